// Bases and points relevant to the goals, in the colour of their last holder.
import { Glyph, seatMark, useSitting, useTable } from '@cardwright/table'
import { memo, type CSSProperties } from 'react'
import { factsOf, spotOf } from './places.ts'
import { textsOf } from './texts.ts'

export const Points = memo(function Points({ rows }: { rows: number }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const { points, depots } = useTable((t) => factsOf(t.moment.view))
  const marks = points.map(({ cell, holder, base }) => {
    const { x, y } = spotOf(cell, rows)
    const name = base === null ? texts.point : texts.base(words.seat(base))
    return (
      <span
        key={cell}
        className={`pt ${base === null ? '' : 'base'}`}
        data-seat={seatMark(base !== null && holder < 0 ? base : holder)}
        style={{ '--x': x, '--y': y } as CSSProperties}
        role="img"
        aria-label={`${cell}, ${name}${holder < 0 ? '' : `, ${words.seat(holder)}`}`}
        title={name}
      >
        {(holder >= 0 || base !== null) && <Glyph seat={holder >= 0 ? holder : (base ?? -1)} />}
      </span>
    )
  })
  const wreckable = depots.map(({ cell, seat, isWrecked }) => {
    const { x, y } = spotOf(cell, rows)
    const name = isWrecked ? texts.wreck(words.seat(seat)) : texts.depot(words.seat(seat))
    return (
      <span
        key={`depot ${cell}`}
        className={`pt depot ${isWrecked ? 'wreck' : ''}`}
        data-seat={seatMark(seat)}
        style={{ '--x': x, '--y': y } as CSSProperties}
        role="img"
        aria-label={`${cell}, ${name}`}
        title={name}
      >
        {isWrecked ? '×' : '▲'}
      </span>
    )
  })
  return [...marks, ...wreckable]
})
