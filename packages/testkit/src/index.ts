// The door of this package: scenarios as files, and the batteries every game must pass.
// What registers tests with vitest is behind the second door, `@cardwright/testkit/vitest`.
export { BadPack, extendPack, folderOf, gameOf, loadGame, type GameSource } from './game-source.ts'
export { runScenarioFiles, type FileResult, type ScenarioReport } from './scenario/files.ts'
export { BadScenarioFile, readScenarios } from './scenario/read.ts'
export { runScenario, type ScenarioResult } from './scenario/run.ts'
export type { Scenario, ScenarioFile } from './scenario/format.ts'
export type { ScenarioProblem } from './scenario/problem.ts'
export { batteryOf, BIG, SMALL, type BatterySize, type Check } from './battery/all.ts'
export { stockAtRandom, type Stock } from './battery/stock.ts'
export { runExhaustively, type ExhaustiveReport } from './exhaustive/run.ts'
export { mutationTest, type MutationReport } from './mutation.ts'
export { renamePack } from './rename.ts'
export { traceOf, type Trace } from './trace.ts'
