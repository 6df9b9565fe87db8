// The language's types and word tables, taken from the engine in one place.
export * from '../../engine/src/language/ability.ts'
export * from '../../engine/src/language/manifest.ts'
export * from '../../engine/src/language/pack.ts'
export * from '../../engine/src/language/words.ts'
