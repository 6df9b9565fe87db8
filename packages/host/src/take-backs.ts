// Taking an answer back: free while nothing was revealed, otherwise by consent of the others.
import type { Refused, ToServer } from '@cardwright/protocol'
import { onBehalf, type Entry } from './entry.ts'
import type { Guest } from './guests.ts'
import type { Inside } from './surroundings.ts'

/** Requests per minute of one seat that the others are asked about. */
const MOST_WISHES = 3
const MINUTE = 60_000

export class TakeBacks {
  private readonly room: Inside
  private wish: { seat: number; by: number; to: number; yes: Set<number> } | null = null
  /** Times of each seat's requests. */
  private readonly wishes = new Map<number, number[]>()

  constructor(room: Inside) {
    this.room = room
  }

  /** The match has moved on: pending requests no longer apply. */
  forget(): void {
    this.wish = null
  }

  async ask(
    guest: Guest,
    message: Extract<ToServer, { t: 'undo' }>,
    request: (entryOf: (seat: number, by: number, at: number) => Entry) => Promise<void>,
  ): Promise<void> {
    const { hosted, keeperOf, now, publish } = this.room
    const { link, seat: by } = guest
    const { n } = message
    const seat = message.seat ?? by
    const refuse = (code: 'nothing-to-undo' | 'game-over' | 'asks-too-often') =>
      link.send({ t: 'refused', n, refusal: { code } satisfies Refused })
    const to = seat === null ? null : hosted().startOf(seat)
    if (by === null || seat === null || to === null) return refuse('nothing-to-undo')
    const mayAct = seat === by || keeperOf(seat) === by
    if (!mayAct) return refuse('nothing-to-undo')
    if (hosted().noUndo(seat) === null)
      return request((one, asker, at) => ({
        kind: 'undo',
        seat: one,
        ...onBehalf(one, asker),
        n,
        to,
        at,
      }))
    if (hosted().ending !== null) return refuse('game-over')
    // the others have already been asked
    if (this.wish?.by === by && this.wish.to === to) return
    const wishes = (this.wishes.get(by) ?? []).filter((at) => now() - at < MINUTE)
    if (wishes.length >= MOST_WISHES) return refuse('asks-too-often')
    this.wishes.set(by, [...wishes, now()])
    publish({ kind: 'askBack', seat, ...onBehalf(seat, by), to })
    this.hearWish(seat, by, to)
    await this.grant()
  }

  hearWish(seat: number, by: number, to: number): void {
    this.wish = { seat, by, to, yes: new Set() }
    const { guests } = this.room
    guests.tell({ t: 'askBack', seat }, (one) => one.seat !== null && one.seat !== by)
  }

  async allow({ seat }: Guest, yes: boolean): Promise<void> {
    if (seat === null) return
    this.room.publish({ kind: 'allowUndo', seat, yes })
    await this.hearConsent(seat, yes)
  }

  async hearConsent(seat: number, yes: boolean): Promise<void> {
    if (this.wish === null || seat === this.wish.by) return
    if (!yes) return this.forget()
    this.wish.yes.add(seat)
    await this.grant()
  }

  /** Bots and dummies always agree. */
  private async grant(): Promise<void> {
    const { hosted, info, commit, now } = this.room
    for (;;) {
      const { wish } = this
      if (wish === null) return
      const { seat, by, to, yes } = wish
      const minds = info().chairs.some(
        ({ kind }, other) => kind === 'human' && other !== by && !yes.has(other),
      )
      if (minds || hosted().startOf(seat) !== to) return
      const n = hosted().last[by] + 1
      const entry: Entry = { kind: 'undo', seat, ...onBehalf(seat, by), n, to, at: now() }
      if ((await commit(entry)) !== 'again') return
      // another entry came first, so the request is dropped
    }
  }
}
