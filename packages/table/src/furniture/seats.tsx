// Panels of the players: what they have, what they can be asked for, whose turn it is, and how far a
// bot has thought.
import { memo, useContext } from 'react'
import type { Meter } from '../board.ts'
import { backKey, seatKey } from '../keys.ts'
import { pileSpot } from '../spots.ts'
import { useSitting, useTable } from '../use-table.ts'
import { useTarget } from '../use-target.ts'
import { BoardContext } from './board-context.ts'
import { Card, CardBack } from './card.tsx'
import { Glyph, seatMark } from './glyph.tsx'
import { Icon } from './icon.tsx'
import { Bar, Pips } from './meters.tsx'
import { Named } from './named.tsx'
import { Num } from './num.tsx'

export function Seats() {
  const count = useTable((t) => t.moment.view.seats.length)
  const { words, viewer } = useSitting()
  // the other players are across the table, the viewer next to the hand
  const first = viewer < 0 ? 0 : viewer + 1
  const seats = Array.from({ length: count }, (_, k) => (first + k) % count)
  return (
    <aside className="left" aria-label={words.say('seats')}>
      {seats.map((seat) => (
        <SeatPanel key={seat} seat={seat} />
      ))}
    </aside>
  )
}

const SeatPanel = memo(function SeatPanel({ seat }: { seat: number }) {
  const { words } = useSitting()
  const board = useContext(BoardContext)
  const isActing = useTable((t) => t.moment.view.asking?.seat === seat)
  const { mark, name, pickNumber, unnamed } = useTarget([seatKey(seat)], words.seat(seat))
  const isTarget = mark === 'legal' || mark === 'picked' || mark === 'danger'
  const shared = {
    className: `seatp ${isActing ? 'turn' : ''} ${mark}`,
    'data-seat': seatMark(seat),
    'data-spot': seatKey(seat),
  }
  const inside = (
    <>
      <header>
        <Glyph seat={seat} />
        <span className="who" title={words.seat(seat)} data-cut-by-design>
          {words.seat(seat)}
        </span>
        {isActing && <small>{words.say('turn.toAct')}</small>}
      </header>
      <Thinking seat={seat} />
      <Numbers seat={seat} />
      {board.panel.hands && <OtherHand seat={seat} />}
      {board.PanelFoot && <board.PanelFoot seat={seat} />}
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
    </>
  )
  if (!isTarget)
    return (
      <section {...shared} aria-label={words.seat(seat)}>
        {inside}
      </section>
    )
  return (
    <div {...shared} {...unnamed} role="button">
      <Named name={name}>{inside}</Named>
    </div>
  )
})

const Numbers = memo(function Numbers({ seat }: { seat: number }) {
  const { words } = useSitting()
  const board = useContext(BoardContext)
  const zones = useTable((t) => t.moment.view.seats[seat].zones)
  const meters = board.panel.resources.map((one) =>
    typeof one === 'string' ? { resource: one } : one,
  )
  return (
    <div className="res">
      {meters.map((meter) => (
        <Amount key={meter.resource} seat={seat} meter={meter} />
      ))}
      {board.panel.zones.map((id) => (
        <span key={id} data-spot={pileSpot(id, seat)}>
          <Icon name={board.icons[id]} />
          <Num value={zones[id]?.length ?? 0} />
          <i>{words.term('zones', id)}</i>
        </span>
      ))}
    </div>
  )
})

function Amount({ seat, meter }: { seat: number; meter: Meter }) {
  const { words } = useSitting()
  const { icons } = useContext(BoardContext)
  const value = useTable((t) => t.moment.view.seats[seat].resources[meter.resource] ?? 0)
  const most = useTable((t) => mostOf(meter, t.moment.view, seat))
  const label = words.term('resources', meter.resource)
  if (most !== null && meter.as === 'bar')
    return <Bar label={label} value={value} of={most} tone="seat" icon={icons[meter.resource]} />
  if (most !== null && meter.as === 'pips')
    return <Pips label={label} value={value} of={most} icon={icons[meter.resource]} />
  return (
    <span>
      <Icon name={icons[meter.resource]} />
      <Num value={value} />
      {most !== null && <span className="of">/{most}</span>}
      <i>{label}</i>
    </span>
  )
}

function mostOf(
  { of }: Meter,
  view: Parameters<Extract<Meter['of'], (...args: never[]) => unknown>>[0],
  seat: number,
): number | null {
  if (of === undefined) return null
  if (typeof of === 'function') return of(view, seat)
  return typeof of === 'number' ? of : (view.seats[seat].resources[of] ?? 0)
}

/** Backs, and the faces known to the viewer. */
function OtherHand({ seat }: { seat: number }) {
  const { viewer, words } = useSitting()
  const { hand } = useContext(BoardContext)
  const cards = useTable((t) => t.moment.view.seats[seat].zones[hand])
  if (seat === viewer || cards === undefined) return null
  return (
    <ul className="tinyhand" aria-label={words.say('handOf', { name: words.seat(seat) })}>
      {cards.map((card, k) => (
        <li key={card?.id ?? `back ${k}`}>
          {card === null ? (
            <HiddenCard seat={seat} place={k} />
          ) : (
            <KnownCard id={card.id} def={card.def} seat={seat} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A card back; only its position distinguishes it from the others. */
function HiddenCard({ seat, place }: { seat: number; place: number }) {
  const { words } = useSitting()
  const { hand } = useContext(BoardContext)
  const label = words.say('backOf', { name: words.seat(seat), n: place + 1 })
  const { mark, props } = useTarget([backKey({ zone: hand, seat, place })], label)
  const isTarget = mark === 'legal' || mark === 'picked'
  return (
    <CardBack
      className={mark === 'plain' ? '' : mark}
      element={isTarget ? { ...props, role: 'button' } : undefined}
    />
  )
}

function KnownCard({ id, def, seat }: { id: number; def: string; seat: number }) {
  const { words } = useSitting()
  const { mark, props } = useTarget([`unit:${id}`], words.name(def), { def, id })
  return (
    <Card
      def={def}
      owner={seat}
      className={`known ${mark}`}
      element={{ ...props, role: 'button' }}
    />
  )
}

/** A line along the edge of the panel. It takes no space, so nothing moves when a bot starts or stops. */
function Thinking({ seat }: { seat: number }) {
  const { words } = useSitting()
  const share = useTable((t) => t.thinking[seat])
  if (share === undefined) return null
  return (
    <progress
      className="thinking"
      value={share}
      max={1}
      aria-label={words.say('thinking', { name: words.seat(seat) })}
    />
  )
}
