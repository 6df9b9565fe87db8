// A card on the board: a cut tile with its owner's band, its power, tokens, and what its neighbours make of it.
import type { UnitView } from '@cardwright/engine'
import { Chips, Glyph, Icon, pieceProps, seatMark, useSitting } from '@cardwright/table'
import { memo, type CSSProperties } from 'react'
import iconsOf from './icons.json'
import { textsOf } from './texts.ts'

const icons: Readonly<Record<string, string>> = iconsOf

/** They follow from the board: words at the foot instead of tokens. */
const DERIVED = ['support', 'threat', 'lastPlayed']
/** Shown by the tile itself. */
const SEEN = ['faceDown']

export const Tile = memo(function Tile({ unit }: { unit: UnitView }) {
  const { pack, words } = useSitting()
  const definition = pack.definitions.find(({ id }) => id === unit.def)
  const tokens = unit.statuses.filter(
    ({ status }) => !DERIVED.includes(status) && !SEEN.includes(status),
  )
  const name = unit.def === '' ? '' : words.shortName(unit.def)
  const isStunned = unit.statuses.some(({ status }) => status === 'stun')
  return (
    <span
      className={`tile ${unit.faceDown ? 'down' : ''} ${isStunned ? 'stunned' : ''}`}
      data-seat={seatMark(unit.owner)}
      {...pieceProps(unit.id)}
    >
      <span className="face">
        <span className="band" style={{ '--letters': name.length } as CSSProperties}>
          <Glyph seat={unit.owner} />
          <span>{name}</span>
        </span>
        {unit.def !== '' && (
          <span className="art">
            <Icon name={definition?.icon} className="ic o" />
            <Icon name={definition?.icon} />
          </span>
        )}
        {unit.def !== '' && <Power unit={unit} printed={definition?.stats?.['power'] ?? 0} />}
      </span>
      <Chips statuses={tokens} />
      <Flags unit={unit} />
    </span>
  )
})

function Power({ unit, printed }: { unit: UnitView; printed: number }) {
  const power = Number(unit.stats['power'])
  const change = ['less', '', 'more'][1 + Math.sign(power - printed)]
  return (
    <span className={`pw ${change}`} data-why={`${unit.id} power`}>
      {power}
    </span>
  )
}

function Flags({ unit }: { unit: UnitView }) {
  const { words } = useSitting()
  const flags = unit.statuses.filter(({ status }) => DERIVED.includes(status))
  if (flags.length === 0) return null
  return (
    <span className={flags.length > 2 ? 'flags many' : 'flags'}>
      {flags.map(({ status, giver }) => (
        <i
          key={`${status} ${giver}`}
          className={status}
          data-seat={seatMark(giver)}
          title={words.term('statuses', status)}
        >
          <Icon name={icons[status]} />
          <span>{textsOf(words.lang).flags[status]}</span>
        </i>
      ))}
    </span>
  )
}
