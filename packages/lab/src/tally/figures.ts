// From a tally to figures that people read: shares and means with their 95 % intervals, which hold whenever one looks.
import type { Game } from '@cardwright/engine'
import type { Rules } from '@cardwright/engine/author'
import { gamesPerDeal, type LabPlan } from '../play/plan.ts'
import type { Forfeit } from '../play/play-game.ts'
import { sequenceOf, type Outcome } from '../stats/bets.ts'
import { edgeOf, meanOf, spreadOf, type Interval, type Spread } from '../stats/intervals.ts'
import { sampleFor, shareOf, type Share } from '../stats/share.ts'
import type { Side, Tally } from './tally.ts'

/** Points to which a share of won games is worth knowing. */
const PRECISION = 0.02

export interface SideFigures {
  /** `seat`, `first`, `bot`, `deck` or `hero`, and which. */
  kind: string
  id: string
  seats: number
  won: Share
  tied: number
  /** What it was counted, in games that count. */
  score?: Spread
}

export interface CardFigures {
  id: string
  /** Games it took part in. */
  present: number
  drawn: number
  /** Seats that drew it, once a game, and how many of them won. */
  drawnSeats: number
  wonWhenDrawn: Share
  /** The same of those who drew it before their third turn: where everybody draws everything in the end, this tells. */
  earlySeats: number
  wonWhenEarly: Share
  played: number
  playedSeats: number
  wonWhenPlayed: Share
  /** Of those who drew it. */
  playedOfDrawn: Share | null
  offeredSeats: number
  /** `dead`: it could have been played and never was; `never-legal`: it was never even offered. */
  state: 'used' | 'dead' | 'never-legal' | 'absent' | 'unplayable'
  /** Games a run needs for ± 2 points of its share when drawn (or played, if nobody draws it); 0 = cannot be told. */
  gamesNeeded: number
  isEnough: boolean
  /** The shortest game in which it is played, -1 = none. */
  shownIn: number
}

export interface AbilityFigures {
  holder: string
  ability: string
  /** when, on, before or answer. */
  kind: string
  runs: number
  /** Games in which it ran. */
  games: Share
  perGame: number
  /** Runs in which some step found no target. */
  noTarget: Share
}

export interface Figures {
  games: number
  endings: { ending: string; games: number; share: Share }[]
  reasons: { reason: string; games: number; share: Share }[]
  seats: SideFigures[]
  first: SideFigures | null
  /** How much more often the first player wins than the mean of the others. */
  firstEdge: Interval | null
  groups: SideFigures[]
  turns: Spread
  turnCounts: { turns: number; games: number }[]
  decisions: Interval & { deviation: number }
  /** Won by a seat that was behind half-way. */
  comeback: { games: number; share: Share } | null
  leadChanges: number
  /** Answers to a question. */
  branching: {
    mean: number
    forced: Share
    bins: { upTo: number; questions: number }[]
    questions: { kind: string; n: number }[]
  }
  cards: CardFigures[]
  abilities: AbilityFigures[]
  forfeits: Forfeit[]
}

const QUESTIONS = ['main', 'pick', 'place', 'option', 'may', 'window', 'arrange', 'game']

export function figuresOf(game: Game, plan: LabPlan, tally: Tally): Figures {
  const rules = game.rules(plan.bots.length, plan.settings[0])
  const { games } = tally
  const played = games - (tally.endings['forfeited'] ?? 0)
  const perDeal = gamesPerDeal(plan)
  const seats = sidesOfKind(tally, 'seat', perDeal)
  const first = tally.sides['first']
  const shareOfGames = (hits: number, n: number): Share => shareOf(hits, n, perDeal)
  const counted = (record: Record<string, number>) =>
    Object.entries(record)
      .map(([key, n]) => ({ key, games: n, share: shareOfGames(n, games) }))
      .sort((a, b) => b.games - a.games)
  return {
    games,
    endings: counted(tally.endings).map(({ key, ...rest }) => ({ ending: key, ...rest })),
    reasons: counted(tally.reasons).map(({ key, ...rest }) => ({ reason: key, ...rest })),
    seats,
    first: first === undefined ? null : sideFigures('first', '', first, perDeal),
    firstEdge: first === undefined ? null : edgeOfFirst(first, seats, perDeal),
    groups: ['bot', 'deck', 'hero'].flatMap((kind) => {
      const found = sidesOfKind(tally, kind, perDeal)
      return found.length > 1 || kind === 'hero' ? found : []
    }),
    turns: spreadOf(tally.turns, perDeal),
    turnCounts: Object.entries(tally.turns)
      .map(([turns, n]) => ({ turns: Number(turns), games: n }))
      .sort((a, b) => a.turns - b.turns),
    decisions: meanOf(played, tally.decisions, tally.decisionsSquared, perDeal),
    comeback:
      tally.led === 0
        ? null
        : { games: tally.led, share: shareOfGames(tally.comebacks, tally.led) },
    leadChanges: played === 0 ? 0 : tally.leadChanges / played,
    branching: {
      mean: tally.decisions === 0 ? 0 : tally.answers / tally.decisions,
      // questions of one game are alike
      forced: shareOf(
        tally.forced,
        tally.decisions,
        perDeal * Math.max(1, tally.decisions / played),
      ),
      bins: tally.lists.map((questions, k) => ({ upTo: 2 ** k, questions })),
      questions: tally.questions.map((n, k) => ({ kind: QUESTIONS[k], n })),
    },
    cards: cardFigures(rules, tally, played, perDeal * (severalWin(tally) ? plan.bots.length : 1)),
    abilities: abilityFigures(rules, tally, played, perDeal),
    forfeits: tally.forfeits,
  }
}

