// Gives every definition of a pack another id, wherever it is spoken of. The order of ids by letters is
// turned round too: nothing may depend on it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Json = Record<string, unknown>

export function renameDefinitions(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  const data = new Map(files.map((file) => [file, read(join(folder, file))]))
  const ids = [...data]
    .filter(([file]) => file.startsWith('cards'))
    .flatMap(([, shelf]) => (shelf as { cards: { id: string }[] }).cards.map(({ id }) => id))
    .sort()
  const names = new Map(ids.map((id, k) => [id, `x${String(900 - k)}`]))
  for (const [file, value] of data)
    writeFileSync(join(folder, file), JSON.stringify(renamed(value, names, [])))
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** Keys under which ids stand: as values here, as keys there. */
const VALUES = ['id', 'def']
const KEYS = ['cards', 'names', 'shortNames', 'abilities', 'descriptions']

/** `wolf`, or `wolf.packHunter`. */
function keyed(key: string, names: Map<string, string>): string {
  const [id, ...rest] = key.split('.')
  return [names.get(id) ?? id, ...rest].join('.')
}

function renamed(value: unknown, names: Map<string, string>, path: string[]): unknown {
  const within = path.at(-1) ?? ''
  if (typeof value === 'string')
    return VALUES.includes(within) ? (names.get(value) ?? value) : value
  if (Array.isArray(value)) return value.map((item) => renamed(item, names, path))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as Json).map(([key, item]) => [
    KEYS.includes(within) ? keyed(key, names) : key,
    renamed(item, names, [...path, key]),
  ])
  return Object.fromEntries(entries)
}
