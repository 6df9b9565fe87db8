// A machine of its own for the tests: plays pieces until it is killed.
import { register } from 'tsx/esm/api'

register()
const { serve } = await import('../src/node/index.ts')
const server = serve({ url: process.argv[2], threads: 1, patience: 3000 })
await server.ready
console.log('ready')
