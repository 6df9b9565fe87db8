// From `given` to a match: an empty block (or the real set-up) with exactly what is written on it.
import { checkSetup, createMatch, nameEvent } from '@cardwright/engine'
import type { Game, Options } from '@cardwright/engine'
import {
  addTokens,
  enterBoard,
  newCard,
  newUnit,
  putIn,
  setGround,
  setNumber,
  setPhase,
  type Match,
  type ZoneTable,
} from '@cardwright/engine/author'
import {
  ACTIVE,
  CHECK,
  FACE_DOWN,
  FREE,
  listOf,
  put,
  ROUND,
  setResource,
  beginAt,
  emptyMatch,
  seedChance,
} from '@cardwright/engine/block'
import type { Given, GivenPiece, Statuses } from './format.ts'
import { ScenarioError } from './problem.ts'
import type { Witness } from './table.ts'
import { isPile, readThing, rowName, type Aliases } from './things.ts'
import { seatOf, type Words } from './words.ts'

const DEFAULT_SEED = 1
const DEFAULT_NODE = 'main'

export interface Start {
  match: Match
  aliases: Aliases
  options: Options
}

export function build(
  game: Game,
  words: Words,
  given: Given,
  witness: Witness | null = null,
): Start {
  const options = checkSetup(game, words.seats, given.options)
  const seed = given.seed ?? DEFAULT_SEED
  const fromStart = given.from === 'start'
  const match = fromStart
    ? createMatch(game, { seats: words.seats, options, seed })
    : emptyMatch(game, words.seats, options)
  if (!fromStart) seedChance(match, seed)
  const aliases: Aliases = new Map()
  setTable(match, words, given)
  setPieces(match, words, given, aliases)
  setPlayers(match, words, given)
  // a position is not an event, so its things count as already seen
  put(match, CHECK, 0)
  // without a seed nothing may be left to chance that the scenario does not name
  match.script = given.chance !== undefined ? [...given.chance] : 'seed' in given ? null : []
  const moved = given.node ?? given.turn ?? given.phase
  if (witness !== null)
    match.sink = (m, event, payload) => witness.hear(nameEvent(m, event, payload))
  if (!fromStart || moved !== undefined) beginAt(match, nodeOf(match, given))
  match.sink = null
  return { match, aliases, options }
}

function nodeOf(m: Match, given: Given): string {
  const node = given.node ?? DEFAULT_NODE
  if (!m.rules.words.flowIndex.has(node))
    throw new ScenarioError(
      `say where the turn stands: node is one of ${[...m.rules.words.flowIndex.keys()].join(', ')}`,
    )
  return node
}

function setTable(m: Match, words: Words, given: Given): void {
  if (given.turn !== undefined) put(m, ACTIVE, words.seat(given.turn))
  if (given.from !== 'start') put(m, ROUND, 1)
  if (given.round !== undefined) put(m, ROUND, given.round)
  const { phases } = m.rules.game.manifest
  if (given.phase !== undefined) setPhase(m, given.phase)
  else if (given.from !== 'start')
    setPhase(m, phases.includes(DEFAULT_NODE) ? DEFAULT_NODE : phases[0])
  for (const [name, n] of Object.entries(given.numbers ?? {})) setNumber(m, name, n)
  for (const [label, text] of Object.entries(given.ground ?? {})) setGroundOf(m, label, text)
  for (const [name, n] of Object.entries(given.world ?? {}))
    setResource(m, m.rules.pools.byName.get(name)!, m.rules.things.world, n)
  given.teams?.forEach((team, index) => {
    for (const name of team) put(m, m.rules.layout.team + words.seat(name), index)
  })
}

function setGroundOf(m: Match, label: string, text: string): void {
  const { grid } = m.rules.space
  const { code } = m.rules.game
  const cell = grid?.byLabel.get(label)
  if (cell === undefined || code.ground?.read === undefined)
    throw new ScenarioError(`there is no ground to describe at "${label}"`)
  setGround(m, cell, code.ground.read(text))
}

const asList = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

/** All things are placed before their numbers are set, so that an aura does not change a given number. */
function setPieces(m: Match, words: Words, given: Given, aliases: Aliases): void {
  const { grid, lanes } = m.rules.space
  const standing: [number, GivenPiece][] = []
  const place = (spec: string | GivenPiece, at: number, where: string) => {
    const piece = typeof spec === 'string' ? { is: spec } : spec
    const e = enter(m, words, piece, at, where)
    if (piece.as !== undefined) aliases.set(piece.as, e)
    standing.push([e, piece])
  }
  for (const [label, specs] of Object.entries(given.board ?? {}))
    for (const spec of asList(specs))
      place(spec, grid !== null ? grid.byLabel.get(label)! : lanes.indexOf(label), label)
  for (const [line, specs] of Object.entries(given.beside ?? {})) {
    const at = grid?.lineNames.indexOf(rowName(line)) ?? -1
    if (at < 0) throw new ScenarioError(`there is no line "${line}"; write row C or column 2`)
    for (const spec of asList(specs)) place(spec, at, line)
  }
  for (const [e, piece] of standing) detail(m, words, e, piece)
}

