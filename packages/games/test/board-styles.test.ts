// Stylesheets of boards stay loaded when the next game is opened, and boards share plain class names such as
// `.side`. So everything in them is scoped to the game, and keyframes, which no scope holds, have names of their own.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sheets = ['games', 'packages', 'apps/web/src'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
)
const boards = sheets.filter((file) => /^games\/[^/]+\/board\//.test(file))

/** What stands before each block that is in no other. */
function outermost(css: string): string[] {
  const found: string[] = []
  let depth = 0
  for (const [word] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/[^{}]+|[{}]/g)) {
    if (word === '{') depth++
    else if (word === '}') depth--
    else if (depth === 0 && word.trim() !== '') found.push(word.trim())
  }
  return found
}

test.each(boards)('%s reaches no other game', (file) => {
  const [, game] = file.split('/')
  const scope = `@scope ([data-game='${game}']:not(.card))`
  const blocks = outermost(readFileSync(`${root}/${file}`, 'utf8'))
  expect(blocks.filter((one) => one !== scope && !one.startsWith('@keyframes '))).toEqual([])
})

test('no two stylesheets have keyframes of one name', () => {
  const names = sheets.flatMap((file) => [
    ...readFileSync(`${root}/${file}`, 'utf8').matchAll(/@keyframes ([\w-]+)/g),
  ])
  const all = names.map(([, name]) => name)
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
})
