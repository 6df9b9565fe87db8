import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { creditsFor } from './icon-credits.ts'

const games = new URL('../../../../games/', import.meta.url)

/** As packs and boards write them; every pack that is broken fails elsewhere. */
function namedBy(game: string): string[] {
  const board = new URL(`${game}/board/icons.json`, games)
  if (!existsSync(board)) return []
  const content = new URL(`${game}/content/`, games)
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  const drawn = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, content), 'utf8').matchAll(/"icon": *"([^"]+)"/g),
    ])
  return [
    ...drawn.map(([, icon]) => icon),
    ...Object.values(JSON.parse(readFileSync(board, 'utf8')) as Record<string, string>),
  ]
}

test('every icon that a game names is credited to its author', () => {
  const named = new Set(readdirSync(games).flatMap(namedBy))
  const credited = creditsFor([...named]).flatMap(({ icons }) => icons)
  expect(named.size).toBeGreaterThan(300)
  expect([...named].filter((icon) => !credited.includes(icon))).toEqual([])
  expect(credited.length).toBe(new Set(credited).size)
})
