// `play`: whole sessions typed in, whole matches watched.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Replay } from '@cardwright/engine'
import { cardwright } from '../../test/fake-io.ts'
import { newFolder } from '../../test/folders.ts'

/** Always the first choice: pieces use up their actions, then the turn ends by itself. */
const first = (n: number): string[] => Array.from({ length: n }, () => '1')

describe('a session', { timeout: 30_000 }, () => {
  test('is played to its end, and its replay is accepted', async () => {
    const file = join(newFolder(), 'session.json')
    const args = ['play', 'forest', '--seed', '5', '--bot', 'greedy', '--save', file]
    const { code, out, err } = await cardwright(args, first(4000))
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Forest of Dreams, seed 5\./)
    expect(out).toMatch(/(won|draw).*\nReplay written to .*session\.json\.\n$/i)
    const again = await cardwright(['replay', file, '--json'])
    expect(again.json()).toMatchObject({ ok: true, game: 'forest' })
  })

  test('shows board, hand with costs and texts, and numbered choices grouped per piece', async () => {
    const { out } = await cardwright(
      ['play', 'forest', '--option', 'mode=demo', '--seed', '2'],
      ['q'],
    )
    expect(out).toMatch(/^E │○Wolf {6}│.*│▲Mountain {2}│/m)
    expect(out).toMatch(/^ {2}│h1 d1 s1 • │/m)
    expect(out).toMatch(/● Warp Mage D3: \d+ Walk {3}\d+ Displace/)
    expect(out).toMatch(/^Hand\n {2}\S.* \(\d\)/m)
    expect(out).toMatch(/\d+ End turn\n/)
    expect(out).toMatch(/left unfinished\.\n$/)
  })

  test('offered cards are shown with what they do', async () => {
    const args = ['play', 'forest', '--option', 'mode=draft', '--seed', '3']
    const { out } = await cardwright(args, ['1', 'q'])
    expect(out).toMatch(/^ {2}1 Pick: \S.*\n {6}\S/m)
    expect(out).toMatch(/First player \(you\): .*deck 5/)
  })

  test('a place may be typed instead of a number', async () => {
    const { out } = await cardwright(['play', 'starter', '--bot', 'random'], ['B2', 'q'])
    expect(out).toContain('● Mark enters at B2')
  })

  test('u takes the last step back, also a finished one', async () => {
    const file = join(newFolder(), 'undone.json')
    const args = ['play', 'forest', '--option', 'mode=demo', '--seed', '2', '--save', file]
    const { out } = await cardwright(args, ['1', '1', 'u', 'u', 'u', 'q'])
    expect(out.match(/Undone\./g)).toHaveLength(2)
    expect(out).toContain('There is nothing to undo')
    expect((JSON.parse(readFileSync(file, 'utf8')) as Replay).actions).toEqual([])
  })

  test('u does not reach past the turn of another player', async () => {
    const { out } = await cardwright(['play', 'starter'], ['5', 'u', 'q'])
    expect(out).toContain('There is nothing to undo')
  })

  test('u does not give back a card that was seen', async () => {
    const args = ['play', 'forest', '--option', 'sandbox=true', '--seed', '1']
    const { out: table } = await cardwright(args, ['q'])
    const draw = /(\d+) Draw a card/.exec(table)![1]
    const { out } = await cardwright(args, [draw, 'u', 'q'])
    expect(out).toContain('There is nothing to undo')
  })

  test('? lists what can be asked, ? n explains numbers and refusals', async () => {
    const args = ['play', 'forest', '--option', 'mode=demo', '--seed', '2']
    const { out } = await cardwright(args, ['?', '? 1', '? d3', '? z9', 'q'])
    expect(out).toContain('You can ask about these')
    expect(out).toMatch(/\d ● Wolf C1 — Walk: possible now\. Strike: It has no target\./)
    expect(out).toMatch(
      /● Warp Mage D3\n {4}1 action: move another[\s\S]* {2}Displace: possible now\./,
    )
    expect(out).toContain('Nothing is known about "z9"')
  })

  test('log tells what happened, h lists the commands, nonsense is pointed out', async () => {
    const { out } = await cardwright(['play', 'starter'], ['5', 'log', 'h', 'fly', '77', 'q'])
    expect(out).toContain('  ● Mark enters at B2\n')
    expect(out).toContain('undo your last step')
    expect(out).toContain('"fly" is not a choice')
    expect(out).toContain('"77" is not a choice')
  })

  test('input that ends early leaves the match, without a failure', async () => {
    const { code, out } = await cardwright(['play', 'starter'], ['5'])
    expect(code).toBe(0)
    expect(out).toMatch(/End of input: the match is left unfinished\.\n$/)
  })

  test('speaks Russian', async () => {
    const { out } = await cardwright(['play', 'forest', '--lang', 'ru', '--seed', '2'], ['?', 'q'])
    expect(out).toContain('Ход: Первый игрок')
    expect(out).toContain('Закончить ход')
    expect(out).toContain('Партия не доиграна.')
  })

  test('one may sit in the second seat', async () => {
    const { out } = await cardwright(['play', 'starter', '--seat', '2'], ['q'])
    expect(out).toContain('○ Second player (you)')
    expect(out).toContain('● Mark enters at')
  })

  test('--json prints one document at the end', async () => {
    const { json } = await cardwright(['play', 'starter', '--seed', '1', '--json'], ['5', 'q'])
    expect(json()).toMatchObject({
      game: 'starter',
      watched: false,
      finished: false,
      outcome: null,
    })
  })
})

describe('a match to watch', { timeout: 30_000 }, () => {
  test('is told turn by turn and ends with the board and the result', async () => {
    const { code, out } = await cardwright(['play', 'forest', '--watch', '--seed', '3'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Forest of Dreams, First player: Bot \(greedy\)/)
    expect(out).toMatch(/^1 ● First player: ● .* enters at A\d/m)
    expect(out).toMatch(/└.*┘\n.*\n.*(won|draw).*; \d+ decisions, \d+ turns\n$/i)
  })

  test('is shown when there is nothing to read', async () => {
    const { code, out } = await cardwright(['play', 'starter', '--seed', '3'], [])
    expect(code).toBe(0)
    expect(out).toMatch(/9 turns\n$/)
  })

  test('--json gives outcome, length and hash, equal for equal seeds', async () => {
    const args = ['play', 'forest', '--watch', '--bot', 'greedy,random', '--seed', '8', '--json']
    const one = await cardwright(args)
    expect(one.json()).toMatchObject({
      watched: true,
      bots: ['greedy', 'random'],
      outcome: { winners: [0], reason: 'homeRow' },
    })
    expect((await cardwright(args)).out).toBe(one.out)
  })

  test.each(['standard', 'demo', 'draft'])('mode %s comes to an end', async (mode) => {
    const args = ['play', 'forest', '--watch', '--seed', '6', '--option', `mode=${mode}`]
    const { out } = await cardwright(args)
    expect(out).toMatch(/; \d+ decisions, \d+ turns\n$/)
    // every sentence has words: an id in the log would be written in camel case
    expect(out).not.toMatch(/\b[a-z]+[A-Z]\w+/)
  })
})
