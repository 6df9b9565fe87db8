// What a pack of this game may not say.
import { fileURLToPath } from 'node:url'
import { formatProblems, loadPack, type PackFiles } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import type { Step } from '@cardwright/engine'
import { describe, expect, test } from 'vitest'
import { contentUrl, drones } from '../src/index.ts'

const files = await readPackFolder(fileURLToPath(contentUrl))

/** The pack with one more card of these steps. */
function withCard(steps: Step[]): PackFiles {
  const card = {
    id: 'draft',
    types: ['card'],
    cost: { energy: 1 },
    abilities: [{ when: 'play', steps }],
  }
  return { ...files, 'cards/zz-draft.json': JSON.stringify({ class: 'card', cards: [card] }) }
}

function problemsOf(steps: Step[]): string {
  const loaded = loadPack(withCard(steps), { usedByCode: drones.reads })
  return loaded.ok ? '' : formatProblems(loaded.problems)
}

const adjacent = { kind: 'lane', near: { of: 'target', by: 'lane', max: 1 } } as const
const move = (rest: Partial<Step> = {}): Step => ({
  do: 'move',
  free: true,
  as: 'first',
  target: { kind: 'unit', side: 'own' },
  to: adjacent,
  ...rest,
})
const hit = (rest: Partial<Step>): Step => ({
  do: 'damage',
  amount: 1,
  target: { kind: 'unit' },
  ...rest,
})
const place = 'cards/zz-draft.json:draft.abilities[0].steps'

describe('[DR-9.4] a pack with a wrong back-reference does not load', () => {
  test('sheet 7: forward', () => {
    const wrong = problemsOf([hit({ target: { kind: 'unit', in: '@first.fromLane' } }), move()])
    expect(wrong).toContain(`${place}[0].target.in`)
    expect(wrong).toContain('only after the step that defines it')
  })

  test('sheet 8: to itself', () => {
    const where = { stat: 'speed', lt: { stat: 'speed', of: '@second', at: 'pick' as const } }
    const wrong = problemsOf([
      move(),
      hit({ as: 'second', target: { kind: 'unit', in: '@first.fromLane', where } }),
    ])
    expect(wrong).toContain(`${place}[1].target.where`)
    expect(wrong).toContain('a step cannot read its own result')
  })

  test('sheet 10: the lane something went to, of an effect that moves nothing', () => {
    const wrong = problemsOf([
      hit({ as: 'first' }),
      hit({ target: { kind: 'unit', in: '@first.toLane' } }),
    ])
    expect(wrong).toContain(`${place}[1].target.in`)
  })

  test('sheet 10: the lane something went to, of several drones', () => {
    const wrong = problemsOf([
      move({ target: { kind: 'unit', side: 'own', alike: 'lane', count: { min: 1, max: 3 } } }),
      hit({ target: { kind: 'unit', in: '@first.toLane' } }),
    ])
    expect(wrong).toContain(`${place}[1].target.in`)
  })

  test('the cost of something that is no card', () => {
    const wrong = problemsOf([move(), hit({ amount: '@first.cost' })])
    expect(wrong).toContain(`${place}[1].amount`)
  })

  test('a name nobody gave, with the one that was meant', () => {
    const wrong = problemsOf([move(), hit({ target: { kind: 'unit', in: '@frist.fromLane' } })])
    expect(wrong).toContain('did you mean "@first"?')
  })

  test('a right one loads', () => {
    expect(problemsOf([move(), hit({ target: { kind: 'unit', in: '@first.toLane' } })])).toBe('')
  })
})

describe('what would be read as something else does not load', () => {
  test.each<[string, Step, string]>([
    [
      'the controller of a drone',
      hit({ target: { kind: 'unit', where: { field: 'controller', oneOf: ['own'] } } }),
      'only a lane has a controller',
    ],
    ['more than 32 bits', hit({ amount: 3_000_000_000 }), 'abilities[0].steps[0].amount'],
    [
      'the lane of a card in hand',
      hit({ target: { kind: 'unit', in: 'self.lane' } }),
      'a card played from a zone has no lane',
    ],
  ])('%s', (_what, step, problem) => {
    expect(problemsOf([step])).toContain(problem)
  })

  test('the controller of a drone that an earlier step chose', () => {
    const own = { field: 'controller', of: '@first', oneOf: ['own'] }
    expect(problemsOf([hit({ as: 'first' }), hit({ if: own })])).toContain(
      'only a lane has a controller',
    )
    const lane = { kind: 'lane' } as const
    expect(problemsOf([hit({ as: 'first', target: lane }), hit({ if: own })])).not.toContain(
      'only a lane has a controller',
    )
  })

  test('a card without any ability', () => {
    const cards = [{ id: 'draft', types: ['card'], cost: { energy: 1 } }]
    const more = { 'cards/zz-draft.json': JSON.stringify({ class: 'card', cards }) }
    const loaded = loadPack({ ...files, ...more }, { usedByCode: drones.reads })
    expect(loaded.ok ? '' : formatProblems(loaded.problems)).toContain('cannot be played')
  })
})
