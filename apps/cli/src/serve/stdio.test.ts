// The door for programs: what it answers, what it says of mistakes, and that no line ends it.
import type { Game } from '@cardwright/engine'
import { describe, expect, test } from 'vitest'
import { cardwright } from '../../test/fake-io.ts'
import { openGame } from '../open-game.ts'
import { Environments } from './environments.ts'
import { linesIn } from './lines.ts'
import { serveLines } from './stdio.ts'

type Answer = Record<string, any> // eslint-disable-line typescript/no-explicit-any

const opened = new Map<string, Game>()

/** Says these lines to one door, one after the other, and hears what each is answered. */
async function ask(
  id: string,
  lines: readonly unknown[],
  held: number | null = null,
): Promise<Answer[]> {
  if (!opened.has(id)) opened.set(id, (await openGame(id)).game)
  const said = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  const answers: Answer[] = []
  await serveLines(new Environments(opened.get(id)!, held), each(said), (text) => {
    expect(text.indexOf('\n')).toBe(text.length - 1)
    answers.push(JSON.parse(text) as Answer)
  })
  return answers
}

async function* each(lines: readonly string[]) {
  for (const line of lines) yield `${line}\n`
}

describe('a match', () => {
  test('is played to its end by indices, and says who won', async () => {
    const moves = Array.from({ length: 9 }, () => ({ do: 'step', action: 0 }))
    const answers = await ask('starter', [{ do: 'reset' }, ...moves])
    expect(answers[0]).toEqual({ env: 0, asked: 0, answers: 9, outcome: null })
    const over = answers.find(({ outcome }) => outcome !== null && outcome !== undefined)!
    expect(over).toMatchObject({ asked: null, answers: 0, outcome: { reason: expect.any(String) } })
    expect(answers.at(-1)!.error).toMatchObject({ code: 'match-over', at: 'env' })
  })

  test('takes an answer by its name or by its index, with equal results', async () => {
    const [, list, byName] = await ask('forest', [
      { do: 'reset', seed: 7 },
      { do: 'legal' },
      { do: 'step', action: { kind: 'move', move: 'endTurn' } },
    ])
    const index = list.legal.findIndex(({ kind }: Answer) => kind === 'move')
    const [, byIndex] = await ask('forest', [
      { do: 'reset', seed: 7 },
      { do: 'step', action: index },
    ])
    expect(byIndex).toEqual(byName)
  })

  test('comes back from a snapshot in another process, and goes on the same', async () => {
    const [, , { snapshot }, next] = await ask('forest', [
      { do: 'reset', seed: 3 },
      { do: 'step', action: 1 },
      { do: 'snapshot' },
      { do: 'step', action: 0 },
    ])
    const [restored, again] = await ask('forest', [
      { do: 'restore', env: 5, snapshot },
      { do: 'step', env: 5, action: 0 },
    ])
    expect(restored.env).toBe(5)
    expect({ ...again, env: 0 }).toEqual(next)
    const living = snapshot.living.map((value: number, k: number) =>
      k === 400 ? value + 1 : value,
    )
    const [damaged] = await ask('forest', [{ do: 'restore', snapshot: { ...snapshot, living } }])
    expect(damaged.error).toMatchObject({ code: 'bad-snapshot', at: 'snapshot' })
  })

  test('is copied, and the copy leaves it alone', async () => {
    const [, , before, , after, copy] = await ask('forest', [
      { do: 'reset', seed: 3 },
      { do: 'fork', to: 1 },
      { do: 'observe', seat: 0 },
      { do: 'step', env: 1, action: 0 },
      { do: 'observe', seat: 0 },
      { do: 'observe', env: 1, seat: 0 },
    ])
    expect(after).toEqual(before)
    expect(copy.view).not.toEqual(before.view)
  })

  test('is advised by a bot without being played, and played by one when asked', async () => {
    const [, advice, still, played] = await ask('forest', [
      { do: 'reset', seed: 3 },
      { do: 'advise', bot: 'greedy' },
      { do: 'legal' },
      { do: 'play', bot: 'greedy' },
    ])
    expect(still.legal[advice.action]).toBeDefined()
    expect(played).toHaveProperty('events')
  })
})

