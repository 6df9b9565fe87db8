// Every piece of furniture in every state, with the cards of one game: what a board can be made of.
import {
  Bar,
  Card,
  CardBack,
  Chips,
  DualBars,
  Ghost,
  Glyph,
  Grid,
  Pile,
  Pips,
  Place,
  useSitting,
  useTarget,
  type Key,
  type Mark,
} from '@cardwright/table'
import { Piece } from '@cardwright/table/plain'
import type { UnitView } from '@cardwright/engine'
import { use, type CSSProperties, type ReactNode } from 'react'
import { DisplayCase } from '../cards/display-case.tsx'
import '../look/furniture.css'
import { Page } from '../look/page.tsx'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { NoGamePage } from './lost-page.tsx'
import { GameChips } from './game-chips.tsx'
import { MarkedTable } from './furniture/marked-table.tsx'

export function FurniturePage({ game }: { game: string }) {
  const title = openTitle(game)
  return title === null ? <NoGamePage game={game} /> : <Gallery title={use(title)} />
}

function Gallery({ title }: { title: Title }) {
  const say = useSay()
  const { id } = title.game
  return (
    <Page title={say('furniture.title')} game={id} className="furniture">
      <div className="gallery">
        <header>
          <p>{say('furniture.lead')}</p>
          <GameChips at="furniture" game={id} />
        </header>
        <DisplayCase title={title}>
          {(['resting', 'choosing'] as const).map((state) => (
            <MarkedTable key={state} isChoosing={state === 'choosing'}>
              <Shelf name={`${say('furniture.marks')}: ${say(`furniture.${state}`)}`}>
                <Places marks={MARKS[state]} />
              </Shelf>
              <Shelf name={`${say('furniture.cards')}: ${say(`furniture.${state}`)}`}>
                <MarkedCards marks={MARKS[state]} />
              </Shelf>
            </MarkedTable>
          ))}
          <Shelf name={say('furniture.cards')}>
            <CardSizes />
          </Shelf>
          <Shelf name={say('furniture.pieces')}>
            <Pieces />
          </Shelf>
          <Shelf name={say('furniture.piles')}>
            <Piles />
          </Shelf>
          <Shelf name={say('furniture.amounts')}>
            <Amounts />
          </Shelf>
          <Shelf name={say('furniture.seats')}>
            {SEATS.map((seat) => (
              <span key={seat} className="seat-sign">
                <Glyph seat={seat} />
              </span>
            ))}
          </Shelf>
        </DisplayCase>
      </div>
    </Page>
  )
}

const MARKS: Readonly<Record<'resting' | 'choosing', readonly Mark[]>> = {
  resting: ['plain', 'ready', 'spare', 'watched'],
  choosing: ['legal', 'danger', 'picked', 'source', 'off'],
}
const SEATS = [-1, 0, 1, 2, 3]
const SIZES = [92, 112, 150, 206, 260]
const MOST_CARDS = 4

const Shelf = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} data-acting="1">
    <h2 className="disp">{name}</h2>
    <div className="row">{children}</div>
  </section>
)

const Captioned = ({ words, children }: { words: string; children: ReactNode }) => (
  <figure>
    {children}
    <figcaption lang="en">{words}</figcaption>
  </figure>
)

function Places({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark) => (
    <Captioned key={mark} words={mark}>
      <Place keys={[`cell:${mark}`]} label={mark} className="sample" />
    </Captioned>
  ))
}

function MarkedCards({ marks }: { marks: readonly Mark[] }) {
  const [card] = useCards()
  return marks.map((mark) => (
    <Captioned key={mark} words={mark}>
      <MarkedCard at={`cell:${mark}`} def={card} />
    </Captioned>
  ))
}

function MarkedCard({ at, def }: { at: Key; def: string }) {
  const { words } = useSitting()
  const { mark, pickNumber, props } = useTarget([at], words.name(def), { def })
  return (
    <Card def={def} owner={0} className={mark} element={{ ...props, role: 'button' }}>
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
    </Card>
  )
}

/** The first cards of the pack that say something. */
function useCards(): readonly string[] {
  const { pack, words } = useSitting()
  const all = pack.definitions.map(({ id }) => id)
  const told = all.filter((id) => words.rules(id).length > 0)
  return (told.length > 0 ? told : all).slice(0, MOST_CARDS)
}

function CardSizes() {
  const cards = useCards()
  return (
    <>
      {SIZES.map((size, k) => (
        <Card
          key={size}
          def={cards[k % cards.length]}
          owner={k % 2}
          element={{ style: { '--card-w': `${size}px` } as CSSProperties }}
        />
      ))}
      <CardBack />
    </>
  )
}

function Pieces() {
  const { pack } = useSitting()
  const { classes, resources } = pack.manifest
  const standing = pack.definitions.filter(({ class: of }) => classes[of].place === 'board')
  const amounts = Object.keys(resources).filter((id) => resources[id].of === 'unit')
  const tokens = pack.statuses.slice(0, 2)
  const statuses = tokens.map(({ id }, k) => ({ status: id, giver: k, n: k + 1 }))
  const unit = (k: number, change: Partial<UnitView>): UnitView => ({
    id: 9000 + k,
    def: standing[0]?.id ?? '',
    owner: k % 2,
    at: '',
    stats: {},
    resources: {},
    statuses: [],
    ...change,
  })
  const shown = [
    unit(0, {}),
    unit(1, { resources: Object.fromEntries(amounts.map((id, k) => [id, k + 1])) }),
    unit(2, { statuses }),
    unit(3, { def: '' }),
    unit(4, { owner: -1, def: standing.at(-1)?.id ?? '' }),
  ]
  return (
    <>
      {shown.map((one) => (
        <div key={one.id} className="bare">
          <Piece unit={one} />
        </div>
      ))}
      {statuses.length > 0 && <Chips statuses={statuses} />}
      <Ghost>
        <div className="bare">
          <Piece unit={unit(5, {})} />
        </div>
      </Ghost>
    </>
  )
}

function Piles() {
  const { pack } = useSitting()
  return Object.entries(pack.manifest.zones).map(([zone, { per }]) => (
    <Pile key={zone} zone={zone} seat={per === 'match' ? null : 0} />
  ))
}

function Amounts() {
  const say = useSay()
  const label = say('furniture.amounts')
  return (
    <>
      <Bar label={label} value={7} of={10} />
      <Bar label={label} value={4} of={10} tone="second" over={{ value: 2, label: '+' }} />
      <Pips label={label} value={2} of={5} />
      <DualBars>
        <Bar label={label} value={3} of={9} />
        <Bar label={label} value={9} of={9} tone="second" />
      </DualBars>
      <Grid rows={['B', 'A']} columns={['1', '2']}>
        {['B1', 'B2', 'A1', 'A2'].map((cell) => (
          <span key={cell} className="sample">
            {cell}
          </span>
        ))}
      </Grid>
    </>
  )
}
