import { lookAt } from './look-at.ts'

await lookAt('taktik')
