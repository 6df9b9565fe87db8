// Turns a position into targets. Highlights, keyboard order, drag and screen reader all use
// the result, which comes only from the list of offers.
import type { Action, AskView, Offer } from '@cardwright/engine'
import type { Board } from './board.ts'
import { aimOf, backKey, keyOf, unitKey, type Key } from './keys.ts'
import type { Moment } from './moment.ts'

/** A named ability, shown above its piece. */
export interface Bubble {
  source: number
  ability: string
  use: Action
}

export interface Targets {
  /** A choice is running, so non-targets are dimmed. */
  isChoosing: boolean
  /** The piece or card whose choice is running. */
  source: Key | null
  /** What pressing the key does; if there are several, the player is asked. */
  byKey: ReadonlyMap<Key, readonly Offer[]>
  /** Sources that may act, with their actions; empty while an ability is running. */
  ready: ReadonlyMap<Key, readonly Offer[]>
  /** Things that may be placed, ready to act or not: by place, the effect of putting them there. */
  carried: ReadonlyMap<Key, ReadonlyMap<Key, Offer>>
  /** Places for the selected thing, besides its targets. */
  places: ReadonlyMap<Key, Offer>
  /** Abilities of pieces beyond the basics of their class. */
  bubbles: ReadonlyMap<Key, readonly Bubble[]>
  /** Actions of the selected thing that need no target. */
  uses: readonly Offer[]
  /** Abilities of the selected thing with the same targets, and which one is active. */
  ways: readonly string[]
  way: string | null
  /** Targets of another player's choice, shown to all. */
  watched: ReadonlySet<Key>
  /** In picking order. */
  picked: readonly Key[]
  /** Answers given by buttons: options, places, moves, done, accept, decline. */
  buttons: readonly Action[]
  canCancel: boolean
}

export const NO_TARGETS: Targets = {
  isChoosing: false,
  source: null,
  byKey: new Map(),
  ready: new Map(),
  carried: new Map(),
  places: new Map(),
  bubbles: new Map(),
  uses: [],
  ways: [],
  way: null,
  watched: new Set(),
  picked: [],
  buttons: [],
  canCancel: false,
}

export interface Reading extends Pick<Board, 'aim' | 'carry' | 'watched'> {
  /** Abilities used by just pressing the piece and its target. */
  basics: ReadonlySet<string>
  /** The active one of several abilities with the same targets. */
  way?: string | null
}

/** What a moment offers, independent of the selection. */
export interface Offered extends Pick<
  Targets,
  'byKey' | 'ready' | 'carried' | 'bubbles' | 'buttons'
> {
  byKey: ReadonlyMap<Key, Offer[]>
}

export function offeredAt(moment: Moment, reading: Omit<Reading, 'way'>): Offered {
  const { asking, board } = moment.view
  const ready = new Map<Key, Offer[]>()
  const byKey = new Map<Key, Offer[]>()
  const bubbles = new Map<Key, Bubble[]>()
  const carried = new Map<Key, Map<Key, Offer>>()
  const buttons: Action[] = []
  const standing = new Set(board.map(({ id }) => id))
  const backs = backsOf(asking)
  for (const offer of moment.offers) {
    const [first] = offer.actions
    const aim = first.kind === 'move' ? reading.aim?.(first, moment.view) : null
    const load = first.kind === 'move' ? reading.carry?.(first, moment.view) : null
    if (load) carried.set(load.what, (carried.get(load.what) ?? new Map()).set(load.to, offer))
    if (first.kind === 'use') {
      const key = unitKey(first.source)
      // a piece that may answer something pending is pressed, not selected
      if (asking?.kind === 'window' && offer.actions.length === 1 && standing.has(first.source)) {
        add(byKey, key, offer)
        continue
      }
      add(ready, key, offer)
      if (standing.has(first.source) && !reading.basics.has(first.ability))
        addBubble(bubbles, key, first)
    } else if (first.kind === 'pick') {
      const key = aimOf(first)!
      add(byKey, backs.get(key) ?? key, offer)
    } else if (aim) add(byKey, aim, offer)
    else buttons.push(first)
  }
  return { byKey, ready, carried, bubbles, buttons }
}

/** @param offered computed once per moment, however often the selection changes */
export function targetsOf(
  moment: Moment,
  selected: Key | null,
  reading: Reading,
  offered: Offered = offeredAt(moment, reading),
): Targets {
  const { asking } = moment.view
  const { ready, carried, bubbles, buttons } = offered
  const byKey = new Map(Array.from(offered.byKey, ([key, offers]) => [key, [...offers]]))
  const uses: Offer[] = []
  const taken = selected === null ? [] : atOnce(selected, ready, bubbles)
  const ways = waysOf(taken)
  const way = ways.find((one) => one === reading.way) ?? ways[0] ?? null
  for (const offer of taken) {
    if (way !== null && abilityOf(offer) !== way) continue
    const aim = offer.actions.length > 1 ? aimOf(offer.actions.at(-1)!) : null
    if (aim === null) uses.push(offer)
    else add(byKey, aim, offer)
  }
  const unpicks = moment.legal.filter(({ kind }) => kind === 'unpick').map((a) => aimOf(a)!)
  const isMain = asking === null || asking.kind === 'main' || asking.kind === 'move'
  const running = !isMain && asking.source !== undefined && asking.source >= 0
  return {
    // at the maximum of picks nothing is left to choose, and everything but the picks stays dimmed
    isChoosing: byKey.size > 0 || unpicks.length > 0,
    source: selected ?? (running ? unitKey(asking.source!) : null),
    byKey,
    ready,
    carried,
    places: (selected === null ? undefined : carried.get(selected)) ?? NO_TARGETS.places,
    bubbles,
    uses,
    ways,
    way,
    watched:
      moment.legal.length === 0
        ? new Set([...watchedOf(asking), ...(reading.watched?.(moment.view) ?? [])])
        : NO_TARGETS.watched,
    picked: [...unpicks, ...(asking?.going ?? []).map(unitKey)],
    buttons,
    canCancel: selected !== null || moment.legal.some(({ kind }) => kind === 'cancel'),
  }
}

