// Twilight Marches against its numbered rules: scenarios, and what every game must pass.
import { scenarioTests, testGame } from '@cardwright/testkit/vitest'
import { contentUrl, twilight } from '../src/index.ts'
import { stock } from './stock.ts'

const source = { code: twilight, contentUrl }

await scenarioTests(new URL('../scenarios/', import.meta.url), source)
await testGame(source, { stock, defects: 300 })
