// Drones against its numbered rules. The battery of every game is run by `npm run proof -- drones`: here it
// would take longer than all other tests together.
import { scenarioTests } from '@cardwright/testkit/vitest'
import { contentUrl, drones } from '../src/index.ts'

await scenarioTests(new URL('../scenarios/', import.meta.url), { code: drones, contentUrl })
