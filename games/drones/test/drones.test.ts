// Drones against its numbered rules. The battery of every game is not run here yet: in one of its stocked
// worlds two passives wake each other without end (`npm run proof -- drones` shows it).
import { scenarioTests } from '@cardwright/testkit/vitest'
import { contentUrl, drones } from '../src/index.ts'

await scenarioTests(new URL('../scenarios/', import.meta.url), { code: drones, contentUrl })
