// `npm run proof`: the long run of the battery for every game, printing the figures that must be shown:
// do + undo over 100,000 random decisions, the views of 10,000 states in two worlds, and the rest.
// Two small games of the tests come last: their hands are dealt from a deck of nobody.
// `npm run proof -- forest` plays one game only, `--only learns` the parts with that word in their names, `--small` the size that
// `npm test` uses.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'

if (!ensureInstalled()) process.exit(1)
const { register } = await import('tsx/esm/api')
register()
const { batteryOf, BIG, folderOf, gameOf, SMALL } = await import('@cardwright/testkit')
const { readPackFolder } = await import('@cardwright/content/node')
const { games: listed } = await import('@cardwright/games/here')
const { court, kuhn } = await import('@cardwright/testkit/probes')
const games = [...listed, { id: 'court', ...court }, { id: 'kuhn', ...kuhn }]

const { values, positionals: wanted } = readWords()
const size = values.small ? SMALL : BIG
const unknown = wanted.filter((id) => !games.some((game) => game.id === id))
if (unknown.length > 0) {
  console.error(
    `No such game: ${unknown.join(', ')}. There are: ${games.map((g) => g.id).join(', ')}`,
  )
  process.exit(2)
}

let failed = 0
let ran = 0
for (const { id, code, contentUrl } of games) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  console.log(`\n${id}`)
  const files = await readPackFolder(folderOf(contentUrl))
  const stock = await stockOf(contentUrl)
  for (const { name, run } of batteryOf(gameOf(files, code), files, code, { ...size, stock })) {
    if (!name.includes(values.only)) continue
    ran++
    const begun = performance.now()
    const said = attempt(run)
    console.log(`  ${name}: ${said} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  }
}
if (ran === 0) {
  console.error(`No part of the battery has "${values.only}" in its name.`)
  process.exit(2)
}
console.log(failed === 0 ? '\nall shown' : `\n${failed} not shown`)
process.exitCode = failed === 0 ? 0 : 1

function readWords() {
  const options = {
    only: { type: 'string', default: '' },
    small: { type: 'boolean', default: false },
  }
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    console.error(`${error.message}\nnpm run proof -- [game…] [--only <word>] [--small]`)
    process.exit(2)
  }
}

/** How matches of this game are filled at random, where it is not like everywhere. */
async function stockOf(contentUrl) {
  const file = new URL('../test/stock.ts', contentUrl)
  return existsSync(file) ? (await import(file)).stock : undefined
}

function attempt(run) {
  try {
    const figures = Object.entries(run()).map(([what, n]) => `${what} ${n.toLocaleString('en')}`)
    return figures.join(', ')
  } catch (error) {
    failed++
    return `BROKEN: ${error.message}`
  }
}
