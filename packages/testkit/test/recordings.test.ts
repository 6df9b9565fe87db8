// A recording that cannot fail proves nothing: rules are changed on purpose, and the first decision is named.
import { readPackFolder } from '@cardwright/content/node'
import type { PackFiles } from '@cardwright/content'
import { listActions, type Game, type Match } from '@cardwright/engine'
import { setNumber, number, type GameCode } from '@cardwright/engine/author'
import { beforeAll, expect, test } from 'vitest'
import {
  ActionList,
  divergenceReport,
  folderOf,
  gameOf,
  readShelf,
  recordMatch,
  rerun,
  writeShelf,
  type Recording,
} from '../src/index.ts'
import { contentUrl, ferry } from './ferry/ferry.ts'

let files: PackFiles
let game: Game
const actions = new ActionList()
let recording: Recording

/** The k-th decision takes the k-th answer, round and round. */
function inTurn(): (m: Match) => number {
  let k = 0
  return (m) => {
    listActions(m)
    return m.list[k++ % m.forward]
  }
}

beforeAll(async () => {
  files = await readPackFolder(folderOf(contentUrl))
  game = gameOf(files, ferry)
  const setup = { seats: 3, options: {}, seed: 5 }
  const plan = { id: 7, setup, bots: ['a', 'b', 'c'], choose: inTurn(), most: 400 }
  recording = recordMatch(game, plan, actions)
})

const changed = (code: Partial<GameCode>): Game => gameOf(files, { ...ferry, ...code })

test('a recording plays as it was recorded, also from its file', () => {
  expect(recording.answers.length).toBeGreaterThan(20)
  expect(rerun(game, recording, actions.all)).toBeNull()
  const packs = { [game.pack.hash]: files }
  const shelf = { game: 'ferry', packs, actions: actions.all, recordings: [recording] }
  const again = readShelf(writeShelf(shelf))
  expect(again.packs).toEqual(packs)
  expect(rerun(game, again.recordings[0], again.actions)).toBeNull()
})

test('a rule that leads to another state is caught in the decision where it first does', () => {
  const { endTurn } = ferry.moves!
  const first = recording.answers.findIndex((place) => {
    const action = actions.all[place]
    return action.kind === 'move' && action.move === 'endTurn'
  })
  const broken = changed({
    moves: {
      ...ferry.moves,
      endTurn: {
        ...endTurn,
        apply(m, seat, value) {
          setNumber(m, 'turnsLeft', number(m, 'turnsLeft') + 1)
          endTurn.apply(m, seat, value)
        },
      },
    },
  })
  const found = rerun(broken, recording, actions.all)!
  expect(found).toMatchObject({
    what: 'state',
    decision: first + 1,
    action: { kind: 'move', move: 'endTurn' },
  })
  const report = divergenceReport('ferry', recording, found)
  expect(report).toContain(`ferry 7 first differs in decision ${first + 1} of`)
  expect(report).toContain('{"kind":"move","move":"endTurn"}')
})

test('a rule that forbids something is caught where the list is another one', () => {
  const { buy } = ferry.moves!
  const broken = changed({ moves: { ...ferry.moves, buy: { ...buy, list: () => {} } } })
  const found = rerun(broken, recording, actions.all)!
  expect(found.what).toBe('list')
  expect(found.list.length).toBeGreaterThan(0)
  expect(divergenceReport('ferry', recording, found)).toContain('legal now:')
})

test('another set-up is caught before the first decision', () => {
  const broken = changed({
    setUp(m, options) {
      ferry.setUp(m, options)
      setNumber(m, 'turnsLeft', 3)
    },
  })
  expect(rerun(broken, recording, actions.all)).toMatchObject({ what: 'set-up', decision: 0 })
  expect(rerun(broken, recording, actions.all, { ignoreStates: true })).toMatchObject({
    what: 'seat',
    found: 'the match is over',
  })
})

test('a rule that throws is told like every other', () => {
  const broken = changed({
    moves: {
      ...ferry.moves,
      endTurn: {
        apply() {
          throw new Error('the ferry leaks')
        },
      },
    },
  })
  expect(rerun(broken, recording, actions.all)).toMatchObject({
    what: 'error',
    action: { kind: 'move', move: 'endTurn' },
    found: 'the ferry leaks',
  })
})
