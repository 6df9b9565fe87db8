// One card in every size: container queries decide what is shown (LOOK §4).
import type { Definition } from '@cardwright/engine'
import { useContext, type HTMLAttributes } from 'react'
import type { Board } from '../board.ts'
import { useSitting } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { seatMark } from './glyph.tsx'
import { Icon } from './icon.tsx'

export interface CardProps {
  def: string
  owner: number
  /** Effective numbers where they differ from the printed ones. */
  stats?: Readonly<Record<string, unknown>>
  cost?: number
  className?: string
  element?: HTMLAttributes<HTMLElement>
}

export function Card({ def, owner, stats = {}, cost, className = '', element }: CardProps) {
  const { pack, words } = useSitting()
  const board = useContext(BoardContext)
  const card = pack.definitions.find(({ id }) => id === def)!
  const price = cost ?? Object.values(card.cost ?? {})[0]
  return (
    <article
      className={`card ${className}`}
      data-game={pack.manifest.id}
      data-seat={seatMark(owner)}
      aria-label={words.name(def)}
      {...element}
    >
      <div className="c-in">
        <header className="c-head">
          {price !== undefined && <span className="c-cost">{price}</span>}
          <h3 className="c-name">{words.name(def)}</h3>
        </header>
        <Art board={board} card={card} letter={words.name(def)[0]} />
        <p className="c-type">{card.types?.map((type) => words.term('types', type)).join(' · ')}</p>
        <div className="c-text">
          {words.rules(def).map(({ ability, text }) => (
            <p key={ability}>{text}</p>
          ))}
        </div>
        <Stats card={card} now={stats} board={board} />
      </div>
    </article>
  )
}

function Art({ board, card, letter }: { board: Board; card: Definition; letter: string }) {
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
          <>
            <g transform="translate(29.2 17.6)" color="var(--art-2)" fill="currentColor">
              <PlacedIcon name={icon} />
            </g>
            <g transform="translate(27 16)" color="var(--art-1)" fill="currentColor">
              <PlacedIcon name={icon} />
            </g>
          </>
        )}
      </svg>
    </div>
  )
}

const PlacedIcon = ({ name }: { name: string }) => (
  <svg width="66" height="66" viewBox="0 0 512 512">
    <Icon name={name} className="" />
  </svg>
)

function Stats(props: { card: Definition; now: Readonly<Record<string, unknown>>; board: Board }) {
  const { card, now, board } = props
  const { words } = useSitting()
  const printed = card.stats ?? {}
  const shown = board.stats.filter((stat) => printed[stat] !== undefined)
  return (
    <footer className="c-stats">
      {shown.map((stat) => {
        const value = typeof now[stat] === 'number' ? (now[stat] as number) : printed[stat]
        const change = Math.sign(value - printed[stat])
        return (
          <span key={stat} className={`st ${['down', '', 'up'][change + 1]}`}>
            <Icon name={board.icons[stat]} />
            <b>{value}</b>
            <i className="vh">{words.term('queries', stat)}</i>
          </span>
        )
      })}
    </footer>
  )
}

export function CardBack({ game, className = '' }: { game: string; className?: string }) {
  const board = useContext(BoardContext)
  return (
    <div className={`card back ${className}`} data-game={game}>
      <div className="c-in">
        <svg viewBox="0 0 100 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <board.Back />
        </svg>
      </div>
    </div>
  )
}