describe('many matches', () => {
  test('play what single ones play', async () => {
    const [, , many, , , , one] = await ask('forest', [
      { do: 'resetAll', count: 2, seed: 4 },
      { do: 'stepAll', actions: [1, -1] },
      { do: 'stepAll', actions: [-1, 2], observe: true },
      { do: 'reset', env: 9, seed: 5 },
      { do: 'step', env: 9, action: 2 },
      { do: 'legal', env: 9 },
      { do: 'observe', env: 9, integers: true },
    ])
    const all = Buffer.from(many.observations, 'base64')
    const [first, second] = many.lengths
    const shorts = new Int16Array(all.buffer, all.byteOffset, first + second)
    expect(Array.from(shorts.subarray(first))).toEqual(one.observation)
  })

  test('begin again when they are over, with another deal', async () => {
    const lines = [
      { do: 'resetAll', count: 2 },
      ...Array.from({ length: 40 }, () => ({ do: 'stepAll', actions: [0, 0], restart: true })),
    ]
    const answers = await ask('starter', lines)
    expect(answers.flatMap(({ ended = [] }) => ended as Answer[]).length).toBeGreaterThan(4)
    expect(answers.every(({ answers: n }) => n.every((k: number) => k > 0))).toBe(true)
  })

  test('are left alone by a request of which one answer is wrong', async () => {
    const [before, wrong, after] = await ask('forest', [
      { do: 'resetAll', count: 3 },
      { do: 'stepAll', actions: [0, 0, 77] },
      { do: 'stepAll', actions: [-1, -1, -1] },
    ])
    expect(wrong.error).toMatchObject({ code: 'no-such-answer', at: 'actions[2]' })
    expect(after).toEqual({ ...before, ended: [] })
  })

  test('do not fill the memory', async () => {
    const [answer, still] = await ask('taktik', [
      { do: 'resetAll', count: 60_000 },
      { do: 'reset', env: 1 },
    ])
    expect(answer.error).toMatchObject({ code: 'no-room' })
    expect(still).toMatchObject({ env: 1, asked: 0 })
  })
})

const MISTAKES: [name: string, line: unknown, error: Record<string, unknown>][] = [
  [
    'no JSON',
    'reset',
    { code: 'not-json', at: 'line', message: expect.stringMatching(/^line 2 is not JSON/) },
  ],
  ['no object', 7, { code: 'bad-request', message: expect.stringMatching(/such as .* not 7/) }],
  ['no word', {}, { code: 'bad-request', at: 'do' }],
  [
    'an unknown word',
    { do: 'rest' },
    { at: 'do', message: expect.stringMatching(/did you mean "reset"\?/) },
  ],
  ['the word of every object', { do: 'constructor' }, { code: 'unknown-word' }],
  [
    'an unknown field',
    { do: 'reset', sede: 1 },
    { at: 'sede', message: expect.stringMatching(/did you mean "seed"\?/) },
  ],
  ['a missing field', { do: 'step' }, { code: 'missing-field', at: 'action' }],
  [
    'a wrong value',
    { do: 'legal', env: '0' },
    { code: 'bad-value', at: 'env', message: expect.stringMatching(/not "0"/) },
  ],
  ['a match that is not there', { do: 'legal', env: 4 }, { code: 'no-match', at: 'env' }],
  [
    'an unknown option',
    { do: 'reset', options: { mood: 1 } },
    { message: expect.stringMatching(/no option "mood"; it has: mode/) },
  ],
  [
    'too many players',
    { do: 'reset', seats: 5 },
    { message: expect.stringMatching(/2 to 2 players, not 5/) },
  ],
  [
    'an answer past the list',
    { do: 'step', action: 99 },
    { code: 'no-such-answer', message: expect.stringMatching(/0 to \d+/) },
  ],
  ['half an answer', { do: 'step', action: 0.5 }, { code: 'bad-value', at: 'action' }],
  [
    'an answer that is not legal',
    { do: 'step', action: { kind: 'done' } },
    { code: 'refused', refusal: expect.anything() },
  ],
  [
    'an unknown seat',
    { do: 'observe', seat: 2 },
    { code: 'no-such-seat', message: expect.stringMatching(/has 2 \(0 to 1\)/) },
  ],
  [
    'an unknown bot',
    { do: 'play', bot: 'gredy' },
    { at: 'bot', message: expect.stringMatching(/greedy/) },
  ],
  [
    'an unknown card',
    { do: 'text', of: 'wlof' },
    { at: 'of', message: expect.stringMatching(/did you mean "wolf"\?/i) },
  ],
  [
    'a snapshot that is none',
    { do: 'restore', snapshot: {} },
    { code: 'bad-snapshot', at: 'snapshot' },
  ],
  ['an answer of many that is none', { do: 'stepAll', actions: [0, 'x'] }, { at: 'actions[1]' }],
  ['an id that cannot be sent back', { do: 'legal', id: {} }, { at: 'id' }],
  [
    'something nested deeply',
    `{"do":"step","action":{"kind":"pick","pick":${'['.repeat(9000)}${']'.repeat(9000)}}}`,
    {},
  ],
  [
    'deep nesting for a seed',
    `{"do":"reset","seed":${'['.repeat(90_000)}${']'.repeat(90_000)}}`,
    { at: 'seed' },
  ],
]

