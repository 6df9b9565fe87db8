// The table of Forest of Dreams with 200 cards on it instead of a few pieces: the same furniture, a
// moment made up. Every card of one's own may strike ten others; every strike changes one of them.
import '@cardwright/table/tokens.css'
import '@cardwright/table/table.css'
import { createMatch, type Offer, type UnitView } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { positionFor } from '@cardwright/engine/position'
import { code as forest } from 'virtual:code/forest'
import { board } from 'virtual:board/forest'
import {
  Card,
  Cards,
  createTable,
  MatchTable,
  unitKey,
  useTable,
  useTarget,
  useWords,
  usualComfort,
  type Board,
  type Moment,
} from '@cardwright/table'
import { createRoot } from 'react-dom/client'
import { icons, pack } from 'virtual:pack/forest'
import { wordsOf } from '../../src/match/words.ts'

const CARDS = 200
const FIRST = 1000
const REACH = 10

const kinds = pack.definitions.filter(({ class: kind }) => kind === 'piece' || kind === 'spell')
const start = positionFor(createMatch(createGame(pack, forest), { seed: 7 }), 0)

const cards = Array.from({ length: CARDS }, (_, k): UnitView => ({
  id: FIRST + k,
  def: kinds[k % kinds.length].id,
  owner: k % 2,
  at: '',
  stats: { maxHealth: 3, damage: 1 },
  resources: { health: 3 },
  statuses: [],
}))
const offers = cards.flatMap(({ id, owner }): Offer[] =>
  owner === 1
    ? []
    : Array.from({ length: REACH }, (_, k) => {
        const foe = FIRST + ((id - FIRST + 1 + 2 * k) % CARDS)
        return {
          actions: [
            { kind: 'use', source: id, ability: 'strike' },
            { kind: 'pick', pick: { unit: foe } },
          ],
        }
      }),
)

let moment: Moment = {
  view: { ...start.view, board: cards },
  legal: offers.map(({ actions: [use] }) => use),
  offers,
  number: 1,
  events: [],
  story: [],
  noUndo: 'nothing',
}

const table = createTable(
  {
    answer([, pick]) {
      const struck = pick?.kind === 'pick' && 'unit' in pick.pick ? pick.pick.unit : -1
      const board = moment.view.board.map((unit) =>
        unit.id === struck ? { ...unit, stats: { ...unit.stats, damage: moment.number } } : unit,
      )
      moment = { ...moment, number: moment.number + 1, view: { ...moment.view, board } }
      table.getState().show(moment)
    },
    undo() {},
    hurry() {},
    order() {},
    whyNot: () => Promise.resolve(null),
    explain: () => Promise.resolve(null),
  },
  pack,
  moment,
)

function OneCard({ k }: { k: number }) {
  const words = useWords()
  const { id, def, owner, stats } = useTable((t) => t.moment.view.board[k])
  const { mark, props } = useTarget([unitKey(id)], words.name(def))
  return (
    <Card
      def={def}
      owner={owner}
      stats={stats}
      className={mark}
      element={{ ...props, role: 'button', style: { width: 92 } }}
    />
  )
}

const Stage = () => (
  <Cards style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
    {cards.map(({ id }, k) => (
      <OneCard key={id} k={k} />
    ))}
  </Cards>
)

const sitting = {
  table,
  pack,
  words: wordsOf(pack, 'en', (seat) => `Player ${seat + 1}`),
  viewer: 0,
  comfort: usualComfort,
}
const bigBoard: Board = { ...board, Stage }

createRoot(document.getElementById('root')!).render(
  <MatchTable sitting={sitting} board={bigBoard} icons={icons} bar={<header className="bar" />} />,
)
