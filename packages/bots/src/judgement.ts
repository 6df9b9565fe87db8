// What a state is worth to a seat, from 0 to 1. No game has to define the scale of its
// evaluation: values are compared with those that playouts of the same question lead to.

/** A difference of evaluations that matters, as a multiple of the mean one that playouts show. */
const SCALE = 1.5
/** No evaluation is worth as much as a win; among wins the evaluation counts a little. */
const UNDECIDED = 0.9
export const DECIDED = 0.97
/** How many playouts the measurement needs. */
const ENOUGH = 4

/** How a playout ended for a seat: 1 won, 0 lost, 0.5 neither; null: undecided. */
export type End = number | null

export class Judgement {
  /** A difference of evaluations that matters. */
  scale = 1
  /** The lowest and the highest score seen. */
  private lowest = Infinity
  private highest = -Infinity
  private readonly centres: Float64Array
  private spread = 0
  private samples = 0

  constructor(seats: number) {
    this.centres = new Float64Array(seats)
  }

  /** Resets, with these evaluations of the seats. */
  begin(evaluate: (seat: number) => number): void {
    for (let k = 0; k < this.centres.length; k++) this.centres[k] = evaluate(k)
    this.samples = 0
    this.spread = 0
    this.scale = 1
  }

  get isMeasured(): boolean {
    return this.samples >= ENOUGH
  }

  /** Records the end of an undecided playout. */
  measure(values: Float64Array): void {
    const { centres } = this
    this.samples++
    for (let k = 0; k < centres.length; k++) {
      const off = values[k] - centres[k]
      // centre on where the playouts end, not on where they start: a round that is lost in any case
      // must not hide what is still undecided
      centres[k] += off / this.samples
      this.spread += Math.abs(off) / centres.length
    }
    if (this.isMeasured && this.spread > 0) this.scale = (SCALE * this.spread) / this.samples
  }

  /** Records the scores at the end of a playout. */
  measureScores(scores: Float64Array): void {
    for (const score of scores) {
      this.lowest = Math.min(this.lowest, score)
      this.highest = Math.max(this.highest, score)
    }
  }

  /** A score is worth more the higher it is, point by point: risks are taken as they pay. */
  worthOfScore(score: number): number {
    const range = this.highest - this.lowest
    return range > 0 ? (score - this.lowest) / range : 0.5
  }

  worth(seat: number, value: number, end: End): number {
    const x = (value - this.centres[seat]) / this.scale
    const looks = 0.5 + (0.5 * x) / (1 + Math.abs(x))
    if (end === null) return 0.5 + UNDECIDED * (looks - 0.5)
    return DECIDED * end + (1 - DECIDED) * looks
  }
}