describe('a mistake', () => {
  test.each(MISTAKES)('%s is told, and the match goes on', async (_, line, error) => {
    const [begun, told, still] = await ask('forest', [
      { do: 'reset' },
      line,
      { do: 'stepAll', actions: [-1] },
    ])
    expect(told.error).toMatchObject(error)
    expect(told.error.message).toBeTruthy()
    expect(still.answers).toEqual([begun.answers])
  })

  test('in one request of a batch leaves the others', async () => {
    const [answers] = await ask('forest', [
      [{ do: 'reset', id: 'a' }, null, { do: 'legal', id: 2 }],
    ])
    expect(answers).toMatchObject([
      { id: 'a' },
      { error: { code: 'bad-request' } },
      { id: 2, asked: 0 },
    ])
  })

  test('in a line that is too long is told without holding the line', async () => {
    const { game } = await openGame('starter')
    const out: string[] = []
    async function* pieces() {
      for (let k = 0; k < 100; k++) yield 'x'.repeat(100)
      yield '\n{"do":"reset"}\n'
    }
    await serveLines(new Environments(game), pieces(), (text) => void out.push(text), 1000)
    const [told, next] = out.map((line) => JSON.parse(line) as Answer)
    expect(told.error).toMatchObject({ code: 'too-long', at: 'line' })
    expect(next).toMatchObject({ asked: 0 })
  })
})

describe('a door for one seat', () => {
  const held = (lines: readonly unknown[]) => ask('forest', [{ do: 'reset', seed: 2 }, ...lines], 1)
  const SHOWING = [
    { do: 'snapshot' },
    { do: 'restore', snapshot: {} },
    { do: 'fork', to: 1 },
    { do: 'fork', to: 1, seat: 0 },
    { do: 'observe', seat: 0 },
    { do: 'legal' },
    { do: 'step', action: 0 },
    { do: 'advise', bot: 'random' },
    { do: 'play', bot: 'random', as: 0 },
    { do: 'resetAll', count: 2, observe: true },
    { do: 'stepAll', actions: [0] },
  ]

  test.each(SHOWING)('%j shows nothing of another', async (line) => {
    const [, told] = await held([line])
    expect(told).toMatchObject({ error: { code: 'not-your-seat' } })
  })

  test('shows what its own sees, while a bot plays the others', async () => {
    const [, seen, played, open, copied] = await held([
      { do: 'observe' },
      { do: 'play', bot: 'greedy' },
      { do: 'observe', seat: 'spectator' },
      { do: 'fork', to: 1, seat: 1 },
    ])
    expect(seen).toMatchObject({ seat: 1, view: { viewer: 1 } })
    expect(played.error).toBeUndefined()
    expect(open).toMatchObject({ seat: 'spectator' })
    expect(copied).toMatchObject({ env: 1 })
  })
})

test('the command reads requests, and opens the door for the seat it is told', async () => {
  const { code, out } = await cardwright(
    ['serve', '--stdio', 'starter', '--seat', '2'],
    ['{"do":"reset"}', '{"do":"observe"}'],
  )
  expect(code).toBe(0)
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer),
  ).toMatchObject([{ asked: 0 }, { seat: 1 }])
  const far = await cardwright(['serve', '--stdio', 'starter', '--seat', '3'], [])
  expect(far.err).toMatch(/--seat must be a whole number from 1 to 2, not "3"/)
})

test('a command that is told both doors or none says so', async () => {
  for (const doors of [[], ['--stdio', '--mcp']]) {
    const { code, err } = await cardwright(['serve', 'forest', ...doors], [])
    expect([code, err]).toEqual([2, expect.stringMatching(/--stdio .* or --mcp/)])
  }
})

test('lines are cut wherever the pieces break', async () => {
  async function* pieces() {
    yield* ['a', 'b\nc', '\n\nd\n', 'e']
  }
  const lines: (string | null)[] = []
  for await (const line of linesIn(pieces(), 10)) lines.push(line)
  expect(lines).toEqual(['ab', 'c', '', 'd', 'e'])
})