/** Cards that are picked by their back. */
function backsOf(asking: AskView | null): ReadonlyMap<Key, Key> {
  const backs = new Map<Key, Key>()
  for (const { thing, back } of asking?.aims ?? [])
    if (thing !== undefined && back !== undefined) backs.set(keyOf(thing), backKey(back))
  return backs
}

const watchedOf = (asking: AskView | null): Key[] =>
  (asking?.aims ?? []).map(({ thing, back }) =>
    back === undefined ? keyOf(thing!) : backKey(back),
  )

/** Abilities with the same targets, which a press on a target cannot distinguish. */
function waysOf(offers: readonly Offer[]): string[] {
  const aims = new Map<string, Set<Key>>()
  for (const offer of offers) {
    const aim = offer.actions.length > 1 ? aimOf(offer.actions.at(-1)!) : null
    const ability = abilityOf(offer)
    if (aim === null || ability === null) return []
    aims.set(ability, (aims.get(ability) ?? new Set<Key>()).add(aim))
  }
  const [first, ...others] = aims.values()
  const isSame = others.every(
    (one) => one.size === first.size && [...one].every((key) => first.has(key)),
  )
  return others.length > 0 && isSame ? [...aims.keys()] : []
}

/** What selecting a thing offers. Abilities with bubbles are excluded, unless it has nothing else. */
function atOnce(
  key: Key,
  ready: ReadonlyMap<Key, readonly Offer[]>,
  bubbles: ReadonlyMap<Key, readonly Bubble[]>,
): readonly Offer[] {
  const all = ready.get(key) ?? []
  const own = bubbles.get(key)
  if (own === undefined) return all
  const basic = all.filter((offer) => !own.some(({ ability }) => ability === abilityOf(offer)))
  return basic.length > 0 ? basic : all
}

export function abilityOf({ actions: [first] }: Offer): string | null {
  return first.kind === 'use' ? first.ability : null
}

/** Named abilities that these pieces may use, each once. */
export const usesAt = (targets: Targets, keys: readonly Key[]): Offer[] =>
  keys.flatMap((key) => targets.bubbles.get(key) ?? []).map(({ use }) => ({ actions: [use] }))

/** The only meaning of a press on this piece, if it has a name. */
export function onlyBubble(targets: Targets, key: Key): Bubble | null {
  const own = targets.bubbles.get(key)
  if (own?.length !== 1) return null
  const all = targets.ready.get(key) ?? []
  return all.every((offer) => abilityOf(offer) === own[0].ability) ? own[0] : null
}

function add(map: Map<Key, Offer[]>, key: Key, offer: Offer): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [offer])
  else list.push(offer)
}

function addBubble(map: Map<Key, Bubble[]>, key: Key, use: Action & { kind: 'use' }): void {
  const list = map.get(key) ?? []
  if (list.some(({ ability }) => ability === use.ability)) return
  map.set(key, [...list, { source: use.source, ability: use.ability, use }])
}

/** The mark of a thing; if several apply, the strongest. */
export type Mark =
  | 'picked'
  | 'danger'
  | 'legal'
  | 'source'
  | 'watched'
  | 'ready'
  | 'spare'
  | 'off'
  | 'plain'

/** @param isVeiled an overlay dims it, so a choice that does not involve it changes nothing */
export function markOf(targets: Targets, keys: readonly Key[], isVeiled = false): Mark {
  if (targets.picked.length > 0 && keys.some((key) => targets.picked.includes(key))) return 'picked'
  const aimed = keys.filter((key) => targets.byKey.has(key))
  if (aimed.length > 0) {
    const loses = aimed.every((key) => targets.byKey.get(key)!.every((offer) => offer.loses))
    return loses ? 'danger' : 'legal'
  }
  if (targets.places.size > 0 && keys.some((key) => targets.places.has(key))) return 'legal'
  if (targets.watched.size > 0 && keys.some((key) => targets.watched.has(key))) return 'watched'
  if (targets.source !== null && keys.includes(targets.source)) return 'source'
  const isReady = keys.some((key) => targets.ready.has(key))
  // a question of the turn itself (which line, which place) does not change ready marks
  if (isReady && targets.source === null) return 'ready'
  if (targets.isChoosing && !isVeiled) return 'off'
  if (isReady) return 'ready'
  return keys.some((key) => targets.carried.has(key)) ? 'spare' : 'plain'
}
