// A pack with decks as a stranger makes them: so many times as long, or with a few cards more. It is refused by name, or
// played like the printed one.
import { loadPack, type PackFiles } from '@cardwright/content'
import {
  applyListed,
  BadOption,
  createMatch,
  listActions,
  outcome,
  trouble,
  Unplayable,
  type GameCode,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { wrongIn } from '@cardwright/content/trial'
import { Random } from '../battery/random.ts'
import { chooseAny } from '../battery/walk.ts'

export interface Decks {
  times: number
  /** Copies more of the first card of each deck. */
  more: number
}

export function withDecks(files: PackFiles, { times, more }: Decks): PackFiles {
  const decks = JSON.parse(files['decks.json'] ?? '[]') as { cards: Record<string, number> }[]
  for (const { cards } of decks)
    Object.keys(cards).forEach((id, k) => {
      cards[id] = cards[id] * times + (k === 0 ? more : 0)
    })
  return { ...files, 'decks.json': JSON.stringify(decks) }
}

export interface Played {
  /** By what it was refused; null: it was played. */
  refused: string | null
  games: number
  /** Wins of each seat. */
  won: number[]
}

export interface DeckSize {
  games: number
  seed: number
  /** Of one game: what has not ended by then is a draw. */
  decisions: number
}

/** @throws when a match breaks, or its state does not agree with itself */
export function playDecks(files: PackFiles, code: GameCode, size: DeckSize): Played {
  const loaded = loadPack(files, { judge: code.judge, usedByCode: code.reads })
  const none = { games: 0, won: [] }
  if (!loaded.ok) return { ...none, refused: loaded.problems[0].message }
  const game = createGame(loaded.pack, code)
  const seats = loaded.pack.manifest.seats.min
  const played: Played = { ...none, refused: null, won: Array.from({ length: seats }, () => 0) }
  for (let k = 0; k < size.games; k++) {
    const seed = size.seed + k
    try {
      const m = createMatch(game, { seed, seats })
      const random = new Random(seed)
      for (let n = 0; n < size.decisions && listActions(m) > 0; n++) {
        applyListed(m, chooseAny(m, random))
        const wrong = n % 8 === 0 && outcome(m) === null ? wrongIn(m) : null
        if (wrong !== null) throw new Error(`seed ${seed}, decision ${n}: ${wrong}`)
      }
      const why = trouble(m)
      if (why !== null) throw new Error(`seed ${seed}: ${why}`)
      for (const seat of outcome(m)?.winners ?? []) played.won[seat]++
      played.games++
    } catch (error) {
      // before the first question: by the game's own rules, or by a list that is named
      if (error instanceof BadOption || error instanceof Unplayable)
        return { ...none, refused: error.message }
      throw error
    }
  }
  return played
}
