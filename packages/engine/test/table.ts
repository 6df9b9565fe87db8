// A table of any game: put things on it, play by names, ask what a player would ask.
// Every answer is also tried with undo and on a saved copy, so each test proves both.
import { expect } from 'vitest'
import {
  addTokens,
  ask,
  beginTurn,
  enterBoard,
  may,
  newCard,
  newUnit,
  putIn,
  type Match,
} from '../src/author.ts'
import { amountOf, put, setResource, beginAt, emptyMatch, seedChance } from '../src/block.ts'
import {
  applyAction,
  clone,
  fullOptions,
  hash,
  legalActions,
  loadMatch,
  rollBack,
  saveMatch,
  viewFor,
  type Action,
  type Game,
  type GameCode,
  type GameEvent,
  type Options,
  type Pack,
  type Refusal,
  type UnitView,
  type View,
} from '../src/index.ts'
import { createGame } from '@cardwright/language/rules'
import { ASK } from '../src/state/head.ts'

/** A pick: an entity or seat by number, a place by its label, anything else as it is named. */
type Pick = number | string | object

export class Table {
  game: Game
  m: Match
  options: Options
  log: GameEvent[] = []

  constructor(pack: Pack, code: GameCode, seats: number, given: Options = {}) {
    this.game = createGame(pack, code)
    this.options = fullOptions(this.game, given)
    this.m = emptyMatch(this.game, seats, this.options)
    seedChance(this.m, 7)
    if (this.options.teams === true)
      for (let seat = 0; seat < seats; seat++)
        put(this.m, this.m.rules.layout.team + seat, seat % 2)
  }

  // before the game: things where they should be
  put(def: string, at: string, seat = 0): number {
    const e = newUnit(this.m, this.def(def), seat)
    enterBoard(this.m, e, this.place(at))
    return e
  }
  card(def: string, zone = 'hand', seat = 0): number {
    const e = newCard(this.m, this.def(def), seat)
    putIn(this.m, e, this.m.rules.zones.byName.get(zone)!)
    return e
  }
  give(e: number, status: string, n = 1, giver = 0): this {
    addTokens(this.m, e, this.m.rules.things.statusIndex.get(status)!.index, giver, n)
    return this
  }
  set(resource: string, e: number, value: number): this {
    setResource(this.m, this.m.rules.pools.byName.get(resource)!, e, value)
    return this
  }
  /** What chance will say, in order. */
  chance(...script: number[]): this {
    this.m.script = script
    return this
  }
  begin(node = 'main', seat = 0): this {
    beginTurn(this.m, seat)
    beginAt(this.m, node)
    return this
  }

  // play
  get asked(): number {
    return this.m.s[ASK]
  }
  actions(): Action[] {
    return legalActions(this.m, this.asked)
  }
  do(action: Action, seat = this.asked): GameEvent[] {
    this.tryOut(seat, action)
    const answer = applyAction(this.m, seat, action)
    if (!answer.ok) throw new Error(`${show(action)} refused: ${show(answer.refusal)}`)
    this.log.push(...answer.events)
    return answer.events
  }
  refuse(action: Action, seat = this.asked): Refusal {
    const before = hash(this.m)
    const answer = applyAction(this.m, seat, action)
    if (answer.ok) throw new Error(`${show(action)} was accepted`)
    expect(hash(this.m)).toBe(before)
    return answer.refusal
  }
  use(source: number, ability?: string): GameEvent[] {
    const fits = (a: Action) =>
      a.kind === 'use' && a.source === source && (ability ?? a.ability) === a.ability
    return this.do(this.find(fits, `use ${source} ${ability}`))
  }
  canUse(source: number, ability?: string): boolean {
    return this.actions().some(
      (a) => a.kind === 'use' && a.source === source && (ability ?? a.ability) === a.ability,
    )
  }
  pick(...picks: Pick[]): GameEvent[] {
    return picks.flatMap((pick) => {
      const fits = (a: Action) => a.kind === 'pick' && same(a.pick, pick)
      return this.do(this.find(fits, `pick ${show(pick)}`))
    })
  }
  say(kind: 'done' | 'decline' | 'accept' | 'cancel'): GameEvent[] {
    return this.do({ kind })
  }
  option(option: string): GameEvent[] {
    return this.do({ kind: 'option', option })
  }
  /** Arranges the next of the seen cards, or a certain one. */
  arrange(place: string, card?: number): GameEvent[] {
    const fits = (a: Action) =>
      a.kind === 'place' && a.place === place && (card ?? a.card) === a.card
    return this.do(this.find(fits, `place ${card} ${place}`))
  }
  endTurn(): GameEvent[] {
    return this.do({ kind: 'move', move: 'endTurn' })
  }

  // questions
  picks(): unknown[] {
    return this.actions().flatMap((a) =>
      a.kind === 'pick' ? Object.values(a.pick).slice(0, 1) : [],
    )
  }
  kinds(): string[] {
    return [...new Set(this.actions().map((a) => a.kind))]
  }
  view(seat: number | 'spectator' = 0): View {
    return viewFor(this.m, seat)
  }
  unit(e: number): UnitView {
    const unit = this.view().board.find((one) => one.id === e)
    if (unit === undefined) throw new Error(`${e} is not on the board`)
    return unit
  }
  at(e: number): string | null {
    return this.view().board.find((one) => one.id === e)?.at ?? null
  }
  of(resource: string, e: number): number {
    return amountOf(this.m, this.m.rules.pools.byName.get(resource)!, e)
  }
  stat(query: string, e: number): number {
    return ask(this.m, this.m.rules.queries.byName.get(query)!, e)
  }
  can(query: string, e: number): boolean {
    return may(this.m, this.m.rules.queries.byName.get(query)!, e)
  }
  tokens(e: number, status: string): number {
    const { statuses } = this.unit(e)
    return statuses.filter((s) => s.status === status).reduce((sum, s) => sum + s.n, 0)
  }
  zone(zone: string, seat = 0): string[] {
    const cards = this.view(seat).seats[seat].zones[zone]
    return cards.map((card) => card?.def ?? '?')
  }
  told(kind: string): GameEvent[] {
    return this.log.filter((event) => event.kind === kind)
  }

  private def(id: string): number {
    const index = this.m.rules.things.defIndex.get(id)
    if (index === undefined) throw new Error(`no definition "${id}"`)
    return index
  }
  private place(at: string): number {
    const { grid, lanes } = this.m.rules.space
    const line = grid?.lineNames.indexOf(at) ?? -1
    return grid?.byLabel.get(at) ?? (line >= 0 ? line : lanes.indexOf(at))
  }
  private find(fits: (a: Action) => boolean, what: string): Action {
    const action = this.actions().find(fits)
    if (action === undefined) throw new Error(`${what}: not among ${show(this.actions())}`)
    return action
  }

  /** The same answer on copies: once taken back, once after saving and loading. */
  private tryOut(seat: number, action: Action): void {
    const { m } = this
    const before = hash(m)
    const undone = clone(m)
    undone.journal = true
    undone.script = m.script && [...m.script]
    applyAction(undone, seat, action)
    const after = hash(undone)
    rollBack(undone, 0)
    expect(hash(undone), `undo of ${show(action)}`).toBe(before)
    const loaded = loadMatch(this.game, JSON.parse(JSON.stringify(saveMatch(m, this.options))))
    loaded.script = m.script && [...m.script]
    applyAction(loaded, seat, action)
    expect(hash(loaded), `save and load before ${show(action)}`).toBe(after)
    expect(hash(m)).toBe(before)
  }
}

const show = (value: unknown) => JSON.stringify(value)
const same = (thing: object, pick: Pick): boolean =>
  typeof pick === 'object' ? show(thing) === show(pick) : Object.values(thing)[0] === pick
