// A click, a tap, Enter on a thing: whatever it means now. What the press stands for first wins.
import type { Action, View } from '@cardwright/engine'
import { aimOf, entityOf, type Key } from './keys.ts'
import { CLOSED, type Shared, type TableState } from './table-state.ts'
import { onlyBubble, usesAt } from './targets.ts'

/** @param keys what was pressed, the nearest first */
export function press(shared: Shared, keys: readonly Key[]): void {
  shared.get().settle()
  if (!pressTarget(shared, keys) && !pressSource(shared, keys)) pressOther(shared, keys)
}

/** Something that is asked for, or that was picked before. */
function pressTarget({ get, set }: Shared, keys: readonly Key[]): boolean {
  const { targets, selected, answer } = get()
  const offers = keys.flatMap((key) => targets.byKey.get(key) ?? [])
  // a card in the requested line may also be ready to act: ask which is meant
  const uses = selected === null && offers.length > 0 ? usesAt(targets, keys) : []
  if (offers.length + uses.length > 1) {
    set({ ...CLOSED, asking: { key: keys[0], offers: [...offers, ...uses] } })
    return true
  }
  const actions = answerAt(get(), keys)
  if (actions !== null) answer(actions)
  return actions !== null
}

function answerAt({ targets, moment }: TableState, keys: readonly Key[]): readonly Action[] | null {
  const asked = keys.find((key) => targets.byKey.has(key))
  if (asked !== undefined) return targets.byKey.get(asked)![0].actions
  const place = keys.find((key) => targets.places.has(key))
  if (place !== undefined) return targets.places.get(place)!.actions
  const picked = keys.find((key) => targets.picked.includes(key))
  if (picked === undefined) return null
  const unpick = moment.legal.find((a) => a.kind === 'unpick' && aimOf(a) === picked)
  return unpick ? [unpick] : null
}

/** Something that can be used, or that is taken up. */
function pressSource({ get }: Shared, keys: readonly Key[]): boolean {
  const { targets, selected, select, answer } = get()
  const source = keys.find((key) => targets.ready.has(key))
  if (source === undefined) return false
  const only = onlyBubble(targets, source)
  if (only !== null) answer([only.use])
  else if (source !== selected) select(source)
  // no target needed: the second press uses it
  else if (targets.uses.length === 1 && targets.byKey.size === 0) answer(targets.uses[0].actions)
  else select(null)
  return true
}

function pressOther({ get, set }: Shared, keys: readonly Key[]): void {
  const { targets, moment, selected, select, whyNot } = get()
  // a player who aims at a place or another player's thing is not asking what that thing can do
  if (selected !== null && !keys.some((key) => isOwn(moment.view, key)))
    return set({ ...CLOSED, refused: { key: keys[0], refusal: { code: 'not-a-target' } } })
  const spare = keys.find((key) => targets.carried.has(key))
  // it cannot act, which a message says, but it may be dropped somewhere
  if (spare !== undefined) select(spare === selected ? null : spare)
  else if (selected !== null) select(null)
  if (spare === undefined || spare !== selected) whyNot(keys[0])
}

/** A card, or a piece of the asked player; not a place or another player's piece. */
function isOwn({ board, asking }: View, key: Key): boolean {
  const id = entityOf(key)
  return id !== null && !board.some((unit) => unit.id === id && unit.owner !== asking?.seat)
}
