// Forecasts what a placement, a move, a push or a swap would do to nearby cards: where things end, which gain or lose Support and
// Threat, what the lines through the card would bring. Read from the view alone; held against the rules by a test.
import type { Pack, Step, UnitView, View } from '@cardwright/engine'
import { cellKey, entityOf, unitKey, type Key } from '@cardwright/table'

export interface Change {
  unit: number
  status: 'support' | 'threat'
  gains: boolean
}

export interface Forecast {
  /** Where things would stand: by number, the cell. */
  moves: ReadonlyMap<number, string>
  changes: readonly Change[]
  /** Of the card that comes or moves: what its row and its column would bring its owner. */
  lines: { at: string; row: number; column: number } | null
}

interface Standing {
  id: number
  owner: number
  at: string
  power: number
  /** Face-up. */
  isOpen: boolean
  isAwake: boolean
  scores: boolean
}

type Cell = readonly [row: number, column: number]

export const cellAt = (at: string): Cell => [at.charCodeAt(0) - 65, Number(at.slice(1)) - 1]
export const nameAt = ([row, column]: Cell): string =>
  `${String.fromCharCode(65 + row)}${column + 1}`

/** What pointing at these keys would do, while this is taken up or asked for; null: nothing that can be shown. */
export function forecast(
  view: View,
  pack: Pack,
  selected: Key | null,
  keys: readonly Key[],
): Forecast | null {
  const before = view.board.map(standing)
  const after = afterwards(view, pack, before, selected, keys)
  if (after === null) return null
  const moves = new Map<number, string>()
  for (const one of after)
    if (before.find(({ id }) => id === one.id)?.at !== one.at) moves.set(one.id, one.at)
  return { moves, changes: changesBetween(view, before, after), lines: linesOf(after, moves) }
}

const standing = ({ id, owner, at, stats, statuses, faceDown }: UnitView): Standing => ({
  id,
  owner,
  at,
  power: Number(stats['power'] ?? 0),
  isOpen: faceDown !== true,
  isAwake: !statuses.some(({ status }) => status === 'stun'),
  scores: stats['scores'] === true,
})

function afterwards(
  view: View,
  pack: Pack,
  before: readonly Standing[],
  selected: Key | null,
  keys: readonly Key[],
): Standing[] | null {
  const { asking } = view
  const cell = before.every(({ at }) => !keys.includes(cellKey(at)))
    ? keys.find((key) => key.startsWith('cell:'))?.slice(5)
    : undefined
  if (selected !== null) {
    const coming = cell === undefined ? null : comingCard(view, pack, selected)
    return coming === null ? null : [...before, { ...coming, at: cell! }]
  }
  if (asking === null || asking.holder === undefined) return null
  const { do: verb, each } = stepAt(pack, asking.holder, asking.path ?? []) ?? {}
  const source = before.find(({ id }) => id === asking.source)
  const target = before.find(({ id }) => keys.includes(unitKey(id)))
  if (asking.kind === 'to' && verb === 'move' && cell !== undefined) {
    const going = asking.going?.[0] ?? (each === 'self' ? asking.source : undefined)
    return going === undefined ? null : moved(before, new Map([[going, cell]]))
  }
  if (asking.kind !== 'pick' || source === undefined || target === undefined) return null
  if (verb === 'swap')
    return moved(
      before,
      new Map([
        [source.id, target.at],
        [target.id, source.at],
      ]),
    )
  return verb === 'push' ? moved(before, new Map([[target.id, behind(source, target)]])) : null
}

const moved = (all: readonly Standing[], to: ReadonlyMap<number, string>): Standing[] =>
  all.map((one) => ({ ...one, at: to.get(one.id) ?? one.at }))

/** The cell straight behind a card, seen from another. */
function behind(from: Standing, card: Standing): string {
  const [row, column] = cellAt(card.at)
  const [fromRow, fromColumn] = cellAt(from.at)
  return nameAt([2 * row - fromRow, 2 * column - fromColumn])
}

/** A unit in hand as it would come; null: what is taken up is none. */
function comingCard(view: View, pack: Pack, selected: Key): Omit<Standing, 'at'> | null {
  const id = entityOf(selected)
  const seat = view.active
  const def = view.seats[seat].zones['hand']?.find((card) => card?.id === id)?.def
  const found = pack.definitions.find((one) => one.id === def)
  if (id === null || found?.stats?.['power'] === undefined) return null
  const power = found.stats['power']
  return { id, owner: seat, power, isOpen: true, isAwake: true, scores: true }
}

function stepAt(pack: Pack, holder: string, [index, ...path]: readonly number[]): Step | undefined {
  let steps = pack.definitions.find(({ id }) => id === holder)?.abilities?.[index]?.steps
  let step: Step | undefined
  for (const place of path) {
    step = steps?.[place]
    steps = Array.isArray(step?.steps) ? step.steps : undefined
  }
  return step
}

/** Support, and Threat by whom: what neighbours alone make of every card. [SK-8.2 to SK-8.5] */
function derived({ seats, space }: View, all: readonly Standing[]): Map<number, Set<string>> {
  const side = space?.rows ?? 0
  const team = (seat: number) => seats[seat].team
  const out = new Map<number, Set<string>>()
  for (const one of all) {
    const has = new Set<string>()
    const around = all.filter(
      (other) => other.isOpen && other.isAwake && stepsBetween(one, other) === 1,
    )
    if (one.isOpen && around.some(({ owner }) => team(owner) === team(one.owner)))
      has.add('support')
    const [row, column] = cellAt(one.at)
    const isEdge = [row, column].some((k) => k === 0 || k === side - 1)
    for (const { seat } of one.isOpen ? seats : [])
      if (team(seat) !== team(one.owner)) {
        const near = around.filter(({ owner }) => owner === seat).length
        if (near >= 2 || (isEdge && near > 0)) has.add(`threat ${seat}`)
      }
    out.set(one.id, has)
  }
  return out
}

function stepsBetween(a: Standing, b: Standing): number {
  const [[row, column], [otherRow, otherColumn]] = [cellAt(a.at), cellAt(b.at)]
  return Math.abs(row - otherRow) + Math.abs(column - otherColumn)
}

function changesBetween(
  view: View,
  before: readonly Standing[],
  after: readonly Standing[],
): Change[] {
  const [had, has] = [derived(view, before), derived(view, after)]
  return after.flatMap(({ id }) => {
    const [old, now] = [had.get(id) ?? new Set<string>(), has.get(id)!]
    const change = (what: string, gains: boolean): Change => ({
      unit: id,
      status: what === 'support' ? 'support' : 'threat',
      gains,
    })
    return [
      ...[...now].filter((what) => !old.has(what)).map((what) => change(what, true)),
      ...[...old].filter((what) => !now.has(what)).map((what) => change(what, false)),
    ]
  })
}

function linesOf(
  after: readonly Standing[],
  moves: ReadonlyMap<number, string>,
): Forecast['lines'] {
  const [first] = moves.keys()
  const card = after.find(({ id }) => id === first)
  if (card === undefined) return null
  const [row, column] = cellAt(card.at)
  const own = after.filter(({ owner, scores }) => owner === card.owner && scores)
  const sum = (axis: 0 | 1, k: number) =>
    own.filter(({ at }) => cellAt(at)[axis] === k).reduce((all, { power }) => all + power, 0)
  return { at: card.at, row: sum(0, row), column: sum(1, column) }
}