/** Seats of one game count apart where at most one of them wins: then they differ more than strangers would. */
const severalWin = ({ sides, endings }: Tally): boolean => {
  const wins = Object.entries(sides)
    .filter(([name]) => name.startsWith('seat '))
    .reduce((sum, [, { won }]) => sum + won, 0)
  return wins > (endings['won'] ?? 0) + (endings['forfeited'] ?? 0)
}

function sidesOfKind(tally: Tally, kind: string, perDeal: number): SideFigures[] {
  return Object.entries(tally.sides)
    .filter(([name]) => name.startsWith(`${kind} `))
    .map(([name, side]) => sideFigures(kind, name.slice(kind.length + 1), side, perDeal))
}

const sideFigures = (
  kind: string,
  id: string,
  { seats, deals, tied, scores }: Side,
  perDeal: number,
): SideFigures => ({
  kind,
  id,
  seats,
  won: shareOfDeals(deals),
  tied,
  ...(scores === undefined ? {} : { score: spreadOf(scores, perDeal) }),
})

/** How often a side has won. */
export function shareOfDeals(deals: Side['deals']): Share {
  const outcomes = Object.entries(deals).map(([deal, times]): Outcome => {
    const [of, sum] = deal.split(' ').map(Number)
    return { times, sum, of }
  })
  const { value, low, high } = sequenceOf({ outcomes, low: 0, high: 1 })
  return { share: value, low, high }
}

function edgeOfFirst(first: Side, seats: readonly SideFigures[], perDeal: number): Interval | null {
  const others = seats.length - 1
  if (others < 1) return null
  const all = seats.reduce((sum, { won, seats: n }) => sum + won.share * n, 0)
  return edgeOf(first.won, (all - first.won) / others, first.seats, perDeal)
}

/** @param together seats that may win for the same reason */
function cardFigures(
  rules: Rules,
  { cards, shown }: Tally,
  games: number,
  together: number,
): CardFigures[] {
  const share = (hits: number, n: number): Share => shareOf(hits, n, together)
  return rules.game.pack.definitions.map(({ id }, def) => {
    const at = (column: keyof Tally['cards']): number => cards[column][def]
    const wonWhenDrawn = share(at('drawnWon'), at('drawnSeats'))
    const wonWhenPlayed = share(at('playedWon'), at('playedSeats'))
    const seen = at('drawnSeats') > 0 ? at('drawnSeats') : at('playedSeats')
    const telling = at('drawnSeats') > 0 ? wonWhenDrawn : wonWhenPlayed
    const wanted = sampleFor(telling.share, PRECISION) * together
    return {
      id,
      present: at('present'),
      drawn: at('drawn'),
      drawnSeats: at('drawnSeats'),
      wonWhenDrawn,
      earlySeats: at('earlySeats'),
      wonWhenEarly: share(at('earlyWon'), at('earlySeats')),
      played: at('played'),
      playedSeats: at('playedSeats'),
      wonWhenPlayed,
      playedOfDrawn:
        at('drawnSeats') === 0
          ? null
          : share(Math.min(at('playedSeats'), at('drawnSeats')), at('drawnSeats')),
      offeredSeats: at('offeredSeats'),
      state: stateOf(rules, def, at('present'), at('offeredSeats'), at('played')),
      gamesNeeded: seen === 0 ? 0 : Math.ceil((wanted * games) / seen),
      isEnough: seen >= wanted,
      shownIn: shown.game[def],
    }
  })
}

function stateOf(
  rules: Rules,
  def: number,
  present: number,
  offered: number,
  played: number,
): CardFigures['state'] {
  if (played > 0) return 'used'
  if (present === 0) return 'absent'
  if (rules.abilities.whenCard[def].length === 0 && rules.abilities.answers[def].length === 0)
    return 'unplayable'
  return offered === 0 ? 'never-legal' : 'dead'
}

function abilityFigures(
  rules: Rules,
  tally: Tally,
  games: number,
  perDeal: number,
): AbilityFigures[] {
  return rules.abilities.all.map(({ holder, label, kind }, k) => ({
    holder,
    ability: label,
    kind,
    runs: tally.runs[k],
    games: shareOf(tally.ranIn[k], games, perDeal),
    perGame: games === 0 ? 0 : tally.runs[k] / games,
    // runs of one game are alike
    noTarget: shareOf(
      tally.noTarget[k],
      tally.runs[k],
      perDeal * Math.max(1, tally.runs[k] / tally.ranIn[k]),
    ),
  }))
}
