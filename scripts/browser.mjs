// `npm run browser`: the tests in a real browser. Words that follow are parts of file names or options
// of vitest (`-t "by mouse"`); `--headed` shows the window, `--slow` waits 400 ms before each action,
// `--long` plays the long versions, `--built` takes the page as it was built the last time.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, root } from './install.mjs'

const SWITCHES = {
  '--headed': ['BROWSER_HEADED', '1'],
  '--slow': ['BROWSER_SLOW', '400'],
  '--long': ['BROWSER_LONG', '1'],
  '--built': ['BROWSER_BUILT', '1'],
}

/**
 * @param {string[]} args for vitest
 * @param {import('node:child_process').SpawnSyncOptions} options
 * @returns {number | null} the exit code of vitest; 1 without Chromium
 */
export function runBrowserTests(args, options = {}) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const config = ['--config', 'vitest.browser.config.ts']
  const env = { ...process.env, ...options.env }
  const path = ensureChromium(env)
  if (path === null) return 1
  env.CHROMIUM_PATH = path
  return spawnSync(process.execPath, [vitest, 'run', ...config, ...args], {
    cwd: root,
    ...options,
    env,
  }).status
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!ensureInstalled()) process.exit(1)
  const { args, env } = readWords(process.argv.slice(2))
  process.exitCode = runBrowserTests(args, { stdio: 'inherit', env }) ?? 1
}

function readWords(words) {
  const env = Object.fromEntries(words.flatMap((word) => (SWITCHES[word] ? [SWITCHES[word]] : [])))
  return { args: words.filter((word) => !SWITCHES[word]), env }
}
