// Finds Chromium for the tests in a real browser, or installs it where that is possible without asking:
// as root on Debian. `node scripts/chromium.mjs` says where it is.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canInstall, install } from './debian.mjs'

/** Without windows: a page costs less than half of what it costs in a browser that draws its own buttons. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]
const HOW =
  'Install it (Debian: `apt-get install chromium-headless-shell`) or set CHROMIUM_PATH to a Chromium or Chrome.'

/** @returns {string | null} the program, after a message on stderr when there is none */
export function ensureChromium(env = process.env) {
  const chosen = env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen))
    return refuse(`CHROMIUM_PATH is ${chosen}, and there is no such file. ${HOW}`)
  const found = chosen || findChromium(env)
  if (found) return found
  if (!canInstall()) return refuse(`Chromium was not found. ${HOW}`)
  console.error('Installing Chromium with apt-get (once) …')
  const said = install(env.BROWSER_HEADED ? 'chromium' : 'chromium-headless-shell')
  return findChromium(env) ?? refuse(`${said}\nChromium could not be installed. ${HOW}`)
}

/** @returns {string | null} a shell before any browser, unless a window is wanted */
export function findChromium(env = process.env, exists = existsSync) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = (names) => folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const shells = env.BROWSER_HEADED ? [] : onPath(SHELLS)
  return [...shells, ...PLACES, ...onPath(BROWSERS)].find((place) => exists(place)) ?? null
}

function refuse(message) {
  console.error(message.trim())
  return null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureChromium()
  if (path) console.log(path)
  else process.exitCode = 1
}
