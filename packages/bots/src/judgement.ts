// What a state is worth to a seat, from 0 to 1. No game has to say what the numbers of its evaluation
// mean: they are measured by those that playouts of the same question led to.

/** A difference of evaluations that matters, as a multiple of the mean one that playouts show. */
const SCALE = 1.5
/** No evaluation is as good as a win; among wins the evaluation counts a little. */
const UNDECIDED = 0.9
export const DECIDED = 0.97
/** Playouts it takes to measure by. */
const ENOUGH = 4

/** How a playout ended for a seat: 1 won, 0 lost, 0.5 neither; null when it was left undecided. */
export type End = number | null

export class Judgement {
  /** A difference of evaluations that matters. */
  scale = 1
  private readonly centres: Float64Array
  private spread = 0
  private samples = 0

  constructor(seats: number) {
    this.centres = new Float64Array(seats)
  }

  /** Begins anew where `evaluate` thinks this of the seats. */
  begin(evaluate: (seat: number) => number): void {
    for (let k = 0; k < this.centres.length; k++) this.centres[k] = evaluate(k)
    this.samples = 0
    this.spread = 0
    this.scale = 1
  }

  get isMeasured(): boolean {
    return this.samples >= ENOUGH
  }

  /** What an undecided playout led to. */
  measure(values: Float64Array): void {
    const { centres } = this
    this.samples++
    for (let k = 0; k < centres.length; k++) {
      const off = values[k] - centres[k]
      // where the playouts lead is the middle, not where they set out: a round that is lost in any case
      // must not drown what is still open
      centres[k] += off / this.samples
      this.spread += Math.abs(off) / centres.length
    }
    if (this.isMeasured && this.spread > 0) this.scale = (SCALE * this.spread) / this.samples
  }

  worth(seat: number, value: number, end: End): number {
    const x = (value - this.centres[seat]) / this.scale
    const looks = 0.5 + (0.5 * x) / (1 + Math.abs(x))
    if (end === null) return 0.5 + UNDECIDED * (looks - 0.5)
    return DECIDED * end + (1 - DECIDED) * looks
  }
}
