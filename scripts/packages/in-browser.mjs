// A game in a page: bundled from the installed packages, played to its end by bots in Chromium.
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../chromium.mjs'

const PROGRAM = `
import { createBot, playOut } from '@cardwright/bots'
import { loadPack } from '@cardwright/content'
import { createMatch, outcome } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { code } from './games/starter/game.ts'

const loaded = loadPack(FILES, { usedByCode: code.reads })
if (!loaded.ok) throw new Error('the pack has problems')
const match = createMatch(createGame(loaded.pack, code), { seed: 7 })
playOut(match, [createBot('greedy', 1, 0), createBot('greedy', 1, 1)])
document.body.textContent = 'played to the end: ' + outcome(match)!.reason
`

/** @returns {Promise<string | null>} the problem */
export async function playInBrowser(folder) {
  const chromium = ensureChromium()
  if (chromium === null) return 'there is no Chromium'
  const content = join(folder, 'games/starter/content')
  const files = Object.fromEntries(
    readdirSync(content, { recursive: true })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, readFileSync(join(content, file), 'utf8')]),
  )
  writeFileSync(
    join(folder, 'page.ts'),
    PROGRAM.replace('FILES', () => JSON.stringify(files)),
  )
  const args = ['page.ts', '--bundle', '--format=iife', '--outfile=page.js', '--log-level=error']
  execFileSync(join(folder, 'node_modules/.bin/esbuild'), args, { cwd: folder })
  writeFileSync(
    join(folder, 'page.html'),
    '<!doctype html><body>not yet<script src="page.js"></script>',
  )
  const shown = execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--virtual-time-budget=5000',
      '--dump-dom',
      `file://${folder}/page.html`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return shown.includes('played to the end: ') ? null : `the page shows\n${shown}`
}
