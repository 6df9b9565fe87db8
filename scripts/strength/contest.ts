// One match of a contest: the first bot plays all seats of one team, the second bot all others. Teams
// are swapped from match to match while the seed stays: both get the same cards. A game for one seat
// is played by the first bot alone.
import { createBot, isBotName, searchBot, type Bot, type BotName } from '@cardwright/bots'
import { createMatch, applyPacked, outcome, type Game, type Match } from '@cardwright/engine'
import { ACTIVE, ASK, ASK_GAME, ASK_KIND, ASK_MAIN, ENDED, ROUND } from '@cardwright/engine/block'
import { wallClock } from './clock.ts'

/** Gives up after so many decisions; counted as nobody's win. */
const LIMIT = 20_000

export type Contestant =
  | { bot: BotName }
  | { own: (seed: number, seat: number) => Bot }
  | { search: { milliseconds: number } | { iterations: number } }

export interface Pairing {
  first: Contestant
  second: Contestant
  seed: number
}

export interface Result {
  result: 'won' | 'drawn' | 'lost'
  /** So many matches in a row are one deal. */
  teams: number
  rounds: number
  /** Moves of the first bot, and the time it took for all its answers. */
  moves: number
  milliseconds: number
}

export function playMatch(
  game: Game,
  { first, second, seed }: Pairing,
  k: number,
  now: () => number = wallClock,
): Result {
  const seats = game.pack.manifest.seats.min
  const teams = teamsOf(game, seats)
  const count = Math.max(...teams) + 1
  const deal = seed + Math.floor(k / count)
  const m = createMatch(game, { seats, seed: deal })
  const isFirst = teams.map((team) => team === k % count)
  const bots = teams.map((_, seat) => botOf(isFirst[seat] ? first : second, deal, seat, now))
  let moves = 0
  let turn = -1
  let milliseconds = 0
  for (let decisions = 0; m.s[ENDED] === 0 && decisions < LIMIT; decisions++) {
    const seat = m.s[ASK]
    if (isFirst[seat] && (opensMove(m) || turn !== turnOf(m))) moves++
    turn = turnOf(m)
    const begun = now()
    const action = bots[seat].choose(m, seat)
    if (isFirst[seat]) milliseconds += now() - begun
    if (!applyPacked(m, action)) throw new Error(`${bots[seat].name} answered off the list`)
  }
  const winners = outcome(m)?.winners ?? []
  const result =
    winners.length === 0 && seats > 1
      ? 'drawn'
      : winners.some((seat) => isFirst[seat])
        ? 'won'
        : 'lost'
  return { result, teams: count, rounds: m.s[ROUND], moves, milliseconds }
}

const turnOf = ({ s }: Match): number => s[ROUND] * 64 + s[ACTIVE]

/** A move goes from one main question to the next, with all the picks in between. */
const opensMove = ({ s }: Match): boolean => s[ASK_KIND] === ASK_MAIN || s[ASK_KIND] === ASK_GAME

/** The team of each seat, numbered from 0 in the order of the seats. */
function teamsOf(game: Game, seats: number): number[] {
  const m = createMatch(game, { seats, seed: 1 })
  const known: number[] = []
  return Array.from({ length: seats }, (_, seat) => {
    const team = m.s[m.rules.layout.team + seat]
    if (!known.includes(team)) known.push(team)
    return known.indexOf(team)
  })
}

function botOf(contestant: Contestant, seed: number, seat: number, clock: () => number): Bot {
  if ('own' in contestant) return contestant.own(seed, seat)
  if ('bot' in contestant) return createBot(contestant.bot, seed, seat)
  return searchBot(Math.imul(seed + 1, 0x5bd1e995) ^ seat, { ...contestant.search, clock })
}

/** `search` with the budget that was asked for, or any bot by its name. */
export function contestantOf(
  name: string,
  budget: { milliseconds: number } | { iterations: number },
): Contestant | null {
  if (name === 'search') return { search: budget }
  return isBotName(name) ? { bot: name } : null
}
