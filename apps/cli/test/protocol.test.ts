// docs/protocol.md: its examples print what they say, its table has every request, and its Python runs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { describe, expect, test } from 'vitest'
import { WORDS } from '../src/serve/requests.ts'
import { cardwright } from './fake-io.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const page = readFileSync(`${root}docs/protocol.md`, 'utf8')

const examples = [...page.matchAll(/^```(door|mcp) (\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, kind, game, text]) => ({
    kind,
    game,
    said: text.match(/(?<=^→ ).*$/gm)!,
    promised: text.match(/(?<=^← ).*$/gm)!,
  }),
)

/** `…` stands for anything. */
const promise = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

describe('docs/protocol.md', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(4))

  test.each(examples)('$kind $game: $said.0', async ({ kind, game, said, promised }) => {
    const { out } = await cardwright(['serve', kind === 'mcp' ? '--mcp' : '--stdio', game], said)
    const lines = out.trimEnd().split('\n')
    expect(lines.length).toBe(promised.length)
    lines.forEach((line, k) => expect(line).toMatch(promise(promised[k])))
  })

  test.each(Object.entries(WORDS))(
    'says what %s is for, and which fields it reads',
    (name, { what, reads }) => {
      const fields = Object.entries(reads).map(([key, { needed }]) =>
        needed ? `**\`${key}\`**` : `\`${key}\``,
      )
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` `))
      const cells = row?.split('|').map((cell) => cell.trim()) ?? []
      expect(cells.slice(1, 4)).toEqual([`\`${name}\``, fields.join(', '), what])
    },
  )
})

const python = (...args: string[]) =>
  spawnSync('python3', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 100_000,
    env: { ...process.env, CARDWRIGHT: `${process.execPath} ${root}apps/cli/bin/cardwright.mjs` },
  })

describe.skipIf(python('--version').status !== 0)('examples/python', () => {
  // a process a game: `npm run properties` starts them all
  const played = process.env['PROPERTY_TIMES'] ? games.map(({ id }) => id) : ['twilight', 'starter']

  test('the random player plays every game', () => {
    const { status, stdout, stderr } = python(
      'examples/python/random_player.py',
      '--steps',
      '600',
      '--observe',
      ...played,
    )
    expect([status, stderr]).toEqual([0, ''])
    for (const id of played) expect(stdout).toMatch(new RegExp(`^${id}: 768 steps`, 'm'))
    const lines = readFileSync(`${root}examples/python/random_player.py`, 'utf8')
      .trimEnd()
      .split('\n')
    expect(lines.length).toBeLessThanOrEqual(40)
  })

  test('the environment plays one seat to the end', () => {
    const { status, stdout, stderr } = python('examples/python/cardwright_env.py', 'starter')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^starter: \d steps, \d+ numbers, reward -?[01]\.0$/m)
  })
})
