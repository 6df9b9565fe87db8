// The chat of a table. Seats write, everyone reads; muting is done by the page.
import type { ChatLine } from '@cardwright/protocol'
import type { Guest, Link } from './guests.ts'
import type { Inside } from './surroundings.ts'

const LAST_LINES = 100
/** The rate limit of one seat: a few messages at once, and on average as fast as people read. */
const PACES = [
  { lines: 5, within: 5_000 },
  { lines: 10, within: 20_000 },
  { lines: 20, within: 60_000 },
]

export class Chat {
  private readonly room: Inside
  private lines: ChatLine[]

  constructor(room: Inside, lines: ChatLine[]) {
    this.room = room
    this.lines = lines
  }

  catchUp(link: Link): void {
    if (this.lines.length > 0) link.send({ t: 'chat', lines: this.lines })
  }

  async say({ seat, link }: Guest, text: string): Promise<void> {
    const refuse = (code: 'not-seated' | 'talks-too-fast' | 'not-said') =>
      link.send({ t: 'refused', n: 0, refusal: { code } })
    if (seat === null) return refuse('not-seated')
    const { around, info, now, publish } = this.room
    if (this.isTooFast(seat, now())) return refuse('talks-too-fast')
    const { id, chairs } = info()
    const name = chairs[seat].name ?? ''
    let line: ChatLine
    try {
      line = await around.keepLine(id, { seat, name, text, at: now() })
    } catch (error) {
      around.failed(error, id)
      return refuse('not-said')
    }
    publish({ kind: 'chat', line })
    this.hear(line)
  }

  /** A moderator has changed the chat. */
  hearAgain(lines: ChatLine[]): void {
    this.lines = lines
    this.room.guests.tell({ t: 'chat', lines })
  }

  /** Counted by messages in the log, so a new connection or another node does not reset it. */
  private isTooFast(seat: number, now: number): boolean {
    return PACES.some(
      ({ lines, within }) =>
        this.lines.filter((one) => one.seat === seat && now - one.at < within).length >= lines,
    )
  }

  hear(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-LAST_LINES)
    this.room.guests.tell({ t: 'chat', lines: [line] })
  }
}
