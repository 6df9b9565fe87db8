// A piece of a plain board: picture, seat, name, its numbers and what lies on it.
import type { UnitView } from '@cardwright/engine'
import { memo, useContext } from 'react'
import { definitionOf } from '../definitions.ts'
import { Chips } from '../furniture/chips.tsx'
import { BoardContext } from '../furniture/board-context.ts'
import { Glyph, seatMark } from '../furniture/glyph.tsx'
import { Icon, IconsContext } from '../furniture/icon.tsx'
import { Num } from '../furniture/num.tsx'
import { sectionOf } from '../definitions.ts'
import { pieceProps } from '../spots.ts'
import { useSitting } from '../use-table.ts'

/** More numbers than that do not fit; the large card has all. */
const NUMBERS = 3

export const Piece = memo(function Piece({ unit }: { unit: UnitView }) {
  const { words, pack } = useSitting()
  const isHidden = unit.def === ''
  const isGround = pack.manifest.classes[definitionOf(pack, unit.def)?.class ?? '']?.terrain
  return (
    <span
      className={`piece ${isGround ? 'ground' : ''}`}
      data-seat={seatMark(unit.owner)}
      {...pieceProps(unit.id)}
    >
      {unit.owner >= 0 && <Glyph seat={unit.owner} />}
      <Picture def={unit.def} />
      {!isHidden && (
        <span className="name" data-cut-by-design>
          {words.shortName(unit.def)}
        </span>
      )}
      <Numbers unit={unit} />
      <Chips statuses={unit.statuses} />
    </span>
  )
})

/** Its icon; without one, the first letter of its name. */
function Picture({ def }: { def: string }) {
  const { pack, words } = useSitting()
  const drawings = useContext(IconsContext)
  const icon = definitionOf(pack, def)?.icon
  if (icon !== undefined && drawings[icon] !== undefined) return <Icon name={icon} />
  return <b className="letter">{def === '' ? '?' : words.shortName(def)[0]}</b>
}

function Numbers({ unit }: { unit: UnitView }) {
  const { pack, words } = useSitting()
  const { read = [], icons } = useContext(BoardContext)
  const printed = definitionOf(pack, unit.def)?.stats ?? {}
  const shown = read.flatMap((id) => {
    const value = unit.resources[id] ?? unit.stats[id]
    // a number that is nothing, and was printed as nothing, says nothing
    const isSaid = typeof value === 'number' && (value !== 0 || (printed[id] ?? 0) !== 0)
    return isSaid ? [{ id, value }] : []
  })
  if (shown.length === 0) return null
  return (
    <span className="numbers">
      {shown.slice(0, NUMBERS).map(({ id, value }) => (
        <span key={id} title={words.term(sectionOf(pack, id), id)}>
          <Icon name={icons[id]} />
          <Num value={value} base={printed[id]} of={unit.id} query={id} />
        </span>
      ))}
    </span>
  )
}
