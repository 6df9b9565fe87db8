// A node without a page: `node --import tsx apps/server/src/run.ts --port 4173 --data ./data`.
import { parseArgs } from 'node:util'
import { fromEnvironment } from './environment.ts'
import { ENDLESS, ORDINARY } from './limits.ts'
import { runNode } from './running.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    /** `0.0.0.0`: other machines can reach it. */
    host: { type: 'string' },
    data: { type: 'string', default: './data' },
    /** Starts even with a damaged database. */
    'even-if-damaged': { type: 'boolean', default: false },
    /** For tests, where everything comes from one address. */
    'one-address': { type: 'boolean', default: false },
    /** For load tests. */
    unlimited: { type: 'boolean', default: false },
  },
})
const crowd = { ...ENDLESS, messages: ORDINARY.messages }
const limits = values.unlimited ? ENDLESS : values['one-address'] ? crowd : undefined
const { address } = await runNode({
  ...fromEnvironment(process.env),
  port: Number(values.port),
  host: values.host,
  data: values.data,
  ...(limits === undefined ? {} : { botMatches: 1e6 }),
  evenIfDamaged: values['even-if-damaged'],
  limits,
})
console.log(address)
