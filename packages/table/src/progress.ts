// The table between two moments: numbers, tokens and the phase change when their event is shown, not all at the end.
// Pieces and cards stay in place, since copies of them move over the table. What is unknown or inexact
// here is corrected by the next moment.
import type { GameEvent, Pack, UnitView, View } from '@cardwright/engine'

/** @returns the same view when the event changes nothing visible */
export function progressed(view: View, event: GameEvent, { manifest }: Pack): View {
  switch (event.kind) {
    case 'resource-changed':
      return withResource(view, event, String(event.what), Number(event.now))
    case 'damaged': {
      const vital = Object.keys(manifest.resources).find((id) => manifest.resources[id].vital)
      return vital === undefined ? view : changed(view, event, vital, -Number(event.through))
    }
    case 'healed':
      return changed(view, event, String(event.what), Number(event.amount))
    case 'status-given':
      return withTokens(view, event, Number(event.n))
    case 'status-cleared':
      return withTokens(view, event, -Number(event.n))
    case 'phase-entered':
      return { ...view, phase: String(event.phase) }
    case 'turn-started':
      return { ...view, active: Number(event.seat), round: Number(event.round) }
    default:
      return view
  }
}

/** The same with one piece changed. */
export function withUnit(view: View, id: unknown, change: (unit: UnitView) => UnitView): View {
  const isThere = view.board.some((unit) => unit.id === id)
  if (!isThere) return view
  return { ...view, board: view.board.map((unit) => (unit.id === id ? change(unit) : unit)) }
}

function changed(view: View, event: GameEvent, what: string, by: number): View {
  return withUnit(view, event.unit, (unit) => {
    const now = (unit.resources[what] ?? 0) + by
    return { ...unit, resources: { ...unit.resources, [what]: Math.max(0, now) } }
  })
}

function withResource(view: View, event: GameEvent, what: string, now: number): View {
  if (Object.hasOwn(view.world, what)) return { ...view, world: { ...view.world, [what]: now } }
  const set = <T extends { resources: Record<string, number> }>(one: T): T => ({
    ...one,
    resources: { ...one.resources, [what]: now },
  })
  const isOf = (one: View['seats'][number]) =>
    one.seat === event.seat && Object.hasOwn(one.resources, what)
  if (!view.seats.some(isOf)) return withUnit(view, event.unit, set)
  return { ...view, seats: view.seats.map((one) => (isOf(one) ? set(one) : one)) }
}

function withTokens(view: View, { unit, status, giver }: GameEvent, by: number): View {
  return withUnit(view, unit, (one) => {
    const of = (token: UnitView['statuses'][number]) =>
      token.status === status && token.giver === giver
    const known = one.statuses.find(of)
    const n = (known?.n ?? 0) + by
    const others = one.statuses.filter((token) => !of(token))
    if (n <= 0) return { ...one, statuses: others }
    const token = { status: String(status), giver: Number(giver), n }
    const statuses =
      known === undefined ? [...others, token] : one.statuses.map((t) => (of(t) ? token : t))
    return { ...one, statuses }
  })
}
