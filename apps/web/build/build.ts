// Builds the page into dist/. Run by `npm start` and by the browser tests, through tsx: the packs are
// loaded and checked by the same code that the games use.
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { packs } from './packs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export const config: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [packs()],
  worker: { format: 'es', plugins: () => [packs()] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(config)
