// A card that a page quotes must be the card of the game, and its text the generated one.
//   ```json forest warpMage        the block is the card as it stands in the pack
//   <!-- text: forest warpMage en -->   the quote behind it is its text
import { isDeepStrictEqual } from 'node:util'
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { formatProblems, textOf } from '@cardwright/content'
import { loadFolder } from '@cardwright/content/node'
import { blocksOf } from './pages.mjs'

const packs = new Map()

async function packOf(id) {
  if (packs.has(id)) return packs.get(id)
  const entry = games.find((game) => game.id === id)
  if (!entry) throw new Error(`there is no game "${id}"`)
  const loaded = await loadFolder(fileURLToPath(entry.contentUrl), { usedByCode: entry.code.reads })
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
  packs.set(id, loaded.pack)
  return loaded.pack
}

export async function wrongQuotes({ path, text }) {
  const problems = []
  let count = 0
  for (const { info, body, line } of blocksOf(text)) {
    const [, game, id] = /^json (\w+) (\w+)$/.exec(info) ?? []
    if (!game) continue
    count++
    const { definitions } = await packOf(game)
    const { class: _, ...card } = definitions.find((one) => one.id === id) ?? {}
    if (!isDeepStrictEqual(JSON.parse(body), card))
      problems.push(`${path}:${line} this is not ${id} as ${game} has it`)
  }
  for (const [all, game, id, lang] of text.matchAll(/<!-- text: (\w+) (\w+) (en|ru) -->/g)) {
    count++
    const quoted = /^\n+((?:>.*\n?)+)/.exec(text.slice(text.indexOf(all) + all.length))?.[1] ?? ''
    const said = plain(quoted.replaceAll(/^> ?/gm, ''))
    const is = plain(textOf(await packOf(game), id, lang).text)
    if (said !== is) problems.push(`${path}: ${id} does not say "${said}" but "${is}"`)
  }
  return { problems, count }
}

/** Pages may wrap lines and set words in bold. */
const plain = (text) => text.replaceAll('*', '').split(/\s+/).join(' ').trim()
