// The entry point of the lab: thousands of games, counted, with intervals that are valid at every look. Pure: it runs in
// Node threads and in browser workers. Threads, Redis and files are in `@cardwright/lab/node`.
//
//   const plan = makePlan(game, { bots: ['greedy', 'greedy'], games: 10_000, seed: 1 })   // or BadOption
//   const chunks = chunksOf(plan, 100)                    // { from, to }: deal them to workers as you like
//   const tally = chunks.map((c) => playChunk(game, plan, c)).reduce(mergeTallies)         // in any order
//   const figures = figuresOf(game, plan, tally)          // shares and means with 95 % intervals
//
//   const pairs = chunks.map((c) => playPairs({ a, b }, { a: planA, b: planB }, c)).reduce(mergePairs)
//   const shifts = shiftsOf(pairs)                        // what moved between two packs, and how surely
//   const report = reportOf(game, plan, tally, { name, played, seconds })       // or comparisonOf(…): JSON
//                                                         // `showReport` of `@cardwright/lab/page` shows it
//
// Plans, chunks and tallies are plain JSON. A tally of half the chunks is a valid, smaller run. A bot that
// throws, answers off the list or is late loses its game with a record (`tally.forfeits`); the run goes on.
export {
  dealsAlone,
  dealsFrom,
  dealsOf,
  decided,
  ladderOf,
  ladderPairs,
  scoreAlone,
  scoreOf,
  type LadderPair,
  type LadderScore,
  type Rung,
  type Score,
} from './ladder/ladder.ts'
export { deckPairs, matchupFrom, type DeckPair } from './matchups/matchups.ts'
export {
  mergePairs,
  playPairs,
  type MeanPairs,
  type PairPlan,
  type PairTally,
  type SharePairs,
} from './pairs/pair-tally.ts'
export { shiftsOf, type Shift } from './pairs/shifts.ts'
export {
  aboutCard,
  halfWidth,
  headOf,
  planChange,
  type ChangePlan,
  type ChangeWish,
  type PlannedChange,
} from './pairs/change.ts'
export { namedBot, playChunk, type ChunkOptions } from './play/chunk.ts'
export {
  chunksOf,
  gameAt,
  makePlan,
  samePlan,
  type Chunk,
  type LabPlan,
  type PlannedGame,
  type PlanWish,
} from './play/plan.ts'
export type { BotMaker, Forfeit, Fault, Watch } from './play/play-game.ts'
export {
  comparisonOf,
  reportOf,
  type LabReport,
  type ReportCard,
  type ReportFacts,
  type Words,
} from './report/report.ts'
export { replayLink } from './report/replay.ts'
export { ratingsOf, type PairScore, type Rated } from './stats/elo.ts'
export { edgeOf, meanOf, spreadOf, type Interval, type Spread } from './stats/intervals.ts'
export { verdictOf, type Bounds, type Verdict } from './stats/sprt.ts'
export { sampleFor, shareOf, type Share } from './stats/share.ts'
export {
  figuresOf,
  shareOfDeals,
  type AbilityFigures,
  type CardFigures,
  type Figures,
  type SideFigures,
} from './tally/figures.ts'
export { emptyTally, mergeTallies, type Tally } from './tally/tally.ts'
