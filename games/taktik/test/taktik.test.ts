// Taktik against its numbered rules: scenarios, and what every game must pass.
import { scenarioTests, testGame } from '@cardwright/testkit/vitest'
import { contentUrl, taktik } from '../src/index.ts'
import { stock } from './stock.ts'

const source = { code: taktik, contentUrl }

await scenarioTests(new URL('../scenarios/', import.meta.url), source)
// a match of this game takes some thousand answers
await testGame(source, { stock, matches: 6, defects: 150 })
