// Drones against its numbered rules, and what every game must pass.
import { scenarioTests, testGame } from '@cardwright/testkit/vitest'
import { contentUrl, drones } from '../src/index.ts'
import { stock } from './stock.ts'

const source = { code: drones, contentUrl }

await scenarioTests(new URL('../scenarios/', import.meta.url), source, {})
// the pack is large: a mistake takes as long to look for as ten in another game
await testGame(source, { stock, decisions: 2500, states: 200, matches: 6, defects: 60 })
