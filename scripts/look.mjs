// `npm run look`: every scene of every game at all sizes, in both themes and languages, on one contact sheet.
// Words that follow name games (`npm run look -- skirmish`); `--scene "first"` takes the scenes whose name
// contains it, `--short` one size, theme and language, `--quarter`
// each size with themes and languages in turn, `--half` each size light in English and dark in Russian,
// `--built` the page as it was built the last time.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runBrowserTests } from './browser.mjs'
import { ensureInstalled, root } from './install.mjs'

if (!ensureInstalled()) process.exit(1)
const words = process.argv.slice(2)
const take = (name) => {
  const at = words.indexOf(name)
  if (at < 0) return false
  words.splice(at, 1)
  return true
}
const env = {}
const scene = words.indexOf('--scene')
if (scene >= 0) [, env.LOOK_SCENE] = words.splice(scene, 2)
env.LOOK = ['short', 'quarter', 'half'].find((one) => take(`--${one}`)) ?? 'whole'
if (take('--built')) env.BROWSER_BUILT = '1'
const LOOKS = 'apps/web/test/look'
// a game without a file of its own is looked at by the one for all such games
const unnamed = words.filter(
  (word) => !readdirSync(join(root, LOOKS)).some((file) => file.startsWith(word)),
)
if (unnamed.length > 0) env.LOOK_GAME = unnamed[0]
const names = words.map((word) => (unnamed.includes(word) ? 'games' : word))
const files = (names.length > 0 ? names : ['']).map((name) => `test/look/${name}`)
process.exitCode = runBrowserTests(files, { stdio: 'inherit', env }) ?? 1
console.log(`The pictures: ${join(root, 'apps/web/test/dist/look/index.html')}`)
