// One card in every size: container queries decide what is shown (LOOK §4).
import type { Definition } from '@cardwright/engine'
import { memo, useContext, type HTMLAttributes, type ReactNode } from 'react'
import type { Board } from '../board.ts'
import { definitionOf, sectionOf } from '../definitions.ts'
import { useSitting } from '../use-table.ts'
import type { Words } from '../words.ts'
import { BoardContext } from './board-context.ts'
import { FitText } from './fit-text.tsx'
import { seatMark } from './glyph.tsx'
import { Icon, IconsContext } from './icon.tsx'
import { Named } from './named.tsx'
import { Num } from './num.tsx'
import { glossed } from './glossed.tsx'
import { divisible } from './syllables.ts'

export interface CardProps {
  def: string
  owner: number
  /** The card or piece it shows, so that its numbers can be explained. */
  id?: number
  /** Effective numbers where they differ from the printed ones. */
  stats?: Readonly<Record<string, unknown>>
  cost?: number
  className?: string
  /** Attributes of the element: target, style. */
  element?: HTMLAttributes<HTMLElement>
  /** On top of the card: badges, ribbons. */
  children?: ReactNode
}

export const Card = memo(function Card(props: CardProps) {
  const { def, owner, id, stats, cost, className = '', element, children } = props
  const { pack, words } = useSitting()
  if (definitionOf(pack, def) === undefined) return null
  const shared = {
    className: `card ${className}`,
    'data-game': pack.manifest.id,
    'data-seat': seatMark(owner),
  }
  const face = <Face def={def} id={id} stats={stats} cost={cost} />
  if (element?.role !== 'button')
    return (
      <article {...shared} aria-label={words.name(def)} {...element}>
        {face}
        {children}
      </article>
    )
  // a pressable card is a button instead of an article: it has a name, and its text as a description
  const { 'aria-label': name = words.name(def), ...pressed } = element
  const text = words.rules(def).map((paragraph) => paragraph.text)
  return (
    <div {...shared} aria-description={text.join(' ') || undefined} {...pressed}>
      <Named name={name}>
        {face}
        {children}
      </Named>
    </div>
  )
})

/** Separate from the card's marks, so that marking it does not redraw its content. */
const Face = memo(function Face(props: Pick<CardProps, 'def' | 'id' | 'stats' | 'cost'>) {
  const { def, id, stats, cost } = props
  const { pack, words } = useSitting()
  const board = useContext(BoardContext)
  const card = definitionOf(pack, def)!
  return (
    <div className="c-box">
      <div className="c-in">
        <header className="c-head">
          <Price card={card} place={0} cost={cost} board={board} />
          <h3 className={`c-name ${lengthOf(words.name(def))}`}>{divisible(words.name(def))}</h3>
          <Price card={card} place={1} board={board} />
        </header>
        <Art board={board} card={card} letter={words.name(def)[0]} />
        <p className="c-type">
          <span>
            {[
              ...(card.types ?? []).map((type) => words.term('types', type)),
              ...(board.kinds?.(card, words, pack) ?? []),
            ].join(' · ')}
          </span>
        </p>
        <FitText id={`${pack.manifest.id} ${def} ${words.lang}`} className="c-text">
          <RulesText def={def} words={words} />
          {board.Note && <board.Note card={card} />}
        </FitText>
        <Stats card={card} id={id} now={stats ?? NONE} board={board} />
      </div>
    </div>
  )
})

const LONG = 13
const WIDE = 10
/** Its longest word is too long for a small card, or for any. */
function lengthOf(name: string): 'long' | 'wide' | '' {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length))
  return longest >= LONG ? 'long' : longest >= WIDE ? 'wide' : ''
}

const NONE = {}

export function RulesText({ def, words }: { def: string; words: Words }) {
  const { pack } = useSitting()
  const glossary = words.glossary(def)
  const keywords = definitionOf(pack, def)?.keywords ?? []
  return (
    <>
      {keywords.length > 0 && (
        <p>
          {keywords.map((keyword, k) => (
            <span key={keyword}>
              {k > 0 && ', '}
              <span className="kw">{words.term('keywords', keyword)}</span>
            </span>
          ))}
        </p>
      )}
      {words.rules(def).map(({ ability, text }) => (
        <p key={ability}>{glossed(text, glossary)}</p>
      ))}
    </>
  )
}

