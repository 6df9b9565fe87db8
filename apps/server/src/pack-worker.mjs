// A thread begins without the loader that reads TypeScript: this registers it first.
import { register } from 'tsx/esm/api'

register()
await import('./pack-worker.ts')
