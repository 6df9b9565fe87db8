// Builds the page into dist/. Run by `npm start` and by the browser tests, through tsx: the packs are
// loaded and checked by the same code that the games use.
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { fonts } from './fonts.ts'
import { packs } from './packs.ts'
import { rules } from './rules.ts'
import { shelf } from './shelf.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

// a library marks its files for servers that render, which there are none of here
const checks = { moduleLevelDirective: false, pluginTimings: false }

export const config: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [shelf(), packs(), rules(), fonts()],
  worker: { format: 'es', plugins: () => [shelf(), packs()], rolldownOptions: { checks } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { checks },
  },
}

export function buildPage() {
  // whatever the shell says: React has two builds, and players get the small one
  process.env['NODE_ENV'] = 'production'
  return build(config)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage()
