// Random matches of the probe game in which the ability under test is used whenever it can be.
import { wrongIn } from '@cardwright/content/trial'
import {
  applyListed,
  createMatch,
  hash,
  legalActions,
  listActions,
  loadMatch,
  outcome,
  rollBack,
  saveMatch,
  trouble,
  type Game,
  type Match,
} from '@cardwright/engine'
import { ASK, packed } from '@cardwright/engine/block'
import { Random } from '../battery/random.ts'
import { SLOTS, type Slot } from './probe/cards.ts'

export interface PlaySize {
  seed: number
  matches: number
  /** Of one match. */
  decisions: number
}

/** Something a match must never do. */
export class Fault extends Error {
  readonly sort: string
  constructor(sort: string, message: string) {
    super(message)
    this.sort = sort
  }
}

/** The index of the ability under test among all abilities of the game. */
export const tested = (m: Match, slot: Slot): number =>
  m.rules.abilities.all.findIndex(({ holder }) => holder === SLOTS[slot])

/** Three times of four the tested ability, where it can be used; taking back is rare. */
export function chooseTested(m: Match, ability: number, random: Random): number {
  const n = listActions(m)
  const uses: number[] = []
  for (let k = 0; k < n; k++) {
    const action = m.list[k]
    const isUse = packed.kindOf(action) === packed.USE
    if (isUse && packed.abilityIn(packed.valueOf(action)) === ability) uses.push(action)
  }
  if (uses.length > 0 && !random.oneIn(4)) return random.pick(uses)
  const among = m.forward > 0 && !random.oneIn(12) ? m.forward : n
  return m.list[random.below(among)]
}

export const beginMatch = (game: Game, size: PlaySize, k: number): Match =>
  createMatch(game, { seed: size.seed * 100 + k, seats: 2 + (k % 3) })

/** @returns how many decisions were made */
export function playChecked(game: Game, slot: Slot, size: PlaySize): number {
  let made = 0
  for (let k = 0; k < size.matches; k++) {
    const m = beginMatch(game, size, k)
    const random = new Random(size.seed + k)
    const ability = tested(m, slot)
    try {
      for (let n = 0; n < size.decisions; n++) {
        if (listActions(m) === 0) {
          if (outcome(m) === null) throw new Fault('stuck', 'nobody is asked, yet it is not over')
          break
        }
        decide(game, m, chooseTested(m, ability, random), n)
        made++
      }
    } catch (error) {
      throw error instanceof Fault ? error : new Fault('broke', stackOf(error))
    }
  }
  return made
}

export const stackOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message).split('\n').slice(0, 4).join('\n')
    : String(error)

/** Once as it is, once taken back and done again, now and then from what was saved. */
function decide(game: Game, m: Match, action: number, n: number): void {
  const isUndone = n % 3 === 0
  const loaded = n % 16 === 3 ? savedAndLoaded(game, m) : null
  if (isUndone) undoAndRedo(m, action)
  else applyListed(m, action)
  if (loaded !== null) {
    listActions(loaded)
    applyListed(loaded, action)
    if (hash(loaded) !== hash(m))
      throw new Fault('save', 'the same answer ends elsewhere after loading')
  }
  // a match that ended as broken stopped in the middle of a change
  const wrong = n % 3 === 0 && trouble(m) === null ? wrongIn(m, m.exceeded === 0) : null
  if (wrong !== null) throw new Fault('state', wrong)
}

function undoAndRedo(m: Match, action: number): void {
  const before = hash(m)
  const { journal } = m
  m.journal = true
  const mark = m.written
  applyListed(m, action)
  const after = hash(m)
  rollBack(m, mark)
  if (hash(m) !== before) throw new Fault('undo', 'undo does not restore the state')
  listActions(m)
  applyListed(m, action)
  if (hash(m) !== after) throw new Fault('redo', 'doing it again leads to another state')
  m.journal = journal
  if (!journal) m.written = 0
}

function savedAndLoaded(game: Game, m: Match): Match {
  const seat = m.s[ASK]
  const loaded = loadMatch(game, JSON.parse(JSON.stringify(saveMatch(m, {}))))
  if (hash(loaded) !== hash(m)) throw new Fault('save', 'saving and loading changes the state')
  const [here, there] = [m, loaded].map((one) => JSON.stringify(legalActions(one, seat)))
  if (here !== there) throw new Fault('save', 'saving and loading changes the legal actions')
  return loaded
}

/** What happens in a few matches, as one number: equal where the same things happened. */
export function traceOf(game: Game, slot: Slot, size: PlaySize): number {
  let trace = 0x811c9dc5
  const add = (n: number) => (trace = Math.imul(trace ^ n, 0x01000193))
  for (let k = 0; k < size.matches; k++) {
    const m = beginMatch(game, size, k)
    const random = new Random(size.seed + k)
    const ability = tested(m, slot)
    m.sink = (_, event, payload) => {
      add(event)
      for (let i = 0; i < 8; i++) add(payload[i])
    }
    try {
      for (let n = 0; n < size.decisions && listActions(m) > 0; n++) {
        const all = listActions(m)
        for (let i = 0; i < all; i++) add(m.list[i])
        applyListed(m, chooseTested(m, ability, random))
      }
    } catch (error) {
      add(String(error).length)
    }
  }
  return trace >>> 0
}
