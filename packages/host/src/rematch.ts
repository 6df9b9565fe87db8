// The same people once more: when everybody who is still there has asked for it.
import type { Guest } from './guests.ts'
import type { Inside } from './surroundings.ts'

export class Rematch {
  private readonly room: Inside
  private readonly again = new Set<number>()

  constructor(room: Inside) {
    this.room = room
  }

  async ask({ seat }: Guest): Promise<void> {
    const { guests, hosted, info, publish } = this.room
    if (seat === null || hosted().ending === null) return
    this.again.add(seat)
    const waits = info().chairs.some(
      ({ kind }, other) => kind === 'human' && guests.isPresent(other) && !this.again.has(other),
    )
    if (waits || info().next !== null) return
    await this.tell()
    publish({ kind: 'next' })
  }

  /** Everybody here is told where it goes on. */
  async tell(): Promise<void> {
    const { around, guests, hosted, info, setInfo } = this.room
    if (hosted().ending === null) return
    const { match: next, tokens } = await around.rematch(info())
    setInfo({ ...info(), next })
    for (const { link, seat } of guests)
      link.send({ t: 'next', match: next, token: seat === null ? null : tokens[seat] })
  }
}
