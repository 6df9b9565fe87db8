// The entry point for Node: the same runs on all cores, over Redis, and as files.
export { Crew, type CrewOptions } from './crew.ts'
export {
  BadJob,
  gameOf,
  isBotFile,
  mergeResults,
  planOf,
  type Job,
  type Player,
  type Result,
} from './job.ts'
export { distribute, serve, type Distribution, type Server, type ServeOptions } from './queue.ts'
export { pieceSize, playedGames, runJob, type Progress, type RunOptions } from './run.ts'
export { htmlOf, preparePage, type HtmlOptions } from './html.ts'
export { replaysOf } from './replays.ts'
export { readRun, writeReport, writeWhole, type KeptRun } from './report-files.ts'
