// The words of the probe game: one of every kind, so that an ability can be about anything. Two boards, two sets of
// policies, otherwise the same game.
import type { Manifest, Policies, QueryDecl, Space } from '@cardwright/engine'

export type Board = 'grid' | 'lanes'

const SPACES: Record<Board, Space> = {
  grid: { kind: 'grid', rows: 4, cols: 4, adjacency: 'step', labels: 'row-letter' },
  lanes: { kind: 'lanes', lanes: ['left', 'middle', 'right'], perLane: 4 },
}

const POLICIES: Record<Board, Policies> = {
  grid: { commit: 'chain', cancel: 'free', needsTarget: true, together: false, choice: 'chooser' },
  lanes: { commit: 'pick', cancel: 'spent', needsTarget: 'first', together: true, choice: 'all' },
}

const number: QueryDecl = { kind: 'number', of: 'unit', min: 0 }
const yes: QueryDecl = { kind: 'yesNo', of: 'unit', base: true }

const WORDS: Omit<Manifest, 'space' | 'policies'> = {
  id: 'probe',
  version: 1,
  language: 2,
  seats: { min: 2, max: 4 },
  classes: {
    piece: {
      place: 'board',
      card: 'makes',
      basics: ['walk', 'strike', 'mend', 'hex'],
      cardBasics: ['summon'],
      default: { stats: { power: 1, speed: 1, maxLife: 4, height: 1 }, cost: { mana: 1 } },
    },
    spell: { place: 'none', card: 'makes', default: { cost: { mana: 1 } } },
    rock: { place: 'board', terrain: true },
    omen: { place: 'beside' },
  },
  zones: {
    deck: { per: 'seat', seen: 'nobody', role: 'deck' },
    hand: { per: 'seat', seen: 'owner', role: 'hand' },
    discard: { per: 'seat', seen: 'all', role: 'discard' },
    market: { per: 'match', seen: 'all' },
  },
  resources: {
    mana: { of: 'seat', min: 0, max: 9, start: 5 },
    points: { of: 'seat', start: 0 },
    life: { of: 'unit', min: 0, cap: 'maxLife', start: { stat: 'maxLife' }, vital: true },
    rage: { of: 'unit', min: 0, max: 5, start: 0 },
    tide: { of: 'world', min: -5, max: 5, start: 0 },
  },
  queries: {
    power: number,
    speed: number,
    maxLife: number,
    cost: { kind: 'number', of: 'card', base: { cost: 'mana' }, min: 0 },
    damageTaken: { kind: 'number', of: 'unit' },
    healing: { kind: 'number', of: 'unit' },
    canMove: yes,
    canAct: yes,
    canReceive: yes,
    targetable: yes,
    passivesOn: yes,
    playedTo: {
      kind: 'symbol',
      of: 'card',
      base: 'discard',
      values: ['discard', 'hand', 'deck', 'market'],
    },
    luck: { kind: 'number', of: 'seat', base: 2, min: 0 },
  },
  stats: ['height'],
  computed: ['hurt'],
  counters: ['round'],
  fields: { colour: ['red', 'blue'] },
  types: ['beast', 'plant'],
  tags: ['thorns', 'frost'],
  phases: ['dawn', 'day'],
  timings: {
    act: { from: 'board', can: 'canAct' },
    tend: { from: 'board', limit: { n: 1, per: 'turn' } },
    play: { from: ['hand'] },
    pawn: { from: ['hand'], actor: 'opponent' },
  },
  windows: {
    dusk: {
      asks: ['active', 'opponent'],
      answers: 2,
      pending: { unit: 'unit', card: 'card', roll: 'number' },
      from: ['hand'],
      // whoever is asked could hold anything
      ask: 'holders',
    },
  },
  events: { 'bell-rang': ['unit:unit', 'seat:seat', 'roll:number'] },
  verbs: ['recharge', 'again'],
  regions: ['edge'],
  partitions: ['half'],
  damageTypes: ['fire'],
  exhaustion: 'tired',
  budgets: { depth: 12, steps: 400 },
  capacity: { units: 60, tokens: 120, modifiers: 200 },
}

/** Which of the words only one board has. */
export const manifestOf = (board: Board): Manifest => ({
  ...structuredClone(WORDS),
  space: SPACES[board],
  policies: POLICIES[board],
  ...(board === 'lanes' ? { regions: ['shore'] } : {}),
})
