// What identifies a pack is what its rules read: every value of every pack is changed once, and the hash must
// follow exactly those that decide play.
import { fileURLToPath } from 'node:url'
import { hashOfPack } from '@cardwright/content'
import { loadFolder } from '@cardwright/content/node'
import type { Pack } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { games } from '../src/here.ts'

type Path = (string | number)[]

/** Tables whose keys are names of the game's own. */
const NAMED = ['timings', 'resources', 'balance', 'intents', 'cards']
/** Parts that are looks as a whole. */
const WHOLE = ['text', 'matchups']
/** Where only the game's code knows what is what. */
const OWN = /^(definitions\.\*\.data|data)\./

function* leavesOf(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) yield path
  else for (const [key, one] of Object.entries(value)) yield* leavesOf(one, [...path, key])
}

/** The hash with one value changed; the pack is left as it was. */
function hashWith(pack: Pack, path: Path): string {
  let at = pack as unknown as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as typeof at
  const last = path.at(-1)!
  const old = at[last]
  at[last] = typeof old === 'string' ? `${old}x` : typeof old === 'number' ? old + 1 : old !== true
  const hash = hashOfPack(pack)
  at[last] = old
  return hash
}

/** Numbers of lists and names of the game's own become stars. */
const shapeOf = (path: Path): string =>
  WHOLE.includes(String(path[0]))
    ? String(path[0])
    : path
        .map((key, k) =>
          /^\d+$/.test(String(key)) || NAMED.includes(String(path[k - 1])) ? '*' : key,
        )
        .join('.')

test('icons, texts and remarks are looks; every other value of every pack is hashed', async () => {
  const looks = new Set<string>()
  const spoken = new Set<string>()
  for (const { code, contentUrl } of games) {
    const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: code.reads })
    if (!loaded.ok) throw new Error(`${loaded.problems.length} problems`)
    const { pack } = loaded
    expect(hashOfPack(pack)).toBe(pack.hash)
    const seen = new Map<string, number>()
    for (const path of leavesOf(pack)) {
      const shape = shapeOf(path)
      // one of each kind: a pack has some ten thousand values
      const times = (seen.get(shape) ?? 0) + 1
      seen.set(shape, times)
      if (shape === 'hash' || times > 1 || hashWith(pack, path) !== pack.hash) continue
      if (OWN.test(shape)) spoken.add(String(path.at(-1)))
      else looks.add(shape)
    }
  }
  expect([...looks].sort()).toEqual([
    'balance.*.unit',
    'behaviours.*.description',
    'behaviours.*.intents.*.description.en',
    'behaviours.*.intents.*.description.ru',
    'behaviours.*.rules.*.comment',
    'definitions.*.icon',
    'manifest.resources.*.foretold',
    'manifest.timings.*.head',
    'matchups',
    'text',
  ])
  expect([...spoken].sort()).toEqual(['en', 'ru'])
})

test('an icon that is added or taken away changes nothing, a card that is added does', async () => {
  const { code, contentUrl } = games[0]
  const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: code.reads })
  if (!loaded.ok) throw new Error(`${loaded.problems.length} problems`)
  const { pack } = loaded
  const bare = pack.definitions.map((one) => ({ ...one, icon: undefined }))
  expect(hashOfPack({ ...pack, definitions: bare })).toBe(pack.hash)
  expect(hashOfPack({ ...pack, definitions: [...bare, bare[0]] })).not.toBe(pack.hash)
})
