// Forest of Dreams against its numbered rules: scenarios, and what every game must pass.
import { exampleTests, scenarioTests, testGame } from '@cardwright/testkit/vitest'
import { contentUrl, forest } from '../src/index.ts'

const source = { code: forest, contentUrl }

await scenarioTests(new URL('../scenarios/', import.meta.url), source)
await exampleTests(new URL('../../../docs/scenarios.md', import.meta.url), source)
await testGame(source)
