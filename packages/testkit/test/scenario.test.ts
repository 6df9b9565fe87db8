// What the kit says about scenarios that are wrong, and about those that expect what is not so.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Game } from '@cardwright/engine'
import { loadGame, readScenarios, runScenario, runScenarioFiles } from '../src/index.ts'
import { contentUrl, ferry } from './ferry/ferry.ts'

const source = { code: ferry, contentUrl }
let game: Game
beforeAll(async () => {
  game = await loadGame(source)
})

/** Problems of one scenario, given as the YAML below its name. */
function problems(body: string): string[] {
  const text = `game: ferry\nscenarios:\n  - name: x\n${body.replace(/^/gm, '    ')}`
  const [scenario] = readScenarios(text, 'test.yaml').scenarios
  return runScenario(game, scenario).problems.map(({ path, message }) => `${path}: ${message}`)
}

const piles = (chance: string): string =>
  `given: { P1: { discard: [Skiff, Scrub] }, node: morning, chance: ${chance} }\nthen: {}`

describe('words that do not exist are named with their place and the nearest one', () => {
  test.each([
    ['given: { bord: {} }\nthen: {}', 'given.bord: unknown key — did you mean "board"?'],
    ['given: { P1: { coin: 1 } }\nthen: {}', 'given.P1.coin: unknown key — did you mean "coins"?'],
    ['given: { phase: dya }\nthen: {}', 'given.phase: "dya" is none of day — did you mean "day"?'],
    [
      'given: { board: { lft: P1 Skiff } }\nthen: {}',
      'given.board.lft: there is no place "lft" on the board — did you mean "left"?',
    ],
    [
      'given: { board: { left: P1 Skif } }\nthen: {}',
      'given: there is no card or piece "Skif" — did you mean "skiff"?',
    ],
    [
      'then: { events: [entred] }',
      'then.events[0]: there is no event "entred" — did you mean "entered"?',
    ],
    [
      'then: { events: [{ entered: { tolane: left } }] }',
      'then.events[0].entered.tolane: unknown key — did you mean "toLane"?',
    ],
    [
      'then: { board: { left: { statuses: { barnacl: 1 } } } }',
      'then.board.left.statuses.barnacl: there is no status "barnacl" — did you mean "barnacle"?',
    ],
    [
      'when: [{ P1: end turn, refusd: gate }]\nthen: {}',
      'when[0].refusd: unknown key — did you mean "refused"?',
    ],
    ['given: { seats: 9 }\nthen: {}', 'given: ferry is for 2 to 4 players, not 9'],
    [
      'given: { options: { teams: trios } }\nthen: {}',
      'given: option "teams" cannot be "trios"; it can be: "none", "pairs"',
    ],
  ])('%s', (body, problem) => {
    expect(problems(body)).toEqual([problem])
  })
})

describe('steps that mean nothing, or several things', () => {
  const board = 'given: { board: { left: [P1 Skiff, P1 Skiff] } }\n'
  test.each([
    ['when: [{ P1: sial Skiff }]', /^when\[0\]: "sial" is no ability or move .* "sail"\?$/],
    ['when: [{ P1: sail Skiff to right }]', /could be P1 skiff left or P1 skiff left: say which/],
    ['when: [{ P1: sail Old Barge }]', /there is no "Old Barge" in this match/],
    ['when: [{ pick: left }]', /a step says who acts, once/],
    [
      'when: [{ P1: "sail Skiff #2 to left" }]',
      /"left" is refused: .*not-a-target.*legal now: right, cancel/,
    ],
  ])('%s', (step, problem) => {
    expect(problems(`${board}${step}\nthen: {}`)).toEqual([expect.stringMatching(problem)])
  })
})

describe('expectations that do not hold are all reported, with what is so', () => {
  test.each([
    [
      'board: { left: { load: 1 } }',
      'then.board.left.load: expected 1, is 2 (printed 1; add 1 by P1 skiff left (lift))',
    ],
    ['board: { left: P2 Skiff }', 'then.board.left: expected P2 Skiff, found P1 skiff left'],
    ['board: { right: P1 Skiff }', 'then.board.right: expected P1 Skiff; found empty'],
    ['board: { left: empty }', 'then.board.left: expected nothing on left, found P1 skiff left'],
    ['P1: { coins: 4 }', 'then.P1.coins: expected 4, is 3'],
    ['P1: { hand: [Chart] }', 'then.P1.hand: expected Chart; found scrub'],
    ['asked: P2', 'then.asked: expected P2, is P1'],
    ['outcome: P1', 'then.outcome: expected P1, is running'],
    ['outcome: { reason: flood }', 'then.outcome.reason: expected flood, is running'],
    ['pieces: { P1 Skiff: 2 }', 'then.pieces["P1 Skiff"]: expected 2, there are 1 (P1 skiff left)'],
    [
      'refused: [{ P1: sail Skiff to right }]',
      'then.refused[0]: expected to be refused, but it is accepted',
    ],
    [
      'choices: [{ P1: sail Skiff, are: [] }]',
      'then.choices[0].are: expected exactly nothing; found right',
    ],
    [
      'views: { P2: { P1: { hand: [Scrub] } } }',
      'then.views.P2.P1.hand: expected Scrub; found hidden',
    ],
    ['exactly: [moved]', 'then.exactly[0]: expected moved; what happened: nothing'],
  ])('%s', (then, problem) => {
    const given = 'given: { board: { left: P1 Skiff }, P1: { coins: 3, hand: [Scrub] } }'
    expect(problems(`${given}\nthen:\n  ${then}`)).toEqual([problem])
  })

  test('a choice left open', () => {
    const body = 'given: { board: { left: P1 Skiff } }\nwhen: [{ P1: sail Skiff }]\nthen: {}'
    expect(problems(body)).toEqual([
      expect.stringMatching('unanswered choice of P1 .right, cancel.'),
    ])
    expect(problems(`open: true\n${body}`)).toEqual([])
  })

  test('chance that is left over, missing or impossible', () => {
    expect(problems(piles('[0]'))).toEqual([])
    expect(problems(piles('[0, 1]'))).toEqual(['given.chance: left over: 1'])
    expect(problems(piles('[]'))).toEqual([expect.stringMatching('the script is empty')])
    expect(problems(piles('[5]'))).toEqual([expect.stringMatching('only 0 to 1 is possible')])
  })
})

/** Runs a folder with one file; what is wrong with it, the folder's name left out. */
async function runText(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-scenario-'))
  writeFileSync(join(folder, 'a.yaml'), text)
  const { files, failed } = await runScenarioFiles([folder], { ferry: source })
  rmSync(folder, { recursive: true })
  return { error: files[0].error?.replaceAll(folder, ''), failed }
}

describe('files', () => {
  test.each([
    ['game: ferry\nscenarios: [{ name: x', /^\/a\.yaml:2: /],
    ['game: ferri\nscenarios: []', /^\/a.yaml: there is no game "ferri" — did you mean "ferry"\?$/],
    ['game: ferry\nscenario: []', /scenario: unknown key — did you mean "scenarios"\?/],
    ['game: ferry\nscenarios:\n  - name: x\n', /^\/a.yaml:3: .* it expects nothing: needs then$/],
    ['game: ferry\nextend: nowhere\nscenarios: []', /^\/a\.yaml: extend: cannot be read/],
  ])('%s', async (text, error) => {
    expect(await runText(text)).toEqual({ error: expect.stringMatching(error), failed: 1 })
  })
})
