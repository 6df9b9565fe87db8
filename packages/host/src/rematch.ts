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
    const { around, guests, hosted, info, publish } = this.room
    if (seat === null || hosted().ending === null) return
    this.again.add(seat)
    const waits = info().chairs.some(
      ({ kind }, other) => kind === 'human' && guests.isPresent(other) && !this.again.has(other),
    )
    if (waits || info().next !== null) return
    const { match: next, tokens } = await around.rematch(info())
    publish({ kind: 'next', next, tokens })
    this.tell(next, tokens)
  }

  tell(next: string, tokens: (string | null)[]): void {
    const { guests, info, setInfo } = this.room
    setInfo({ ...info(), next })
    for (const { link, seat } of guests)
      link.send({ t: 'next', match: next, token: seat === null ? null : tokens[seat] })
  }
}
