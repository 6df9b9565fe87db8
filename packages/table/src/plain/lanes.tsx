// Lanes side by side: what a player has in one stands on that player's side of it.
import { Fragment, type CSSProperties } from 'react'
import { Glyph, seatMark } from '../furniture/glyph.tsx'
import { Lane } from '../furniture/places.tsx'
import { useSitting, useTable } from '../use-table.ts'
import { UnitPlace } from './place.tsx'

export function Lanes() {
  const { pack, viewer, words } = useSitting()
  const seats = useTable((t) => t.moment.view.seats.length)
  const { space } = pack.manifest
  if (space.kind !== 'lanes') return null
  // the viewer's side is the near one
  const near = Math.max(0, viewer)
  const sides = Array.from({ length: seats }, (_, k) => (near + k) % seats).reverse()
  return (
    <div className="lanes">
      {space.lanes.map((lane) => (
        <Lane key={lane} lane={lane} label={words.term('lanes', lane)}>
          {sides.map((seat, k) => (
            <Fragment key={seat}>
              {k > 0 && <h3>{words.term('lanes', lane)}</h3>}
              <Side lane={lane} seat={seat} />
            </Fragment>
          ))}
        </Lane>
      ))}
    </div>
  )
}

/** As square as they can stand. */
function shapeOf(count: number): CSSProperties {
  const across = Math.max(1, Math.ceil(Math.sqrt(count)))
  return { '--across': across, '--down': Math.max(1, Math.ceil(count / across)) } as CSSProperties
}

function Side({ lane, seat }: { lane: string; seat: number }) {
  const { words } = useSitting()
  const board = useTable((t) => t.moment.view.board)
  const units = board.filter((unit) => unit.at === lane && unit.owner === seat)
  return (
    <div className="side" data-seat={seatMark(seat)} style={shapeOf(units.length)}>
      {units.length === 0 && <Glyph seat={seat} />}
      {units.map((unit) => (
        <UnitPlace key={unit.id} unit={unit} at={words.term('lanes', lane)} />
      ))}
    </div>
  )
}
