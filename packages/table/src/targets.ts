// Reads a position as things to point at. Highlights, keyboard order, drag and screen reader all use
// what is found here, and it is found in the list of offers alone.
import type { Action, AskView, Offer } from '@cardwright/engine'
import type { Board } from './board.ts'
import { aimOf, backKey, keyOf, unitKey, type Key } from './keys.ts'
import type { Moment } from './moment.ts'

/** An ability with a name of its own, above the piece that has it. */
export interface Bubble {
  source: number
  ability: string
  use: Action
}

export interface Targets {
  /** A choice is running: what is not a target is dimmed. */
  isChoosing: boolean
  /** The piece or card whose choice is running. */
  source: Key | null
  /** What a press on the key does; several: the player is asked which. */
  byKey: ReadonlyMap<Key, readonly Offer[]>
  /** Sources that may act, with all they may do; empty while an ability is running. */
  ready: ReadonlyMap<Key, readonly Offer[]>
  /** What may be put somewhere, be it ready to act or not: by the place, what putting it there does. */
  carried: ReadonlyMap<Key, ReadonlyMap<Key, Offer>>
  /** Where the selected thing may be put, besides what it aims at. */
  places: ReadonlyMap<Key, Offer>
  /** What pieces can do besides what every piece of their class can. */
  bubbles: ReadonlyMap<Key, readonly Bubble[]>
  /** What the selected thing can do without pointing at anything. */
  uses: readonly Offer[]
  /** Abilities of the selected thing that aim at the same: one of them is meant at a time, and which. */
  ways: readonly string[]
  way: string | null
  /** What another player may choose from, shown to everybody. */
  watched: ReadonlySet<Key>
  /** In the order they were picked. */
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
  /** Names of abilities that a press on the piece and its target is enough for. */
  basics: ReadonlySet<string>
  /** Of several abilities with the same aims, the one that is meant. */
  way?: string | null
}

/** What is offered at a moment, whatever is taken up. */
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
      // a piece that may answer what is pending is pointed at, not taken up
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

/** @param offered read once for a moment, however often something is taken up */
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
    // with as many picks as there may be nothing is left to choose, and all but the picks stays dimmed
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

/** Abilities whose targets are the same: a press on one could not tell them apart. */
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

/** What taking a thing up offers: its bubbles are pressed instead, unless it has nothing else. */
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

/** What pieces here may use by name, each once. */
export const usesAt = (targets: Targets, keys: readonly Key[]): Offer[] =>
  keys.flatMap((key) => targets.bubbles.get(key) ?? []).map(({ use }) => ({ actions: [use] }))

/** The one thing a press on this piece can mean, if it is one that has a name. */
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

/** Look of a thing, strongest first where it is several at once (LOOK §5). */
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

/** @param isVeiled something else dims it: a choice that is not for it leaves it as it was */
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
  // a question of the turn itself (which line, which place) leaves what is ready as it is
  if (isReady && targets.source === null) return 'ready'
  if (targets.isChoosing && !isVeiled) return 'off'
  if (isReady) return 'ready'
  return keys.some((key) => targets.carried.has(key)) ? 'spare' : 'plain'
}
