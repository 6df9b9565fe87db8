// Reads a position as things to point at. Highlights, keyboard order, drag and screen reader all use
// what is found here, and it is found in the list of offers alone.
import type { Action, Offer } from '@cardwright/engine'
import { aimOf, unitKey, type Key } from './keys.ts'
import type { Moment } from './moment.ts'

export interface Targets {
  /** A choice is running: what is not a target is dimmed. */
  isChoosing: boolean
  /** The piece or card whose choice is running. */
  source: Key | null
  /** What a press on the key does; several: the player is asked which. */
  byKey: ReadonlyMap<Key, readonly Offer[]>
  /** Sources that may act, with all they may do; empty while an ability is running. */
  ready: ReadonlyMap<Key, readonly Offer[]>
  /** In the order they were picked. */
  picked: readonly Key[]
  /** Answers given by buttons: options, moves, done, accept, decline. */
  buttons: readonly Action[]
  canCancel: boolean
}

export function targetsOf(moment: Moment, selected: Key | null): Targets {
  const { asking } = moment.view
  const isMain = asking === null || asking.kind === 'main' || asking.kind === 'move'
  const ready = new Map<Key, Offer[]>()
  const byKey = new Map<Key, Offer[]>()
  const buttons: Action[] = []
  for (const offer of moment.offers) {
    const [first] = offer.actions
    if (first.kind === 'use') {
      add(ready, unitKey(first.source), offer)
      const aim = aimOf(offer.actions.at(-1)!)
      if (selected === unitKey(first.source) && offer.actions.length > 1 && aim !== null)
        add(byKey, aim, offer)
    } else if (first.kind === 'pick') add(byKey, aimOf(first)!, offer)
    else buttons.push(first)
  }
  const picked = moment.legal.filter(({ kind }) => kind === 'unpick').map((a) => aimOf(a)!)
  const running = !isMain && asking?.source !== undefined && asking.source >= 0
  return {
    isChoosing: byKey.size > 0,
    source: selected ?? (running ? unitKey(asking.source!) : null),
    byKey,
    ready,
    picked,
    buttons,
    canCancel: selected !== null || moment.legal.some(({ kind }) => kind === 'cancel'),
  }
}

function add(map: Map<Key, Offer[]>, key: Key, offer: Offer): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [offer])
  else list.push(offer)
}

/** Look of a thing, strongest first where it is several at once (LOOK §5). */
export type Mark = 'picked' | 'danger' | 'legal' | 'source' | 'ready' | 'off' | 'plain'

export function markOf(targets: Targets, keys: readonly Key[]): Mark {
  if (keys.some((key) => targets.picked.includes(key))) return 'picked'
  const offers = keys.flatMap((key) => targets.byKey.get(key) ?? [])
  if (offers.length > 0) return offers.every(({ loses }) => loses) ? 'danger' : 'legal'
  if (targets.source !== null && keys.includes(targets.source)) return 'source'
  if (targets.isChoosing) return 'off'
  return keys.some((key) => targets.ready.has(key)) ? 'ready' : 'plain'
}
