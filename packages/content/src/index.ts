// The door of this package: content as text in, a checked pack or all its problems out.
// Reading a folder is behind the second door, `@cardwright/content/node`.
export { CEILINGS, type Ceiling } from './ceilings.ts'
export { hashOfPack } from './hash.ts'
export { packJsonSchema, type JsonSchema, type PackJsonSchema } from './json-schema.ts'
export { readJson } from './json.ts'
export { loadPack, validate, type Loaded, type LoadOptions } from './load.ts'
export { DEFECT_KINDS, mutatePack, type Mutation } from './mutate.ts'
export { nearest } from './nearest.ts'
export { formatProblem, formatProblems, type Problem } from './problem.ts'
export type { PackFiles } from './read.ts'
export { Readings } from './readings.ts'
export * from './text/index.ts'