function enter(m: Match, words: Words, piece: GivenPiece, at: number, where: string): number {
  const { layout } = m.rules
  const { grid } = m.rules.space
  const { defPlace } = m.rules.things
  const { owner, name } = readThing(words, piece.is)
  const def = words.definition(name)
  if (grid !== null && defPlace[def] === 0 && m.s[layout.occupant + at] >= 0)
    throw new ScenarioError(`${where} is taken already`)
  const e = newUnit(m, def, owner ?? -1)
  if (e < 0) throw new ScenarioError('the match cannot hold so many pieces')
  const cover = m.rules.things.statuses.find(({ conceals }) => conceals)
  if (piece.face === 'down' && cover === undefined) put(m, layout.face + e, FACE_DOWN)
  enterBoard(m, e, at)
  if (piece.face === 'down' && cover !== undefined) addTokens(m, e, cover.index, owner ?? -1, 1)
  return e
}

function detail(m: Match, words: Words, e: number, piece: GivenPiece): void {
  const { is: _is, as: _as, statuses, used, face: _face, ...resources } = piece
  giveStatuses(m, words, e, statuses ?? {})
  for (const [name, n] of Object.entries(resources))
    setResource(m, m.rules.pools.byName.get(name)!, e, n as number)
  for (const [name, n] of Object.entries(used ?? {})) setUsed(m, words, e, name, n)
}

function giveStatuses(m: Match, words: Words, e: number, statuses: Statuses): void {
  const owner = m.s[m.rules.layout.owner + e]
  for (const [name, tokens] of Object.entries(statuses)) {
    const { index } = m.rules.things.statusIndex.get(words.statuses.id(name))!
    if (typeof tokens === 'number') addTokens(m, e, index, owner, tokens)
    else
      for (const [giver, n] of Object.entries(tokens)) addTokens(m, e, index, words.seat(giver), n)
  }
}

/** Slot of a limited ability's charge; null when the thing has no such ability. */
export function chargeSlot(m: Match, words: Words, e: number, name: string): number | null {
  const { layout } = m.rules
  const { all: abilities } = m.rules.abilities
  const { definitions } = m.rules.things
  const { manifest } = m.rules.game
  const def = definitions[m.s[layout.def + e]]
  const holders = new Set([
    def.id,
    ...(def.keywords ?? []),
    ...(manifest.classes[def.class]?.basics ?? []),
    ...m.rules.things.statuses
      .filter(({ bit }) => (m.s[layout.mask + e] & bit) !== 0)
      .map((s) => s.name),
  ])
  const labels = words.abilities.all(name)
  const ability = abilities.find((a) => holders.has(a.holder) && labels.includes(a.label))
  if (ability === undefined || ability.charge < 0) return null
  return layout.charges + e * layout.chargeSlots + ability.charge
}

function setUsed(m: Match, words: Words, e: number, name: string, n: number): void {
  const slot = chargeSlot(m, words, e, name)
  if (slot === null) throw new ScenarioError(`it has no limited ability "${name}"`)
  put(m, slot, n)
}

function setPlayers(m: Match, words: Words, given: Given): void {
  for (const [key, value] of Object.entries(given)) {
    const seat = seatOf(key)
    if (seat < 0) continue
    for (const [name, what] of Object.entries(value as Record<string, number | string[]>)) {
      const zone = m.rules.zones.byName.get(name)
      if (zone !== undefined && Array.isArray(what)) fill(m, words, zone, seat, what)
      else setResource(m, m.rules.pools.byName.get(name)!, seat, what as number)
    }
  }
  for (const [name, cards] of Object.entries(given.shared ?? {}))
    fill(m, words, m.rules.zones.byName.get(name)!, 0, cards)
}

/** Piles are written from the top, hands from the left. */
function fill(m: Match, words: Words, zone: ZoneTable, seat: number, cards: string[]): void {
  const { layout } = m.rules
  const list = listOf(m, zone, seat)
  for (let k = 1; k <= m.s[list]; k++) put(m, layout.zone + m.s[list + k], FREE)
  put(m, list, 0)
  for (const text of cards) {
    const { owner, name } = readThing(words, text)
    const e = newCard(m, words.definition(name), owner ?? seat)
    if (e < 0 || m.s[list] >= layout.zoneSize - 1)
      throw new ScenarioError(`there is no room for "${text}" in ${zone.name}`)
    putIn(m, e, zone, isPile(m, zone) ? 'bottom' : 'top')
  }
}
