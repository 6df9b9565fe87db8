// The door of this package: scenarios as files, and the batteries every game must pass.
// What registers tests with vitest is behind the second door, `@cardwright/testkit/vitest`.
export { BadPack, extendPack, folderOf, gameOf, loadGame, type GameSource } from './game-source.ts'
export { runScenarioFiles, type FileResult, type ScenarioReport } from './scenario/files.ts'
export { BadScenarioFile, readScenarios } from './scenario/read.ts'
export {
  readScenes,
  stageScene,
  type Deed,
  type Scene,
  type SceneFile,
  type Staged,
} from './scenario/scenes.ts'
export { runScenario, type ScenarioResult } from './scenario/run.ts'
export type { Scenario, ScenarioFile } from './scenario/format.ts'
export type { ScenarioProblem } from './scenario/problem.ts'
export { batteryOf, BIG, SMALL, type BatterySize, type Check } from './battery/all.ts'
export { stockAtRandom, type Stock } from './battery/stock.ts'
export { twistPack } from './evil/twist.ts'
export { playDecks, withDecks, type Decks, type Played } from './evil/longer-decks.ts'
export { tryPack, type Fate } from './evil/try-pack.ts'
export { drawAbility, type Drawn } from './fuzz/draw/ability.ts'
export { tryKeys, type Count, type Tally } from './fuzz/idle-keys.ts'
export { judge, type JudgeSize, type Verdict } from './fuzz/judge.ts'
export { minimise } from './fuzz/minimise.ts'
export { Random } from './battery/random.ts'
export { runExhaustively, type ExhaustiveReport } from './exhaustive/run.ts'
export { mutationTest, type MutationReport } from './mutation.ts'
export { ActionList, recordMatch, type RecordingPlan } from './recordings/recorder.ts'
export { divergenceReport } from './recordings/report.ts'
export { rerun, stateByte, type Divergence } from './recordings/rerun.ts'
export { readShelf, writeShelf, type Recording, type RecordingShelf } from './recordings/shelf.ts'
export { renamePack } from './rename.ts'
export { traceOf, type Trace } from './trace.ts'
