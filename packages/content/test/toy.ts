// A toy game with a word of every kind, for tests: write an ability, get its problems.
import { validate, type LoadOptions } from '../src/load.ts'
import { formatProblem } from '../src/problem.ts'
import type { PackFiles } from '../src/read.ts'

const number = { kind: 'number', of: 'unit' }
const yesNo = { kind: 'yesNo', of: 'unit', base: true }

export const manifest = {
  id: 'toy',
  version: 1,
  language: 2,
  seats: { min: 2, max: 2 },
  space: { kind: 'grid', rows: 4, cols: 4, adjacency: 'step', labels: 'row-letter' },
  classes: {
    piece: { place: 'board', card: 'makes', stats: ['power'] },
    spell: { place: 'none', card: 'makes' },
    rock: { place: 'board', terrain: true },
  },
  zones: {
    deck: { per: 'seat', seen: 'nobody', role: 'deck' },
    hand: { per: 'seat', seen: 'owner', role: 'hand' },
    discard: { per: 'seat', seen: 'all', role: 'discard' },
  },
  resources: {
    mana: { of: 'seat', min: 0 },
    life: { of: 'unit', vital: true },
    tide: { of: 'world', min: -5, max: 5 },
  },
  queries: {
    power: number,
    speed: number,
    cost: { kind: 'number', of: 'card', base: { cost: 'mana' } },
    canAct: yesNo,
    canMove: yesNo,
    playedTo: { kind: 'symbol', of: 'card', base: 'discard', values: ['discard', 'hand'] },
  },
  stats: ['height'],
  computed: ['hurt'],
  counters: ['round'],
  fields: { colour: ['red', 'blue'] },
  types: ['beast', 'stone'],
  tags: ['thorns'],
  phases: ['draw', 'main'],
  timings: {
    act: { from: 'board', can: 'canAct' },
    play: { from: ['hand'] },
    tend: { from: 'board', limit: { n: 1, per: 'turn' } },
    intent: { from: 'board' },
  },
  windows: {
    beforeMove: {
      asks: ['active', 'opponent'],
      answers: 1,
      pending: { unit: 'unit', toCell: 'cell', roll: 'number', outcome: 'symbol' },
      from: ['hand'],
    },
  },
  verbs: ['again', 'redirect', 'attach', 'recharge'],
  ownVerbs: { reroll: { isAnswer: true } },
  regions: ['edge'],
  partitions: ['row', 'quadrant'],
  damageTypes: ['fire'],
  tracks: ['life'],
  exhaustion: 'tired',
  policies: {
    commit: 'chain',
    cancel: 'free',
    needsTarget: true,
    together: false,
    choice: 'chooser',
  },
}

/** What the toy's code would read. */
export const toyWords =
  'piece spell rock mana tide power speed hurt height round colour beast stone thorns act play tend intent beforeMove edge row quadrant spiral fire life half stun tired warded flying'.split(
    ' ',
  )

/** A piece `hero1` that carries the abilities, and enough around it. */
export function toyFiles(abilities: unknown[], change: Record<string, unknown> = {}): PackFiles {
  const files: Record<string, unknown> = {
    'manifest.json': manifest,
    'balance.json': { half: { value: 0.5, unit: 'factor' } },
    'statuses.json': [
      { id: 'stun', stacks: true, token: true },
      { id: 'tired', stacks: false },
      { id: 'warded', stacks: false },
    ],
    'keywords.json': [{ id: 'flying' }],
    'cards/pieces.json': {
      class: 'piece',
      cards: [
        { id: 'cub', types: ['beast'], stats: { power: 1 } },
        { id: 'hero1', stats: { power: 2 }, fields: { colour: 'red' }, abilities },
      ],
    },
    'cards/rocks.json': { class: 'rock', cards: [{ id: 'boulder', types: ['stone'] }] },
    ...change,
  }
  return Object.fromEntries(
    Object.entries(files)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

const options: LoadOptions = { usedByCode: toyWords }

/** Problems of an ability, each as `path  message (value) — hint`, the way to the ability cut off. */
export function problemsOf(ability: unknown, change: Record<string, unknown> = {}): string[] {
  return validate(toyFiles([ability], change), options).map((problem) =>
    formatProblem(problem).replace(/^cards\/pieces\.json:hero1\.abilities\[0\]\.?/, ''),
  )
}

/** Problems of a pack with some files exchanged. */
export const problemsWith = (change: Record<string, unknown>): string[] =>
  validate(toyFiles([], change), options).map(formatProblem)

/** An ability of timing `act` with these steps. */
export const act = (...steps: unknown[]) => ({ when: 'act', steps })
/** An ability that damages a chosen unit with these filters. */
export const hit = (filters: object) =>
  act({ do: 'damage', amount: 1, target: { kind: 'unit', ...filters } })
/** An ability that is gated by this condition. */
export const gated = (condition: unknown) => ({ ...act({ do: 'draw', amount: 1 }), if: condition })
/** An ability that draws this many cards. */
export const draws = (amount: unknown) => act({ do: 'draw', amount })
/** A passive with this modifier. */
export const passive = (modifier: object) => ({ passive: [{ of: 'self', ...modifier }] })
