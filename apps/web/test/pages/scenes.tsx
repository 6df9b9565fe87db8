// Every kind of question a table can ask, one by one (`scenes.html?scene=numbers`): the board of Forest
// of Dreams with moments made up. Answers are written into `window.answers`.
import '@cardwright/table/tokens.css'
import '@cardwright/table/table.css'
import {
  createMatch,
  type Action,
  type AskView,
  type GameEvent,
  type Offer,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { positionFor } from '@cardwright/engine/position'
import { code as forest } from 'virtual:code/forest'
import { board } from 'virtual:board/forest'
import {
  createTable,
  MatchTable,
  TableBar,
  usualComfort,
  type Board,
  type Moment,
  type Sitting,
} from '@cardwright/table'
import { createRoot } from 'react-dom/client'
import { icons, pack } from 'virtual:pack/forest'
import { wordsOf } from '../../src/match/words.ts'

declare global {
  interface Window {
    answers: Action[][]
  }
}

interface Scene {
  asking?: Partial<AskView>
  offers: Offer[]
  legal?: readonly Action[]
  events?: readonly GameEvent[]
  board?: Partial<Board>
}

const start = positionFor(
  createMatch(createGame(pack, forest), { seed: 3, options: { mode: 'demo' } }),
  0,
)
const [mage, wolf] = ['warpMage', 'wolf'].map((def) =>
  start.view.board.find((unit) => unit.def === def && unit.owner === 0)!,
)
const foe = start.view.board.find(({ owner }) => owner === 1)!
const seen = ['wolfCub', 'brambleWarden', 'mireHowler'].map((def, k) => ({ id: 900 + k, def }))
const one = (action: Action): Offer => ({ actions: [action] })
const ability = { holder: 'warpMage', ability: 'displace', path: [0, 0], source: mage.id }
const cause = { source: mage.id, def: 'warpMage', holder: 'warpMage', ability: 'displace' }

const scenes: Record<string, Scene> = {
  options: {
    asking: { kind: 'option', ...ability },
    offers: ['wolf', 'stag', 'raven'].map((option) => one({ kind: 'option', option })),
    board: { timer: () => ({ seconds: 3, option: 'raven' }) },
  },
  numbers: {
    asking: { kind: 'option', ...ability },
    offers: [0, 1, 2, 3, 4, 5].map((n) => one({ kind: 'option', option: String(n) })),
  },
  arrange: {
    asking: { kind: 'arrange', ...ability, seen, placing: seen.slice(1).map(({ id }) => id) },
    offers: seen
      .slice(1)
      .flatMap(({ id }) =>
        ['top', 'bottom'].map((place) => one({ kind: 'place', card: id, place })),
      ),
  },
  pick: {
    asking: { kind: 'pick', ...ability, seen, min: 1, max: 2, picked: [900] },
    offers: [
      ...seen.slice(1).map(({ id }) => one({ kind: 'pick', pick: { card: id } })),
      one({ kind: 'done' }),
    ],
    legal: [{ kind: 'unpick', pick: { card: 900 } }, { kind: 'cancel' }],
  },
  chooser: {
    offers: ['displace', 'strike', 'walk'].map((name) => ({
      actions: [
        { kind: 'use', source: mage.id, ability: name },
        { kind: 'pick', pick: { unit: foe.id } },
      ],
    })),
  },
  bubbles: {
    offers: [
      ...['displace', 'second'].map((name) => one({ kind: 'use', source: mage.id, ability: name })),
      {
        actions: [
          { kind: 'use', source: mage.id, ability: 'walk' },
          { kind: 'pick', pick: { cell: 'D2' } },
        ],
      },
    ],
  },
  stack: {
    asking: {
      kind: 'pick',
      ...ability,
      min: 0,
      max: 3,
      left: 1,
      picked: [wolf.id],
      step: 1,
      steps: 2,
    },
    offers: [one({ kind: 'pick', pick: { unit: foe.id } }), one({ kind: 'done' })],
    legal: [{ kind: 'unpick', pick: { unit: wolf.id } }, { kind: 'cancel' }],
  },
  happened: {
    offers: start.offers,
    events: [
      { kind: 'no-target', unit: mage.id, cause },
      { kind: 'damaged', unit: foe.id, amount: 2, cause },
      { kind: 'healed', unit: wolf.id, amount: 1, cause },
    ] as unknown as GameEvent[],
  },
}

const name = new URLSearchParams(location.search).get('scene') ?? 'options'
const scene = scenes[name]
const asking = { seat: 0, kind: 'main' as const, ...scene.asking }
const moment: Moment = {
  ...start,
  view: { ...start.view, asking },
  legal: [...scene.offers.map(({ actions: [first] }) => first), ...(scene.legal ?? [])],
  offers: scene.offers,
  number: 1,
  events: [],
  story: [{ seat: 0, events: scene.events ?? [] }],
  noUndo: 'seen',
}

window.answers = []
const table = createTable(
  {
    answer: (actions) => void window.answers.push([...actions]),
    undo: () => void window.answers.push([]),
    hurry() {},
    order() {},
    whyNot: () => Promise.resolve({ code: 'no-target' } as never),
    explain: () =>
      Promise.resolve({
        query: 'damage',
        base: 1,
        value: 3,
        modifiers: [
          {
            op: 'add',
            amount: 2,
            source: mage.id,
            def: 'brambleWarden',
            holder: 'brambleWarden',
            ability: '0',
            lasting: false,
          },
        ],
      }),
  },
  pack,
  moment,
)

const words = wordsOf(pack, 'en', (seat) => (seat === 0 ? 'You' : 'Bot'))
const sitting: Sitting = {
  table,
  pack,
  // Forest of Dreams has no options, and no piece with two abilities
  words: {
    ...words,
    term: (section, id, number) => (section === 'options' ? id : words.term(section, id, number)),
    ability: (holder, name) => (name === 'second' ? 'Second wind' : words.ability(holder, name)),
  },
  viewer: 0,
  comfort: usualComfort,
}

createRoot(document.getElementById('root')!).render(
  <MatchTable
    sitting={sitting}
    board={{ ...board, ...scene.board }}
    icons={icons}
    bar={<TableBar home={null} title={name} meta={null} tools={null} />}
  />,
)
if (scene.events !== undefined)
  setTimeout(() => table.getState().show({ ...moment, number: 2, events: scene.events! }), 400)
