#!/usr/bin/env node
// `npm create cardwright <folder>`: copies the template and gives the game the name of its folder.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const template = fileURLToPath(new URL('../template/', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

function refuse(reason) {
  console.error(`create-cardwright: ${reason}`)
  process.exit(2)
}

const [named, ...more] = process.argv.slice(2)
if (named === undefined || named.startsWith('-') || more.length > 0)
  refuse('name one folder, as in "npm create cardwright pond"')
const folder = resolve(named)
const id = basename(folder)
if (!/^[a-z][a-z0-9-]*$/.test(id))
  refuse(`"${id}" cannot be the id of a game: small letters, digits and hyphens, a letter first`)
if (existsSync(folder) && readdirSync(folder).length > 0) refuse(`${folder} is not empty`)

const title = id[0].toUpperCase() + id.slice(1).replaceAll('-', ' ')

/** In this file of the new folder: what stands there, and what shall. */
const EDITS = [
  ['package.json', '{{id}}', id],
  ['package.json', '{{version}}', version],
  ['README.md', '{{id}}', id],
  ['README.md', '{{title}}', title],
  ['page/index.html', '{{title}}', title],
  ['game.ts', "{ en: 'Tic-tac-toe', ru: 'Крестики-нолики' }", `'${title}'`],
  ['content/manifest.json', '"starter"', `"${id}"`],
  ['scenarios/tic-tac-toe.yaml', 'game: starter', `game: ${id}`],
]

cpSync(template, folder, { recursive: true })
// npm packs no file of this name
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
for (const [file, before, after] of EDITS) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} of the template has no ${before}`)
  writeFileSync(
    path,
    text.replaceAll(before, () => after),
  )
}

console.log(`${folder} is a game now. Next:

  cd ${named}
  npm install
  npm start        the game in the browser, again after every change
  npm test         its scenario, and what every game must pass
  npm run play     the game in the terminal`)
