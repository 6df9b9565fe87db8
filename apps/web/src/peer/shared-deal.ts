// The deal of a match between pages, at the host: first every page is bound to its part of the secret, then all
// show theirs, and only then are cards dealt. So nobody chooses the deal, not even the host.
import { bondOf, jointSecret, newSecret, type Bond, type Part } from '@cardwright/protocol/deal'

/** Survives a reload. */
export interface KeptDeal {
  /** The host's own; it is shown when the match is over. */
  own: Part
  /** Of the guests. */
  bonds: Bond[]
  parts: Part[]
}

export const newDeal = (seat: number): KeptDeal => ({
  own: { seat, part: newSecret() },
  bonds: [],
  parts: [],
})

export class SharedDeal {
  private readonly match: string
  /** The chairs of the guests. */
  private readonly guests: readonly number[]
  private readonly kept: KeptDeal

  constructor(match: string, guests: readonly number[], kept: KeptDeal) {
    this.match = match
    this.guests = guests
    this.kept = kept
  }

  /** The host's among them. */
  get bonds(): Bond[] {
    const { own, bonds } = this.kept
    return [{ seat: own.seat, bond: bondOf(this.match, own) }, ...bonds]
  }

  /** All of them, the host's too: nobody but the host may know before the end. */
  get parts(): Part[] {
    return [this.kept.own, ...this.kept.parts]
  }

  get isBound(): boolean {
    return this.kept.bonds.length === this.guests.length
  }

  /** Whose bonds are missing; when all are bound, whose parts. */
  get waits(): number[] {
    const there: readonly { seat: number }[] = this.isBound ? this.kept.parts : this.kept.bonds
    return this.guests.filter((guest) => !there.some(({ seat }) => seat === guest))
  }

  /** Null until all parts are there. */
  get secret(): string | null {
    return this.isBound && this.waits.length === 0 ? jointSecret(this.match, this.parts) : null
  }

  /** Binds a guest. Until all are bound somebody else may sit down on the chair; then it is too late. */
  bind(seat: number, bond: string): void {
    if (this.isBound || !this.guests.includes(seat)) return
    const others = this.kept.bonds.filter((one) => one.seat !== seat)
    this.kept.bonds = [...others, { seat, bond }]
  }

  /** A part counts when all are bound, and only the one its chair is bound to. */
  show(seat: number, part: string): void {
    const { bonds, parts } = this.kept
    if (!this.isBound || parts.some((one) => one.seat === seat)) return
    const isTheirs = bonds.some(
      (one) => one.seat === seat && one.bond === bondOf(this.match, { seat, part }),
    )
    if (isTheirs) parts.push({ seat, part })
  }
}
