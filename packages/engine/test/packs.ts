// The packs that hold the worked examples of the language, read as they stand in their folders.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition, GameCode, Options, Pack } from '../src/index.ts'
import { Table } from './table.ts'
import { toyCode } from './toy.ts'

const folder = join(import.meta.dirname, '../../content/test/packs')

function read<T>(name: string, file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(join(folder, name, file), 'utf8')) as T
  } catch {
    return otherwise
  }
}

function examplePack(name: string): Pack {
  const definitions = readdirSync(join(folder, name, 'cards'))
    .sort()
    .flatMap((file) => {
      const shelf = read(name, `cards/${file}`, { class: '', cards: [] as Definition[] })
      return shelf.cards.map((card) => ({ ...card, class: shelf.class }))
    })
  return {
    manifest: read(name, 'manifest.json', {} as Pack['manifest']),
    definitions,
    statuses: read(name, 'statuses.json', []),
    keywords: read(name, 'keywords.json', []),
    basics: read(name, 'basics.json', []),
    decks: [],
    balance: read(name, 'balance.json', {}),
    text: {},
    hash: name,
  }
}

/** A table of one of these games, its turns played by the toy flow. */
export function example(name: string, code: Partial<GameCode> = {}, seats = 2, options?: Options) {
  const pack = examplePack(name)
  // a factor of one half must not be rounded before it is used
  delete pack.manifest.queries.attackFactor?.round
  const own = { ...toyCode, computed: {}, shape: () => ({ cards: 60, pile: 40 }), ...code }
  return new Table(pack, own, seats, options)
}
