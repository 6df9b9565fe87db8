// The kit on a toy that Forest is not: lanes, teams, options, tokens, a shared zone.
import { exampleTests, scenarioTests, testGame } from '../src/vitest.ts'
import { contentUrl, ferry } from './ferry/ferry.ts'

const source = { code: ferry, contentUrl }

await scenarioTests(new URL('ferry/', import.meta.url), source)
await exampleTests(new URL('../../../docs/scenarios.md', import.meta.url), source)
await testGame(source, { decisions: 2000, states: 300, defects: 100 })
