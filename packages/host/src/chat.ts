// What is said at the table. Seats talk, everybody reads; whom one does not want to read is the page's business.
import type { ChatLine } from '@cardwright/protocol'
import type { Guest, Link } from './guests.ts'
import type { Inside } from './surroundings.ts'

const LAST_LINES = 100

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
    if (seat === null) return link.send({ t: 'refused', n: 0, refusal: { code: 'not-seated' } })
    const { around, info, now, publish } = this.room
    const { id, chairs } = info()
    const name = chairs[seat].name ?? ''
    const line = await around.keepLine(id, { seat, name, text, at: now() }).catch((error) => {
      around.failed(error, id)
      return null
    })
    if (line === null) return link.send({ t: 'refused', n: 0, refusal: { code: 'line-lost' } })
    publish({ kind: 'chat', line })
    this.hear(line)
  }

  hear(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-LAST_LINES)
    this.room.guests.tell({ t: 'chat', lines: [line] })
  }
}
