// How good a position is: material first, then standing near what the match is about.
import {
  ACTIVE,
  ENDED,
  firstCell,
  WINNERS,
  type Match,
  type Rules,
} from '@cardwright/engine/author'
import { strategicPoints } from './places.ts'

const WON = 100_000
const HIT = 100
const POINT = 60
const APPROACH = 4
/** Strategic points of a map. */
const POINTS = 5

type Judge = (m: Match, seat: number) => number

const judges = new WeakMap<Rules, Judge>()

export function evaluate(m: Match, seat: number): number {
  const { s } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] >> seat) & 1 ? WON : -WON
  let judge = judges.get(m.rules)
  if (judge === undefined) judges.set(m.rules, (judge = judgeOf(m.rules)))
  return judge(m, seat)
}

/** Bots spend much of their time in it: whatever does not change is looked up once per rules. */
function judgeOf(rules: Rules): Judge {
  const { layout, resourceIndex, numberIndex, grid, definitions } = rules
  const { occupant, crowds, crowdSize, def } = layout
  const { king, size, rows } = grid!
  const slotOf = (name: string) => layout.numbers + numberIndex.get(name)!
  const hits = resourceIndex.get('hits')!
  const points = resourceIndex.get('points')!
  const queued = slotOf('queued')
  const holders = Int32Array.from({ length: POINTS }, (_, k) => slotOf(`holder${k}`))
  const printed = Float64Array.from(definitions, ({ stats }) => (stats?.['worth'] ?? 1) * HIT)
  const perHit = HIT / 2 / hits.scale
  const perPoint = POINT / points.scale
  /** Scratch, by side: the cells of its units, and how far the first is from each of the second. */
  const cells = [new Int32Array(size), new Int32Array(size)]
  const far = new Int32Array(size)

  /** Notes where the units of a side stand. @returns how many there are */
  function muster({ s }: Match, seat: number): number {
    const crowd = crowds + (seat + 1) * crowdSize
    const stand = cells[seat]
    let n = 0
    for (let w = 0; w < crowdSize; w++)
      for (let bits = s[crowd + w]; bits !== 0; bits &= bits - 1) stand[n++] = firstCell(w, bits)
    return n
  }

  function material({ s }: Match, seat: number, n: number): number {
    const stand = cells[seat]
    let sum = 0
    for (let i = 0; i < n; i++) {
      const e = s[occupant + stand[i]]
      sum += printed[s[def + e]] + s[hits.base + e] * perHit
    }
    return sum
  }

  /** Somebody is on the way to every point. */
  function approach({ s }: Match, seat: number, n: number, goals: readonly number[]): number {
    const stand = cells[seat]
    let sum = 0
    for (let k = 0; k < POINTS; k++) {
      const from = goals[k] * size
      let nearest = rows
      for (let i = 0; i < n; i++) nearest = Math.min(nearest, king[from + stand[i]])
      sum += s[holders[k]] - 1 === seat ? POINT : nearest === 0 ? POINT / 2 : 0
      sum -= nearest * APPROACH
    }
    return sum
  }

  /** How much nearer the first side is to the units of the second than the second to those of the first. */
  function pressure(n: number, others: number): number {
    const [mine, theirs] = cells
    far.fill(rows, 0, others)
    let sum = 0
    for (let i = 0; i < n; i++) {
      const from = mine[i] * size
      let nearest = rows
      for (let j = 0; j < others; j++) {
        const steps = king[from + theirs[j]]
        if (steps < nearest) nearest = steps
        if (steps < far[j]) far[j] = steps
      }
      sum += nearest
    }
    for (let j = 0; j < others; j++) sum -= far[j]
    return sum
  }

  return (m, seat) => {
    const { s } = m
    const goals = strategicPoints(m)
    const first = muster(m, 0)
    const second = muster(m, 1)
    let value = material(m, 0, first) - material(m, 1, second) + pressure(first, second)
    value += approach(m, 0, first, goals) - approach(m, 1, second, goals)
    value += (s[points.base] - s[points.base + 1]) * perPoint
    // an attack that is announced is worth having
    value += s[queued] * (HIT / 4) * (s[ACTIVE] === 0 ? 1 : -1)
    return seat === 0 ? value : -value
  }
}
