// A short trial of a pack: random matches with every number of players, limited by decisions and by time.
// It finds what the validator cannot: full lists, and loops that only a budget stops.
import { createBot } from '@cardwright/bots'
import {
  applyPacked,
  BadOption,
  createMatch,
  trouble,
  Unplayable,
  type Game,
} from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'

const MATCHES = 4
const DECISIONS = 400
/** The user waits for this. Processor time, so that a busy machine does not fail a pack. */
const SECONDS = 3

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export interface Trial {
  decisions: number
  /** English sentences; empty: no findings. */
  warnings: string[]
}

/** @throws what a match throws when it cannot go on */
export function tryGame(game: Game, now: () => number = processorTime): Trial {
  const end = now() + SECONDS * 1000
  const { min, max } = game.pack.manifest.seats
  const trial: Trial = { decisions: 0, warnings: [] }
  let exceeded = 0
  for (let k = 0; k < MATCHES && now() < end; k++) {
    const seats = k % 2 === 0 ? min : max
    const m = startIfPossible(game, seats, k + 1)
    if (m === null) continue
    const bots = Array.from({ length: seats }, (_, seat) => createBot('random', k + 1, seat))
    for (let n = 0; n < DECISIONS && m.s[ENDED] === 0 && now() < end; n++) {
      const seat = m.s[ASK]
      applyPacked(m, bots[seat].choose(m, seat))
      trial.decisions++
    }
    const why = trouble(m)
    if (why !== null) throw new Unplayable(`${why} (random match with seed ${k + 1})`)
    exceeded += m.exceeded
  }
  if (exceeded > 0)
    trial.warnings.push(
      `a budget stopped something ${exceeded} times in ${trial.decisions} random decisions (event budget-exceeded): triggers that set each other off`,
    )
  if (now() >= end)
    trial.warnings.push(
      `the trial was stopped after ${SECONDS} s and ${trial.decisions} random decisions: matches of this pack are slow`,
    )
  return trial
}

/** The first options do not allow every number of players. */
function startIfPossible(game: Game, seats: number, seed: number) {
  try {
    return createMatch(game, { seats, seed })
  } catch (error) {
    if (error instanceof BadOption) return null
    throw error
  }
}
