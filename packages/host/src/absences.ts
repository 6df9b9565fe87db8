// Absent players: what the others see, and what they may do.
import type { Away as AwayWord, Chair } from '@cardwright/protocol'
import type { Away } from './away.ts'
import { allowsDummies } from './dummies.ts'
import type { Entry } from './entry.ts'
import type { Guest } from './guests.ts'
import { GRACE, remediesOf, type Remedy } from './remedies.ts'
import { STAND_IN_LEVEL } from './stand-ins.ts'
import type { Inside } from './surroundings.ts'

export class Absences {
  private readonly room: Inside
  private readonly away: Away
  /** Votes for a bot, by seat. */
  private readonly votes = new Map<number, Set<number>>()

  constructor(room: Inside, away: Away) {
    this.room = room
    this.away = away
  }

  /** A player asks for a remedy. */
  async ask(
    { link, seat: by }: Guest,
    seat: number,
    wanted: 'bot' | 'self' | 'win',
  ): Promise<void> {
    const { around, info, now, publish, tellChairs } = this.room
    const refuse = (code: 'cannot-replace' | 'paused') =>
      link.send({ t: 'refused', n: 0, refusal: { code } })
    try {
      // news may have been lost: do not replace a player who is at another node
      const elsewhere = await around.others?.elsewhere(info().id)
      if (elsewhere !== undefined && this.away.setElsewhere(elsewhere, now())) tellChairs()
    } catch (error) {
      around.failed(error, info().id)
      return refuse('paused')
    }
    if (by === null || (this.goneFor(seat) ?? 0) < this.grace) return refuse('cannot-replace')
    const allowed = this.remediesOf(by, seat)
    if (wanted === 'bot' && allowed.includes('vote')) {
      publish({ kind: 'vote', seat, by })
      return this.hearVote(seat, by)
    }
    if (!allowed.includes(wanted)) return refuse('cannot-replace')
    if ((await this.commit(seat, wanted)) === 'paused') refuse('paused')
  }

  async hearVote(seat: number, by: number): Promise<void> {
    if (this.goneFor(seat) === null) return
    const votes = this.votes.get(seat) ?? new Set()
    this.votes.set(seat, votes.add(by))
    await this.count()
    this.room.tellChairs()
  }

  /** A player has come or gone. Votes about players who are back are void, and votes of players who left do not count. */
  async count(): Promise<void> {
    for (const [seat, votes] of this.votes)
      if (this.goneFor(seat) === null) this.votes.delete(seat)
      else {
        const voters = this.voters()
        const isAgreed = voters.length > 0 && voters.every((one) => votes.has(one))
        if (isAgreed && (await this.commit(seat, 'bot')) === null) this.votes.delete(seat)
      }
  }

  /** What is shown for a seat whose player is missing. */
  of(chair: Chair, seat: number): AwayWord | undefined {
    const gone = chair.kind === 'human' ? this.goneFor(seat) : null
    if (gone === null) return undefined
    const voters = this.voters()
    const agreed = [...(this.votes.get(seat) ?? [])].filter((one) => voters.includes(one))
    return {
      for: gone,
      wait: Math.max(0, this.grace - gone),
      ...(agreed.length > 0 ? { agreed } : {}),
    }
  }

  private get grace(): number {
    return this.room.around.grace ?? GRACE
  }

  /** Null: the player is there, or nobody is waiting yet. */
  private goneFor(seat: number): number | null {
    const { hosted, info, now } = this.room
    const { ending, seq } = hosted()
    const { chairs } = info()
    const hasBegun = seq > 0 || chairs.every(({ kind, name }) => kind !== 'human' || name !== null)
    return hasBegun && ending === null ? this.away.goneFor(seat, now()) : null
  }

  private voters(): number[] {
    return this.room
      .info()
      .chairs.flatMap(({ kind }, seat) =>
        kind === 'human' && this.away.isPresent(seat) ? [seat] : [],
      )
  }

  private remediesOf(by: number, seat: number): Remedy[] {
    const { hosted, info } = this.room
    const { chairs, absence } = info()
    return remediesOf(
      {
        absence,
        sides: hosted().party.sides,
        chairs: chairs.map(({ kind }, one) => ({ kind, present: this.away.isPresent(one) })),
        allowsDummies: allowsDummies(hosted().game),
      },
      by,
      seat,
    )
  }

  private async commit(seat: number, remedy: 'bot' | 'self' | 'win'): Promise<'paused' | null> {
    const { commit, hosted, info, now } = this.room
    const at = now()
    const entry: Entry =
      remedy === 'win'
        ? {
            kind: 'out',
            seat,
            why: 'absent',
            level: STAND_IN_LEVEL,
            ...hosted().outOf(seat),
            at,
          }
        : { kind: 'replace', seat, level: remedy === 'bot' ? STAND_IN_LEVEL : null, at }
    for (;;) {
      // another node may have been faster
      if (info().chairs[seat].kind !== 'human') return null
      const refused = await commit(entry)
      if (refused === 'again') continue
      return refused?.code === 'paused' ? 'paused' : null
    }
  }
}
