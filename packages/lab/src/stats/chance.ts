// Numbers drawn by lot that only the points of a ladder need.
import { diceOf, type Dice } from '@cardwright/bots'

/** From here on a gamma number is as good as a normal one. */
const MANY = 40

export class Chance {
  private readonly dice: Dice
  private spare = NaN

  constructor(seed: number) {
    this.dice = diceOf(seed)
  }

  /** Between 0 and 1, never 0. */
  private unit(): number {
    return ((this.dice.next() >>> 0) + 1) / 0x1_0000_0000
  }

  private normal(): number {
    if (!Number.isNaN(this.spare)) {
      const { spare } = this
      this.spare = NaN
      return spare
    }
    const radius = Math.sqrt(-2 * Math.log(this.unit()))
    const angle = 2 * Math.PI * this.unit()
    this.spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }

  /** A gamma number of a whole or half shape: half the sum of so many squares. */
  gamma(shape: number): number {
    if (shape >= MANY) return Math.max(0, shape + Math.sqrt(shape) * this.normal())
    let sum = 0
    for (let k = 0; k < 2 * shape; k++) sum += this.normal() ** 2
    return sum / 2
  }
}
