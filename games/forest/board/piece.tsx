// A piece on a plot: a disc with its numbers and signs, or a mountain.
import type { UnitView } from '@cardwright/engine'
import { Chips, Glyph, Icon, pieceProps, seatMark, useSitting } from '@cardwright/table'
import { memo, type CSSProperties } from 'react'

export const Piece = memo(function Piece({ unit, isSpent }: { unit: UnitView; isSpent: boolean }) {
  const { words } = useSitting()
  const { health = 0, actions = 0 } = unit.resources
  const maxHealth = Number(unit.stats['maxHealth'])
  const name = words.shortName(unit.def)
  return (
    <span
      className={isSpent ? 'pc spent' : 'pc'}
      data-seat={seatMark(unit.owner)}
      {...pieceProps(unit.id)}
    >
      <Disc def={unit.def} />
      <span className="pg">
        <Glyph seat={unit.owner} />
      </span>
      <Damage unit={unit} />
      {health < maxHealth && (
        <span className="ph" data-why={`${unit.id} maxHealth`}>
          {health}/{maxHealth}
        </span>
      )}
      {actions > 1 && !isSpent && (
        <span className="pa">
          {Array.from({ length: actions }, (_, k) => (
            <i key={k} />
          ))}
        </span>
      )}
      <Chips statuses={unit.statuses} />
      <span className="nm" style={{ '--letters': name.length } as CSSProperties}>
        {name}
      </span>
    </span>
  )
})

export function Disc({ def }: { def: string }) {
  const { pack } = useSitting()
  const icon = pack.definitions.find(({ id }) => id === def)?.icon
  return (
    <span className="disc">
      <Icon name={icon} />
    </span>
  )
}

function Damage({ unit }: { unit: UnitView }) {
  const { pack } = useSitting()
  const value = Number(unit.stats['damage'])
  const printed = pack.definitions.find(({ id }) => id === unit.def)?.stats?.['damage'] ?? 0
  if (value === 0 && printed === 0) return null
  const change = ['down', '', 'up'][1 + Math.sign(value - printed)]
  return (
    <span className={`pd ${change}`} data-why={`${unit.id} damage`}>
      {value}
    </span>
  )
}

/** Terrain has its own drawing instead of an icon. */
export const Mountain = () => (
  <svg className="mt" viewBox="0 0 80 80" aria-hidden="true">
    <path d="M4 70 30 20l9 13 8-12 29 49Z" fill="var(--art-1)" />
    <path d="M30 24l-9 26 8-7 4 9 4-15ZM47 26l10 24-8-5-3 8-4-17Z" fill="var(--plot)" />
    <path
      d="M14 62l6-12M24 66l6-14M36 66l2-13M48 66l-1-12M60 66l-6-14M68 66l-5-9"
      stroke="var(--plot)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </svg>
)
