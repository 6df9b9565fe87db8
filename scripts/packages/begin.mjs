// `npm create cardwright` in an empty folder outside: the game is made, its test passes, its page is played.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium } from '../chromium.mjs'

/** A move in the page after so many milliseconds from the command, npm's own time included. */
const SOON = 60_000

/** @returns {Promise<string[]>} problems */
export async function beginGame(outside, packed) {
  const folder = join(outside, 'empty')
  mkdirSync(folder)
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]))
  const began = performance.now()
  const create = [
    'exec',
    '--yes',
    `--package=${tarballs['create-cardwright']}`,
    '--',
    'create-cardwright',
    'pond',
  ]
  execFileSync('npm', create, { cwd: folder, stdio: 'pipe' })
  const pond = join(folder, 'pond')
  useTarballs(pond, tarballs)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: pond,
    stdio: 'pipe',
  })
  const problems = await playPage(pond, began)
  for (const script of ['test', 'check']) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
      cwd: pond,
      encoding: 'utf8',
    })
    if (status !== 0) problems.push(`npm run ${script} of the new game:\n${stdout}${stderr}`)
  }
  return problems
}

/** Nothing is published while this is tested. */
function useTarballs(folder, tarballs) {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.devDependencies = Object.fromEntries(
    Object.entries({ ...manifest.devDependencies, ...tarballs }).filter(
      ([name]) => !(name in manifest.dependencies),
    ),
  )
  for (const name of Object.keys(manifest.dependencies))
    manifest.dependencies[name] = tarballs[name]
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}

async function playPage(folder, began) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port) }
  const server = spawn(process.execPath, ['page/serve.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready) => server.stdout.once('data', ready))
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.getByRole('button', { name: 'B2', exact: true }).click()
    await page.getByRole('button', { name: /^B2: ●/ }).waitFor()
    const took = performance.now() - began
    console.log(`       the first move, ${(took / 1000).toFixed(1)} s after the command`)
    const marks = await page.getByRole('button', { name: /○/ }).count()
    return [
      ...(marks === 1 ? [] : [`the bot has ${marks} marks on the page, not 1`]),
      ...(took <= SOON ? [] : [`the first move came ${took} ms after the command, not ${SOON}`]),
    ]
  } finally {
    await browser.close()
    server.kill()
  }
}

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })
