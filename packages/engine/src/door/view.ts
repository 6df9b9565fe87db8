// What a seat may know, as plain named JSON. Hidden cards have neither face nor id, so nothing can be
// traced; the running choice is shown to whom the game shows it.
import { asksWhere, type CompiledStep } from '../tables/ability.ts'
import { ask, may } from '../ask/query.ts'
import { asksPlace, asksTarget } from '../compile/segments.ts'
import { amountOf } from '../change/resources.ts'
import { T_GIVER, T_NEXT, T_STATUS } from '../state/records.ts'
import { sizeOfPile } from '../ask/tokens.ts'
import { listOf } from '../change/zones.ts'
import { askedStep, isSkip } from '../run/candidates.ts'
import {
  ABILITY,
  FLOW,
  KIND,
  LEFT,
  OUTCOME,
  pickAt,
  PICKS,
  PREV,
  SELF,
  toPlace,
  WHICH,
} from '../state/frame.ts'
import { pendingField, windowName } from '../run/window.ts'
import {
  ACTIVE,
  ASK,
  ASK_KIND,
  ASK_ARRANGE,
  ASK_MAY,
  ASK_OPTION,
  ASK_PICK,
  ASK_TO,
  ASK_WINDOW,
  BESIDE,
  BOARD,
  FACE_DOWN,
  PHASE,
  ROUND,
  TOP,
  TURN,
} from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { groundAt } from '../state/numbers.ts'
import { chargesUsed } from '../ask/charges.ts'
import { unplaced } from '../run/seen-cards.ts'
import type { Facts } from '../game-code.ts'
import { effectsFor, type EffectView } from './effects.ts'
import { aimsFor, type Aim } from './aims.ts'
import { outcome, type Outcome } from './outcome.ts'
import { seenNow, sees, SPECTATOR } from './sight.ts'
import { writtenAt } from './written-at.ts'

export interface UnitView {
  id: number
  def: string
  owner: number
  /** Cell label, lane or line name. */
  at: string
  stats: Record<string, number | boolean | string>
  resources: Record<string, number>
  statuses: { status: string; giver: number; n: number }[]
  keywords?: string[]
  used?: string[]
  faceDown?: true
}
export interface CardView {
  id: number
  def: string
  cost?: number
  /** Pools and numbers of a card that stays in its zone and makes pieces. */
  resources?: Record<string, number>
  stats?: UnitView['stats']
  statuses?: { status: string; giver: number; n: number }[]
}
export interface SeatView {
  seat: number
  team: number
  resources: Record<string, number>
  /** Answers of queries about the seat: hand limit, energy per turn. */
  stats?: Record<string, number>
  /** What lies on the player; absent: nothing. */
  statuses?: { status: string; giver: number; n: number }[]
  /** Cards one may know, top or left first; `null` where only the back is seen. */
  zones: Record<string, (CardView | null)[]>
}
export interface AskView {
  seat: number
  kind: 'main' | 'pick' | 'to' | 'option' | 'may' | 'window' | 'arrange' | 'move'
  source?: number
  /** What the source is: a card being played is in no zone that is shown. */
  def?: string
  ability?: string
  /** What the ability is written on, and where: its place there, the step's place in it. */
  holder?: string
  path?: number[]
  step?: number
  steps?: number
  /** Questions before this one, by their number, that were not asked: a condition did not hold, there was no target. */
  skipped?: number[]
  picked?: number[]
  /** `pick`: it will be asked where the picked thing goes. */
  goes?: true
  /** `to`: what was picked to go there. */
  going?: number[]
  /** What earlier steps of this choice picked, and where that goes: nothing of it has happened yet. */
  earlier?: { picked: number[]; to?: string }[]
  /** `window`: which one, and what is pending in it. */
  window?: string
  pending?: Record<string, number | string>
  min?: number
  max?: number
  /** So often the step still asks, this time included. */
  left?: number
  /** What may be picked, as far as the viewer may tell. */
  aims?: Aim[]
  /** Cards the viewer's running ability has looked at, in the order they were seen. */
  seen?: CardView[]
  /** `arrange`: those of them that have no place yet. */
  placing?: number[]
}
export interface View {
  game: string
  viewer: number | 'spectator'
  round: number
  /** Turns, orbits or whatever the game counts with it. */
  turn: number
  phase: string
  active: number
  seats: SeatView[]
  world: Record<string, number>
  /** In the order of their rows where the board has lanes. */
  board: UnitView[]
  /** Size of a rectangular board: options may shape it. */
  space?: { rows: number; cols: number }
  /** What the game says of cells, where there is something to say. */
  ground?: Record<string, string>
  shared: Record<string, (CardView | null)[]>
  /** What cards have left behind for a while. */
  effects: EffectView[]
  /** What else the game shows. */
  facts?: Facts
  asking: AskView | null
  outcome: Outcome | null
}

const KINDS = {
  [ASK_PICK]: 'pick',
  [ASK_TO]: 'to',
  [ASK_OPTION]: 'option',
  [ASK_MAY]: 'may',
  [ASK_WINDOW]: 'window',
  [ASK_ARRANGE]: 'arrange',
} as const

export function viewFor(m: Match, viewer: number | 'spectator'): View {
  const { s, rules } = m
  const seat = viewer === 'spectator' ? SPECTATOR : viewer
  const { layout } = m
  const board: UnitView[] = []
  for (let row = 0; row < layout.shape.lanes * rules.things.seats; row++) {
    const base = layout.rows + row * layout.rowSize
    for (let k = 1; k <= s[base]; k++) board.push(unitView(m, s[base + k], seat))
  }
  for (let e = rules.things.seats + 1; e < layout.units; e++) {
    const zone = s[layout.zone + e]
    const isInRow =
      zone === BOARD && layout.shape.lanes > 0 && rules.things.defPlace[s[layout.def + e]] === 0
    if ((zone === BOARD || zone === BESIDE) && !isInRow) board.push(unitView(m, e, seat))
  }
  return {
    game: rules.game.manifest.id,
    viewer,
    round: s[ROUND],
    turn: s[TURN],
    phase: rules.game.manifest.phases[s[PHASE]],
    active: s[ACTIVE],
    seats: Array.from({ length: rules.things.seats }, (_, k) => seatView(m, k, seat)),
    world: resourcesOf(m, rules.things.world, 'world'),
    board,
    ...(rules.space.grid !== null
      ? { space: { rows: rules.space.grid.rows, cols: rules.space.grid.cols } }
      : {}),
    ...(rules.game.code.ground !== undefined
      ? { ground: groundOf(m, rules.game.code.ground.show) }
      : {}),
    shared: zonesOf(m, 0, seat, false),
    effects: effectsFor(m, seat),
    ...(rules.game.code.facts === undefined ? {} : { facts: rules.game.code.facts(m, seat) }),
    asking: askView(m, seat),
    outcome: outcome(m),
  }
}

function groundOf(m: Match, show: (value: number) => string): Record<string, string> {
  const out: Record<string, string> = {}
  m.rules.space.grid!.labels.forEach((label, cell) => {
    const shown = show(groundAt(m, cell))
    if (shown !== '') out[label] = shown
  })
  return out
}

function resourcesOf(m: Match, e: number, of: string, orOf = of): Record<string, number> {
  const out: Record<string, number> = {}
  for (const r of m.rules.pools.all)
    if (r.of === of || r.of === orOf) out[r.name] = amountOf(m, r, e)
  return out
}

function statusesOf(m: Match, e: number) {
  const { s, rules } = m
  const out: UnitView['statuses'] = []
  for (let r = s[m.layout.tokens + e]; r >= 0; r = s[r + T_NEXT])
    out.push({
      status: rules.things.statuses[s[r + T_STATUS]].name,
      giver: s[r + T_GIVER],
      n: sizeOfPile(m, r),
    })
  return out
}

/** A cell or lane by its name. */
const placeAt = (m: Match, at: number): string | undefined =>
  m.rules.space.grid === null ? m.rules.space.lanes[at] : m.rules.space.grid.labels[at]

function placeName(m: Match, e: number): string {
  const { rules, s } = m
  const at = s[m.layout.at + e]
  if (s[m.layout.zone + e] === BESIDE) return rules.space.grid?.lineNames[at] ?? ''
  return placeAt(m, at)!
}

function statsOf(m: Match, e: number, isSection: boolean): UnitView['stats'] {
  const { rules } = m
  const stats: UnitView['stats'] = {}
  for (const q of rules.queries.all) {
    const decl = rules.game.manifest.queries[q.name]
    if (decl.of !== 'unit' && !(isSection && decl.of === 'section')) continue
    if (q.kind === 'yesNo') stats[q.name] = may(m, q, e)
    else if (q.kind === 'symbol') stats[q.name] = rules.words.symbols[ask(m, q, e)]
    else stats[q.name] = ask(m, q, e)
  }
  return stats
}

/** Filled in place: objects that are spread from others survive V8's collections of new ones, which then take long. */
function unitView(m: Match, e: number, seat: number): UnitView {
  const { s, rules, layout } = m
  const def = s[layout.def + e]
  const isHidden = !sees(m, seat, e)
  const isTerrain = rules.things.defTerrain[def] === 1
  const isSection = rules.things.defPlace[def] === 1
  const isPlain = isHidden || isTerrain
  const view: UnitView = {
    id: e,
    owner: s[layout.owner + e],
    at: placeName(m, e),
    def: isHidden ? '' : rules.things.definitions[def].id,
    stats: isPlain ? {} : statsOf(m, e, isSection),
    resources: isPlain ? {} : resourcesOf(m, e, 'unit', isSection ? 'section' : 'unit'),
    statuses: statusesOf(m, e),
  }
  if (!isHidden) {
    const words = rules.things.keywords.filter((_, k) => (s[layout.words + e] & (1 << k)) !== 0)
    if (words.length > 0) view.keywords = words
    const used = usedUp(m, e)
    if (used.length > 0) view.used = used
  }
  if (isHidden || (s[layout.face + e] & FACE_DOWN) !== 0) view.faceDown = true
  return view
}

function usedUp(m: Match, e: number): string[] {
  const used: string[] = []
  for (const a of m.rules.abilities.whenBoard[m.s[m.layout.def + e]])
    if (chargesUsed(m, e, a) >= a.uses && a.charge >= 0) used.push(a.label)
  return used
}

function cardView(m: Match, e: number, seat: number): CardView | null {
  const { s, rules } = m
  if (!sees(m, seat, e)) return null
  const statuses = statusesOf(m, e)
  return {
    id: e,
    def: rules.things.definitions[s[m.layout.def + e]].id,
    ...(rules.queries.cost !== null ? { cost: ask(m, rules.queries.cost, e) } : {}),
    ...(rules.things.defCard[s[m.layout.def + e]] === 2
      ? { resources: resourcesOf(m, e, 'card'), stats: statsOf(m, e, false) }
      : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
  }
}

function zonesOf(
  m: Match,
  owner: number,
  seat: number,
  perSeat: boolean,
): Record<string, (CardView | null)[]> {
  const { s, rules } = m
  const out: Record<string, (CardView | null)[]> = {}
  for (const zone of rules.zones.all) {
    if (zone.perSeat !== perSeat) continue
    const base = listOf(m, zone, owner)
    const cards: (CardView | null)[] = []
    for (let k = 1; k <= s[base]; k++) cards.push(cardView(m, s[base + k], seat))
    out[zone.name] = zone === rules.zones.deck ? cards.reverse() : cards
  }
  return out
}

function seatView(m: Match, k: number, seat: number): SeatView {
  const { rules } = m
  const asked = rules.queries.all.filter(
    ({ name }) => rules.game.manifest.queries[name].of === 'seat',
  )
  return {
    seat: k,
    team: m.s[m.layout.team + k],
    resources: resourcesOf(m, k, 'seat'),
    ...(asked.length > 0
      ? { stats: Object.fromEntries(asked.map((q) => [q.name, ask(m, q, k)])) }
      : {}),
    ...(m.s[m.layout.tokens + k] >= 0 ? { statuses: statusesOf(m, k) } : {}),
    zones: zonesOf(m, k, seat, true),
  }
}

/** The running question. Its picks are private where the game keeps them so. */
function askView(m: Match, seat: number): AskView | null {
  const { s, rules } = m
  if (s[ASK] < 0) return null
  const f = s[TOP]
  if (s[f + KIND] === FLOW) return { seat: s[ASK], kind: s[ASK_KIND] === 0 ? 'main' : 'move' }
  const kind = KINDS[s[ASK_KIND] as keyof typeof KINDS]
  if (kind === 'window') return { seat: s[ASK], kind, ...pendingView(m, f, seat) }
  if (s[f + KIND] !== ABILITY) return { seat: s[ASK], kind }
  const open =
    rules.game.manifest.policies.choice === 'all' ||
    seat === s[ASK] ||
    s[f + PREV] !== m.layout.stack
  // a private choice looks to others as if nothing had been started yet
  if (!open) return { seat: s[ASK], kind: 'main' }
  const ability = m.abilities[s[f + WHICH]]
  const step = askedStep(m, f)
  const asked = ability.steps.filter((one) => one.asks)
  const picked: number[] = []
  if ((kind === 'pick' || kind === 'to') && seat === s[ASK])
    for (let k = 0; k < s[f + step.record + PICKS]; k++) picked.push(pickAt(m, f, step, k))
  const chosen = step.target
  const isSecond = kind === 'to' && asksTarget(step.source)
  const seen = seenNow(m, seat)
  const skipped = skippedBefore(m, f, asked, step)
  const earlier = seat === s[ASK] ? earlierPicks(m, f, asked.slice(0, asked.indexOf(step))) : []
  return {
    seat: s[ASK],
    kind,
    source: sees(m, seat, s[f + SELF]) ? s[f + SELF] : -1,
    def: sees(m, seat, s[f + SELF])
      ? rules.things.definitions[s[m.layout.def + s[f + SELF]]].id
      : '',
    ability: sees(m, seat, s[f + SELF]) ? ability.label : '',
    ...(sees(m, seat, s[f + SELF])
      ? { holder: ability.holder, path: writtenAt(rules.game.pack, ability, step.source) }
      : {}),
    step: questionsIn(asked.slice(0, asked.indexOf(step))) + (isSecond ? 2 : 1),
    steps: questionsIn(asked),
    ...(skipped.length > 0 ? { skipped } : {}),
    ...(kind === 'pick' ? { picked } : {}),
    ...(kind === 'pick' && asksWhere(step) ? { goes: true as const } : {}),
    ...(isSecond && seat === s[ASK] ? { going: picked } : {}),
    ...(earlier.length > 0 ? { earlier } : {}),
    ...(seen.length > 0 ? { seen: seen.map((e) => cardView(m, e, seat)!) } : {}),
    ...(kind === 'arrange' && seat === s[ASK] ? { placing: unplaced(m, f, step) } : {}),
    ...(kind === 'pick' && step.times !== null ? { left: s[f + LEFT] } : {}),
    ...(kind === 'pick' || kind === 'to' ? { aims: aimsFor(m, seat) } : {}),
    ...(kind === 'pick' && chosen !== null && !chosen.single
      ? { min: chosen.min(m, s[f + SELF], -1, f), max: chosen.max(m, s[f + SELF], -1, f) }
      : {}),
  }
}

/** What a window is about, as far as the viewer may know it. */
function pendingView(m: Match, f: number, seat: number): Pick<AskView, 'window' | 'pending'> {
  const { rules } = m
  const window = windowName(m, f)
  const pending: Record<string, number | string> = {}
  Object.entries(rules.game.manifest.windows![window].pending).forEach(([name, is], k) => {
    const value = pendingField(m, f, k)
    if (is === 'number') pending[name] = value
    else if (value < 0) return
    else if (is === 'symbol') pending[name] = rules.words.symbols[value]
    else if (is === 'lane' || is === 'cell') pending[name] = placeAt(m, value)!
    else if (sees(m, seat, value)) pending[name] = value
  })
  return { window, pending }
}

function earlierPicks(
  m: Match,
  f: number,
  steps: readonly CompiledStep[],
): AskView['earlier'] & {} {
  return steps.map((step) => {
    const picked = Array.from({ length: m.s[f + step.record + PICKS] }, (_, k) =>
      pickAt(m, f, step, k),
    )
    const to = asksWhere(step) ? placeAt(m, toPlace(m, f, step)) : undefined
    return to === undefined ? { picked } : { picked, to }
  })
}

/** A step may ask twice: whom, and where to. */
function skippedBefore(
  m: Match,
  f: number,
  asked: readonly CompiledStep[],
  step: CompiledStep,
): number[] {
  const skipped: number[] = []
  let question = 1
  for (const one of asked) {
    if (one === step) break
    const n = questionsIn([one])
    if (isSkip(m.s[f + one.record + OUTCOME]))
      for (let k = 0; k < n; k++) skipped.push(question + k)
    question += n
  }
  return skipped
}

function questionsIn(steps: readonly CompiledStep[]): number {
  let n = 0
  for (const { source } of steps) n += asksTarget(source) && asksPlace(source) ? 2 : 1
  return n
}
