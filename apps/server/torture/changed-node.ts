// A node of another release than this repository's, for rolling deploys: what is changed is said in CHANGE.
import { parseArgs } from 'node:util'
import { startNode } from '../src/index.ts'
import { ENDLESS } from '../src/limits.ts'
import { changedRelease, type Change } from './releases.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' } },
  strict: false,
})
const release = await changedRelease(process.env.CHANGE as Change)
const { address, stop } = await startNode({
  port: Number(values.port),
  data: '',
  databaseUrl: process.env.DATABASE_URL,
  redisUrl: process.env.REDIS_URL,
  logLevel: process.env.LOG_LEVEL,
  // everything comes from one address
  limits: ENDLESS,
  release,
})
console.log(address)
process.once('SIGTERM', () => {
  release.remove()
  void stop().finally(() => process.exit(0))
})
