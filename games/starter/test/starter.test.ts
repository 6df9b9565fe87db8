// Tic-tac-toe: its two rules as scenarios, and what every game must pass.
import { scenarioTests, testGame } from '@cardwright/testkit/vitest'
import { contentUrl, starter } from '../src/index.ts'

const source = { code: starter, contentUrl }

await scenarioTests(new URL('../scenarios/', import.meta.url), source)
await testGame(source)
