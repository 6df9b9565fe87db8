// Any game of the engine behind the benchmark's door. Whoever changes the door of the engine adjusts this.
import {
  applyAction,
  applyListed,
  copyInto,
  createMatch,
  hash,
  legalActions,
  listActions,
  outcome,
  rollBack,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import type { Action, Game, GameCode, Match, Options } from '@cardwright/engine'
import { ASK } from '@cardwright/engine/block'
import { loadFolder } from '@cardwright/content/node'
import { formatProblems } from '@cardwright/content'
import type { Door } from './engine-adapter.ts'
import { draw } from './forest/cards.ts'

/** The folder of all games, set by the build: a bundle does not lie where its source did. */
declare const GAMES: string

/** @param folder of the game */
export async function load(folder: string, code: GameCode): Promise<Game> {
  const loaded = await loadFolder(`${GAMES}/${folder}/content`, { usedByCode: code.reads })
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
  return createGame(loaded.pack, code)
}

export function doorOf(
  game: Game,
  gauge: (m: Match, which: 0 | 1 | 2) => number,
  options: Options = {},
): Door<Match, Action> {
  return {
    create: (seed, into) => createMatch(game, { seed, into, options }),
    list(m) {
      listActions(m)
      return m.forward
    },
    packed: (m, index) => m.list[index],
    applyPacked: applyListed,
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
    gauge,
    winner: (m) => outcome(m)!.winners[0] ?? draw,
  }
}
