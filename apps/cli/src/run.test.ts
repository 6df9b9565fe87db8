// Mistakes on the command line: one message that names what is wrong, an exit code, no stack trace.
import { describe, expect, test } from 'vitest'
import { cardwright } from '../test/fake-io.ts'

const COMMANDS = ['games', 'play', 'validate', 'text', 'scenario', 'sim', 'replay', 'schema']

describe('help', { timeout: 30_000 }, () => {
  test('without words the help lists every command', async () => {
    const { code, out } = await cardwright([])
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command}`)
  })

  test.each(COMMANDS)('%s --help explains the command and its options', async (command) => {
    const { code, out, err } = await cardwright([command, '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`Usage: cardwright ${command}`)
    expect(out).toContain('--json')
  })
})

const MISTAKES: [name: string, args: string[], says: RegExp][] = [
  ['an unknown command', ['vallidate'], /unknown command 'vallidate' — did you mean validate\?/],
  [
    'an unknown option',
    ['sim', 'forest', '--gmes', '3'],
    /unknown option '--gmes' — did you mean --games\?/,
  ],
  ['a missing word', ['sim'], /missing required argument 'game'/],
  [
    'an unknown game',
    ['play', 'forset'],
    /no game "forset"; there are: .* — did you mean "forest"\?/,
  ],
  [
    'an unknown game to check',
    ['validate', 'nowhere'],
    /"nowhere" is neither a game nor a folder; there are: forest/,
  ],
  ['an unknown card', ['text', 'forest', 'wlof'], /nothing called "wlof" — did you mean "wolf"\?/i],
  [
    'an unknown bot',
    ['sim', 'forest', '--bots', 'gredy'],
    /no bot "gredy".* — did you mean "greedy"\?/,
  ],
  [
    'too many bots',
    ['sim', 'forest', '--bots', 'random,random,random'],
    /3 bots given for 2 seats/,
  ],
  [
    'a count that is no number',
    ['sim', 'forest', '--games', 'many'],
    /--games must be a whole number .* not "many"/,
  ],
  ['a negative count', ['sim', 'forest', '--games=-3'], /--games must be a whole number from 1/],
  ['half a game', ['sim', 'forest', '--games', '1.5'], /not "1\.5"/],
  [
    'a seed out of range',
    ['sim', 'forest', '--seed', '1e99'],
    /--seed must be a whole number .* not "1e99"/,
  ],
  ['an unknown language', ['text', 'forest', '--lang', 'de'], /--lang must be en or ru, not "de"/],
  [
    'a setting without value',
    ['play', 'forest', '--option', 'mode'],
    /--option must look like name=value/,
  ],
  [
    'an unknown setting',
    ['sim', 'forest', '--option', 'mood=draft'],
    /no option "mood"; it has: mode/,
  ],
  [
    'an impossible setting',
    ['play', 'forest', '--option', 'mode=chess'],
    /"mode" cannot be "chess"; it can be: "standard"/,
  ],
  [
    'a seat too many',
    ['play', 'forest', '--seat', '3'],
    /--seat must be a whole number from 1 to 2/,
  ],
  [
    'a place that cannot be written',
    ['sim', 'starter', '--games', '1', '--save', '/proc/no/replay.json'],
    /cannot write \/proc\/no\/replay\.json: there is no such file or folder/,
  ],
  [
    'a folder that cannot be made',
    ['schema', 'starter', '--out', '/dev/null/schemas'],
    /cannot write \/dev\/null\/schemas: part of the path is not a folder/,
  ],
  [
    'a folder that is not there',
    ['sim', 'forest', '--content', '/no/such/folder'],
    /no folder \/no\/such\/folder/,
  ],
  [
    'two folders where one is read',
    ['sim', 'forest', '--content', 'here', '--content', 'there'],
    /give --content once, not "here" and "there"; "cardwright lab diff" compares two packs/,
  ],
  [
    'a file that is not there',
    ['replay', '/no/such.json'],
    /cannot read \/no\/such\.json: there is no such file/,
  ],
  ['a folder instead of a file', ['replay', '/'], /cannot read \/: it is a folder/],
]

describe('mistakes', { timeout: 30_000 }, () => {
  test.each(MISTAKES)('%s', async (_, args, says) => {
    const { code, out, err } = await cardwright(args, ['q'])
    expect(code).toBeGreaterThan(0)
    expect(err).toMatch(/^cardwright: /)
    expect(err).toMatch(says)
    expect(err).not.toMatch(/\n\s+at /)
    expect(out).toBe('')
  })

  test.each(MISTAKES)('%s, with --json', async (_, args, says) => {
    const ran = await cardwright([...args, '--json'], ['q'])
    const { error } = ran.json() as { error: { code: string; message: string } }
    expect(ran.code).toBeGreaterThan(0)
    expect(error.message).toMatch(says)
    expect(error.code).toMatch(/^[a-zA-Z-]+$/)
    expect(ran.err).toMatch(says)
  })
})
