// A node without a page: `node --import tsx apps/server/src/run.ts --port 4173 --data ./data`.
import { parseArgs } from 'node:util'
import { startNode } from './index.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    data: { type: 'string', default: './data' },
    /** For tests, where everything comes from one address. */
    'one-address': { type: 'boolean', default: false },
    /** For load tests. */
    unlimited: { type: 'boolean', default: false },
  },
})
const crowd = { requests: 1e6, connections: 1e6 }
const limits = values.unlimited
  ? { ...crowd, messages: 1e6 }
  : values['one-address']
    ? crowd
    : undefined
const { address, stop } = await startNode({
  port: Number(values.port),
  data: values.data,
  databaseUrl: process.env.DATABASE_URL,
  redisUrl: process.env.REDIS_URL,
  origins: process.env.ORIGINS?.split(','),
  ice: process.env.ICE?.split(','),
  isBehindProxy: process.env.BEHIND_PROXY !== undefined,
  logLevel: process.env.LOG_LEVEL,
  limits,
})
console.log(address)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(0)))
