// A thread starts without the TypeScript loader, so register it first.
import { register } from 'tsx/esm/api'

register()
await import('./bot-worker.ts')
