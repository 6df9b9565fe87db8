// Tic-tac-toe: its two rules as scenarios, and what every game must pass.
import { scenarioTests, testGame } from '@cardwright/testkit/vitest'
import { code } from '../game.ts'

const source = { code, contentUrl: new URL('../content/', import.meta.url) }

await scenarioTests(new URL('../scenarios/', import.meta.url), source)
await testGame(source)
