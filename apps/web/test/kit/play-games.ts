// Plays games and folds every state on the way into one line each. Node and the browser run this same
// file: where one of them computes anything else, the lines differ.
import { createBot, playOut } from '@cardwright/bots'
import { createMatch, hash, type Game, type Options } from '@cardwright/engine'

const MODES = ['standard', 'demo', 'draft']
/** Enough for random players to finish; a match that is cut off is compared as it stands. */
const LIMIT = 1500

/** @returns for each seed from `first` on: decisions, hash of all states on the way, final hash */
export function playGames(game: Game, first: number, count: number): string[] {
  return Array.from({ length: count }, (_, k) => playGame(game, first + k))
}

function playGame(game: Game, seed: number): string {
  const options: Options = { mode: MODES[seed % MODES.length] }
  const match = createMatch(game, { seats: 2, options, seed })
  // greedy players look ahead in copies, random ones use every rule there is
  const names = seed % 4 === 3 ? (['greedy', 'greedy'] as const) : (['random', 'random'] as const)
  const bots = names.map((name, seat) => createBot(name, seed, seat))
  let way = 0
  const decisions = playOut(match, bots, {
    limit: LIMIT,
    before(m, seat, action) {
      way = fold(fold(way, Math.imul(action, 31) + seat), Number.parseInt(hash(m).slice(0, 8), 16))
    },
  })
  return `${seed} ${options['mode']} ${names[0]}: ${decisions} ${way >>> 0} ${hash(match)}`
}

const fold = (a: number, b: number) => Math.imul(a ^ b, 0x01000193) + ((a >>> 13) | 0)
