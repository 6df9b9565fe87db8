// Skirmish against its numbered rules: scenarios, and what every game must pass.
import { scenarioTests, testGame } from '@cardwright/testkit/vitest'
import { contentUrl, skirmish } from '../src/index.ts'
import { findsAlways } from './finds-always.ts'

const source = { code: skirmish, contentUrl }

await scenarioTests(new URL('../scenarios/', import.meta.url), source, { findsAlways })
// so many options: enough decisions that every set-up is also played with the whole pack
await testGame(source, { decisions: 6000, matches: 6, defects: 150 })
