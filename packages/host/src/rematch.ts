// A rematch of the same people, once everyone who is still there has asked for it.
import type { Guest } from './guests.ts'
import type { Inside, Next } from './surroundings.ts'

export class Rematch {
  private readonly room: Inside
  private readonly again = new Set<number>()

  constructor(room: Inside) {
    this.room = room
  }

  async ask({ seat }: Guest): Promise<void> {
    const { around, guests, hosted, info, publish } = this.room
    if (seat === null || hosted().ending === null) return
    this.again.add(seat)
    const waits = info().chairs.some(
      ({ kind }, other) => kind === 'human' && guests.isPresent(other) && !this.again.has(other),
    )
    if (waits || info().next !== null) return
    this.lead(await around.rematch(info()))
    publish({ kind: 'next' })
  }

  /** The rematch is elsewhere: a player at another node asked for it, or the lobby found another table. */
  async hear(): Promise<void> {
    const { around, info } = this.room
    const next = await around.next(info())
    if (next !== null) this.lead(next)
  }

  /** Sends everyone here to the next match. */
  private lead({ match: next, tokens }: Next): void {
    const { guests, info, setInfo } = this.room
    setInfo({ ...info(), next })
    for (const { link, seat } of guests)
      link.send({ t: 'next', match: next, token: seat === null ? null : tokens[seat] })
  }
}
