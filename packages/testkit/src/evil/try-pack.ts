// What becomes of a pack: refused with reasons, or played at random within bounds and checked on the way.
import { formatProblem, loadPack, type PackFiles } from '@cardwright/content'
import { wrongIn } from '@cardwright/content/trial'
import {
  applyListed,
  BadOption,
  createMatch,
  fullOptions,
  listActions,
  outcome,
  trouble,
  Unplayable,
  type Game,
  type GameCode,
  type Match,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { Random } from '../battery/random.ts'
import { stockAtRandom } from '../battery/stock.ts'
import { chooseAny } from '../battery/walk.ts'

export interface Fate {
  kind:
    /** With problems that say where. */
    | 'refused'
    /** By the game's code, before the first question. */
    | 'misfit'
    /** By a named error that says what is full. */
    | 'unplayable'
    | 'played'
    /** What must not happen. */
    | 'broken'
  said: string
  decisions: number
  /** A budget ended something on the way. */
  exceeded: boolean
}

export interface TrySize {
  seed: number
  matches: number
  decisions: number
}

export function tryPack(files: PackFiles, code: GameCode, size: TrySize): Fate {
  const fate = (kind: Fate['kind'], said = '', decisions = 0, exceeded = false): Fate => ({
    kind,
    said,
    decisions,
    exceeded,
  })
  let game: Game
  try {
    const loaded = loadPack(files, { usedByCode: wordsIn(files), judge: code.judge })
    if (!loaded.ok) {
      const nowhere = loaded.problems.find(({ file, message }) => !file || !message)
      if (nowhere) return fate('broken', `a problem without a place: ${formatProblem(nowhere)}`)
      return fate('refused', loaded.problems.map(formatProblem).join('\n'))
    }
    game = createGame(loaded.pack, code)
  } catch (error) {
    return fate('broken', `loading threw ${stackOf(error)}`)
  }
  let decisions = 0
  let exceeded = false
  for (let k = 0; k < size.matches; k++) {
    let match: Match
    try {
      match = createMatch(game, { seed: size.seed + k, options: fullOptions(game) })
    } catch (error) {
      const isNamed = error instanceof Unplayable || error instanceof BadOption
      return fate(isNamed ? 'unplayable' : 'misfit', stackOf(error))
    }
    const random = new Random(size.seed + k)
    try {
      if (k % 2 === 1) stockAtRandom(match, random)
      for (let n = 0; n < size.decisions; n++) {
        if (listActions(match) === 0) {
          if (outcome(match) === null) throw new Error('nobody is asked, yet it is not over')
          break
        }
        applyListed(match, chooseAny(match, random))
        decisions++
        const why = trouble(match)
        if (why !== null) return fate('unplayable', why, decisions, true)
        exceeded ||= match.exceeded > 0
        // what found no room is missing where the rules want it: only the block itself can be judged then
        const wrong = n % 3 === 0 ? wrongIn(match, match.exceeded === 0) : null
        if (wrong !== null) throw new Error(wrong)
      }
    } catch (error) {
      return fate(
        'broken',
        `in match ${k}, decision ${decisions}: ${stackOf(error)}`,
        decisions,
        exceeded,
      )
    }
  }
  return fate('played', '', decisions, exceeded)
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** So that words left unused do not hide the effect of a twist in play. */
function wordsIn(files: PackFiles): string[] {
  const words = new Set<string>()
  for (const text of Object.values(files))
    for (const [, word] of text.matchAll(/"([\w-]+)"/g)) words.add(word)
  return [...words]
}
