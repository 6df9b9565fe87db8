// Forest of Dreams on the engine, behind the benchmark's door.
import {
  applyAction,
  applyPacked,
  copyInto,
  createGame,
  createMatch,
  hash,
  legalActions,
  listActions,
  outcome,
  rollBack,
} from '@cardwright/engine'
import type { Action, Game, Match } from '@cardwright/engine'
import { ASK } from '@cardwright/engine/author'
import { loadFolder } from '@cardwright/content/node'
import { formatProblems } from '@cardwright/content'
import { forest } from '@cardwright/forest'
import { draw } from './forest/cards.ts'
import type { Door } from './engine-adapter.ts'

/** The folder of all games, set by the build: a bundle does not lie where its source did. */
declare const GAMES: string

export async function loadForest(): Promise<Game> {
  const loaded = await loadFolder(`${GAMES}/forest/content`, { usedByCode: forest.reads })
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
  return createGame(loaded.pack, forest)
}

export function forestDoor(game: Game): Door<Match, Action> {
  const probe = createMatch(game, { seed: 0 })
  const { layout, grid, resourceIndex, defTerrain } = probe.rules
  const mana = resourceIndex.get('mana')!.base
  return {
    create: (seed) => createMatch(game, { seed }),
    list(m) {
      listActions(m)
      return m.forward
    },
    packed: (m, index) => m.list[index],
    applyPacked(m, action) {
      if (!applyPacked(m, action)) throw new Error('refused')
    },
    named: (m) => legalActions(m, m.s[ASK]),
    applyNamed(m, action) {
      const answer = applyAction(m, m.s[ASK], action)
      if (!answer.ok) throw new Error(`refused: ${answer.refusal.reason}`)
      return answer.events.length
    },
    setJournal(m, on) {
      m.journal = on
    },
    keep(m) {
      m.written = 0
    },
    undo: (m) => rollBack(m, 0),
    copyInto,
    hash,
    size: (m) => m.s.length,
    gauge(m, which) {
      if (which < 2) return m.s[mana + which]
      let n = 0
      for (let c = 0; c < grid!.size; c++) {
        const e = m.s[layout.occupant + c]
        if (e >= 0 && defTerrain[m.s[layout.def + e]] === 0) n++
      }
      return n
    },
    winner: (m) => outcome(m)!.winners[0] ?? draw,
  }
}
