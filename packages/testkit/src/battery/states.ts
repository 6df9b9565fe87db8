// What a state must survive: copying, saving, undoing, cancelling, playing again.
import {
  applyListed,
  clone,
  copyInto,
  hash,
  legalActions,
  listActions,
  loadMatch,
  nameAction,
  record,
  replay,
  rollBack,
  sameState,
  saveMatch,
  type Game,
} from '@cardwright/engine'
import { ASK, packed } from '@cardwright/engine/block'
import { Random } from './random.ts'
import { Broken, chooseAny, setupsOf, walk, type Walked, type WalkSize } from './walk.ts'

/** A copy is the same and stays the same, whatever happens to the other. */
export function checkClones(game: Game, size: WalkSize, every = 10): Walked {
  return walk(game, size, (visit) => {
    const { match: m, random } = visit
    if (visit.decision % every !== 0) return
    const before = hash(m)
    const copy = clone(m)
    if (hash(copy) !== before || !sameState(m, copy))
      throw new Broken('a clone differs from its original', visit)
    for (let k = 0; k < 5 && listActions(copy) > 0; k++) applyListed(copy, chooseAny(copy, random))
    if (hash(m) !== before) throw new Broken('playing a clone changes the original', visit)
  })
}

/** Save, write as JSON, load: the same state and the same answers, in the middle of choices too. */
export function checkSaves(game: Game, size: WalkSize, every = 5): Walked & { choices: number } {
  let choices = 0
  const walked = walk(game, size, (visit) => {
    const { match: m, setup } = visit
    if (visit.decision % every !== 0) return
    const seat = m.s[ASK]
    const saved = JSON.parse(JSON.stringify(saveMatch(m, setup.options)))
    const loaded = loadMatch(game, saved)
    if (hash(loaded) !== hash(m)) throw new Broken('saving and loading changes the state', visit)
    const [here, there] = [m, loaded].map((one) => JSON.stringify(legalActions(one, seat)))
    if (here !== there) throw new Broken('saving and loading changes the legal actions', visit)
    if (legalActions(m, seat).some(({ kind }) => kind !== 'use' && kind !== 'move')) choices++
  })
  return { ...walked, choices }
}

/** Every decision is done, taken back and done again; at the end the whole match is taken back. */
export function checkUndo(game: Game, size: WalkSize): Walked & { restored: number } {
  let restored = 0
  let trail: { mark: number; hash: string }[] = []
  const walked = walk(game, size, (visit) => {
    const { match: m, random } = visit
    if (visit.decision === 0) {
      m.journal = true
      trail = []
    }
    const back = (mark: number, to: string) => {
      rollBack(m, mark)
      if (hash(m) !== to) throw new Broken('undo does not restore the state', visit)
      restored++
    }
    const before = hash(m)
    const mark = m.written
    trail.push({ mark, hash: before })
    const action = chooseAny(m, random)
    applyListed(m, action)
    const after = hash(m)
    back(mark, before)
    listActions(m)
    applyListed(m, action)
    if (hash(m) !== after) throw new Broken('doing it again leads to another state', visit)
    back(mark, before)
    // from time to time far back and, by the same answers, forward again
    if (trail.length === REACH) {
      const ahead = clone(m)
      for (const step of trail.reverse()) back(step.mark, step.hash)
      copyInto(ahead, m)
      trail = []
    }
  })
  return { ...walked, restored }
}
const REACH = 50

const isUse = (action: number): boolean => packed.kindOf(action) === packed.USE
const isCancel = (action: number): boolean => packed.kindOf(action) === packed.CANCEL

/** Beginning an ability, picking some, then cancelling: byte for byte as if nothing had been. */
export function checkCancel(game: Game, size: WalkSize): Walked & { cancelled: number } {
  let cancelled = 0
  if (game.pack.manifest.policies.cancel !== 'free')
    return { decisions: 0, matches: 0, ended: 0, cancelled }
  const walked = walk(game, size, (visit) => {
    const { match: m, random } = visit
    const uses = Array.from(m.list.slice(0, listActions(m))).filter(isUse)
    if (uses.length === 0) return
    const copy = clone(m)
    listActions(copy)
    applyListed(copy, random.pick(uses))
    for (let k = random.below(4); ; k--) {
      const n = listActions(copy)
      const cancel = copy.list.slice(0, n).find(isCancel)
      if (cancel === undefined) return
      if (k <= 0) {
        applyListed(copy, cancel)
        break
      }
      applyListed(copy, copy.list[random.below(copy.forward)])
    }
    if (!sameState(m, copy)) throw new Broken('selecting and cancelling changes the state', visit)
    cancelled++
  })
  return { ...walked, cancelled }
}

/** Whole matches, written down by name and played again. */
export function checkReplays(game: Game, matches: number, seed = 1): { matches: number } {
  const setups = setupsOf(game)
  for (let k = 0; k < matches; k++) {
    const setup = setups[k % setups.length]
    const random = new Random(seed * 31 + k)
    const recorder = record(game, { ...setup, seed: seed * 100 + k })
    const { match: m } = recorder
    while (listActions(m) > 0) recorder.answer(m.s[ASK], nameAction(m, chooseAny(m, random)))
    const log = JSON.parse(JSON.stringify(recorder.replay()))
    if (hash(replay(game, log)) !== hash(m))
      throw new Error(`a replay of ${JSON.stringify(setup)} ends in another state`)
  }
  return { matches }
}
