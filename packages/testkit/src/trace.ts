// One number for many games: a hash over every state passed through and every outcome. Equal traces
// mean that the same games were played.
import {
  applyListed,
  createMatch,
  hash,
  listActions,
  outcome,
  type Game,
  type Match,
} from '@cardwright/engine'
import { Random } from './battery/random.ts'
import { stockAtRandom, type Stock } from './battery/stock.ts'
import { setupsOf } from './battery/walk.ts'

export interface Trace {
  trace: string
  matches: number
  decisions: number
}

export interface TraceWay {
  seed?: number
  stock?: Stock
  /** Hears every event. */
  sink?: Match['sink']
}

/** Plays each setup some times, with its own decks and with the whole pack, always at random. */
export function traceOf(
  game: Game,
  matches: number,
  { seed = 1, stock = stockAtRandom, sink = null }: TraceWay = {},
): Trace {
  const setups = setupsOf(game)
  let sum = 0x811c9dc5
  let decisions = 0
  const add = (text: string) => {
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  }
  for (let k = 0; k < matches; k++) {
    const random = new Random(seed * 7919 + k)
    const m = createMatch(game, { ...setups[k % setups.length], seed: seed * 100 + k })
    if (Math.floor(k / setups.length) % 2 === 1) stock(m, random)
    m.sink = sink
    while (listActions(m) > 0) {
      applyListed(m, m.list[random.below(m.forward)])
      add(hash(m))
      decisions++
    }
    add(JSON.stringify(outcome(m)))
  }
  return { trace: (sum >>> 0).toString(16).padStart(8, '0'), matches, decisions }
}
