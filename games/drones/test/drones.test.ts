// Drones against its numbered rules. The battery of every game is not run here yet: in a match filled by
// `stock.ts` passives wake each other without end.
import { scenarioTests } from '@cardwright/testkit/vitest'
import { contentUrl, drones } from '../src/index.ts'

await scenarioTests(new URL('../scenarios/', import.meta.url), { code: drones, contentUrl })