/** A card has up to two prices: the badge on the left, and a smaller one on the right. */
function Price(props: { card: Definition; place: number; cost?: number; board: Board }) {
  const { card, place, cost, board } = props
  const { words, pack } = useSitting()
  const printed = Object.keys(card.cost ?? {})
  const resource = (board.prices?.filter((id) => printed.includes(id)) ?? printed)[place]
  if (resource === undefined) {
    const badge = place === 0 && board.badge !== undefined ? card.stats?.[board.badge] : undefined
    if (badge === undefined) return null
    return (
      <span className="c-cost">
        <Num value={badge} />
        <i className="vh"> {words.term(sectionOf(pack, board.badge!), board.badge!)}</i>
      </span>
    )
  }
  const price = card.cost![resource]
  // a second price of 0 gets no badge
  if (place > 0 && (cost ?? price) === 0) return null
  return (
    <span className={`c-cost ${place === 0 ? '' : 'two'}`}>
      <Num value={cost ?? price} base={price} />
      <i className="vh"> {words.term('resources', resource)}</i>
    </span>
  )
}

const Art = memo(function Art({
  board,
  card,
  letter,
}: {
  board: Board
  card: Definition
  letter: string
}) {
  const { icon } = card
  return (
    <div className="c-art">
      <svg viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <board.ArtGround card={card} />
        {icon === undefined ? (
          <text x="60" y="66" textAnchor="middle" className="c-letter">
            {letter}
          </text>
        ) : (
          <g className="c-icon">
            <PlacedIcon name={icon} at="29.2 17.6" ink="var(--art-2)" className="c-ink2" />
            <PlacedIcon name={icon} at="27 16" ink="var(--art-1)" />
          </g>
        )}
      </svg>
    </div>
  )
})

/** 66 wide, and not nested: nested SVGs are slow with hundreds of icons. */
function PlacedIcon(props: { name: string; at: string; ink: string; className?: string }) {
  const { name, at, ink, className } = props
  const drawings = useContext(IconsContext)
  return (
    <g
      className={className}
      transform={`translate(${at}) scale(${66 / 512})`}
      color={ink}
      fill="currentColor"
      dangerouslySetInnerHTML={{ __html: drawings[name] ?? '' }}
    />
  )
}

function Stats(props: {
  card: Definition
  id?: number
  now: Readonly<Record<string, unknown>>
  board: Board
}) {
  const { card, id, now, board } = props
  const { pack, words } = useSitting()
  const drawings = useContext(IconsContext)
  const printed = card.stats ?? {}
  const isNamed = (stat: string) =>
    board.nameStats === true && drawings[board.icons[stat]] === undefined
  const shown = board.stats.filter((stat) => printed[stat] !== undefined)
  if (shown.length === 0) return null
  return (
    <footer className="c-stats">
      {shown.map((stat) => {
        const value = typeof now[stat] === 'number' ? now[stat] : printed[stat]
        return (
          <span key={stat} className="st">
            <Icon name={board.icons[stat]} />
            <Num value={value} base={printed[stat]} of={id} query={stat} />
            <i className={isNamed(stat) ? 'c-word' : 'vh'}>
              {' '}
              {words.term(sectionOf(pack, stat), stat)}
            </i>
          </span>
        )
      })}
    </footer>
  )
}

export function CardBack(props: { className?: string; element?: HTMLAttributes<HTMLElement> }) {
  const { className = '', element } = props
  const { pack } = useSitting()
  const board = useContext(BoardContext)
  return (
    <div className={`card back ${className}`} data-game={pack.manifest.id} {...element}>
      <div className="c-box">
        <div className="c-in">
          <svg viewBox="0 0 100 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <board.Back />
          </svg>
        </div>
      </div>
    </div>
  )
}
