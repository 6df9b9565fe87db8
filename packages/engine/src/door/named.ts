// Actions as people and servers write them: named objects, the only form that leaves the engine.
import { groupOf } from '../ask/groups.ts'
import { askedStep } from '../run/candidates.ts'
import { ASK_KIND, ASK_PICK, ASK_TO, TOP } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { T_GIVER, T_HOLDER, T_STATUS } from '../state/records.ts'
import { sourceDef } from './effects.ts'
import { placesFor, unplaced } from '../run/seen-cards.ts'
import {
  ACCEPT,
  CANCEL,
  DECLINE,
  DONE,
  MOVE,
  moveIn,
  OPTION,
  PICK,
  PLACE,
  UNPICK,
  USE,
  abilityIn,
  kindOf,
  sourceIn,
  valueIn,
  valueOf,
} from '../list/packed.ts'

/** What a pick points at. */
export type Thing =
  | { unit: number }
  | { card: number }
  | { cell: string }
  | { line: string }
  | { lane: string }
  | { seat: number }
  | { status: string; on: number; giver: number }
  /** A running effect by its number, and the card that it is of. */
  | { effect: number; def: string }

export interface MoveAction {
  kind: 'move'
  move: string
  value?: string
}

export type Action =
  | { kind: 'use'; source: number; ability: string }
  | { kind: 'pick'; pick: Thing }
  | { kind: 'unpick'; pick: Thing }
  | { kind: 'option'; option: string }
  /** Without a card: the first one that has no place yet. */
  | { kind: 'place'; card?: number; place: string }
  | MoveAction
  | { kind: 'done' | 'decline' | 'accept' | 'cancel' }
  /** On no list: a seat may leave at any time. */
  | { kind: 'concede' }

const bare = (kind: 'done' | 'decline' | 'accept' | 'cancel'): Action => Object.freeze({ kind })
const ANSWERS: Record<number, Action> = {
  [DONE]: bare('done'),
  [DECLINE]: bare('decline'),
  [ACCEPT]: bare('accept'),
  [CANCEL]: bare('cancel'),
}

/** The first of the list, named; most are the same objects in every list. */
export function nameList(m: Match, n: number): Action[] {
  const kind = askedKind(m)
  const out: Action[] = []
  for (let k = 0; k < n; k++) out.push(nameAction(m, m.list[k], kind))
  return out
}

/** `kind` is what the running question asks for. The usual ones first: short enough to stand in a loop. */
export function nameAction(m: Match, action: number, kind = askedKind(m)): Action {
  const { rules } = m
  const value = valueOf(action)
  if (kindOf(action) === USE) {
    const { named, label } = m.abilities[abilityIn(value)]
    const source = sourceIn(value)
    return (named[source] ??= Object.freeze({ kind: 'use', source, ability: label }))
  }
  if (kindOf(action) === PICK && kind === 'cell') return rules.prepared.cellPicks[value]
  return nameOther(m, kindOf(action), value, kind)
}

function nameOther(m: Match, action: number, value: number, kind: string): Action {
  const { rules } = m
  switch (action) {
    case PICK:
      if (kind === 'unit') return rules.prepared.unitPicks[value]
      return { kind: 'pick', pick: nameThing(m, value, kind) }
    case UNPICK:
      return { kind: 'unpick', pick: nameThing(m, value, kind) }
    case OPTION:
      return { kind: 'option', option: rules.words.symbols[value] }
    case PLACE:
      return {
        kind: 'place',
        card: unplaced(m, m.s[TOP], askedStep(m, m.s[TOP]))[value >> 4],
        place: placesFor(askedStep(m, m.s[TOP]))[value & 15],
      }
    case MOVE: {
      const named = rules.prepared.plainMoves[moveIn(value)]
      const v = valueIn(value)
      const { show } = rules.game.moves[moveIn(value)]
      if (show !== undefined) return { ...named, value: show(m, v) }
      return v === 0 ? named : { ...named, value: String(v) }
    }
  }
  return ANSWERS[action]
}

/** The kind of thing the running question asks for, '' when it asks for none. */
export function askedKind(m: Match): string {
  if (m.s[ASK_KIND] !== ASK_PICK && m.s[ASK_KIND] !== ASK_TO) return ''
  const step = askedStep(m, m.s[TOP])
  return (m.s[ASK_KIND] === ASK_TO ? step.to! : step.target!).kind
}

function nameThing(m: Match, value: number, kind: string): Thing {
  const { rules, s } = m
  switch (kind) {
    case 'cell':
      return { cell: rules.space.grid!.labels[value] }
    case 'line':
      return { line: rules.space.grid!.lineNames[value] }
    case 'lane':
      return { lane: rules.space.lanes[value] }
    case 'seat':
    case 'deck':
      return { seat: value }
    case 'status':
      return {
        status: rules.things.statuses[s[value + T_STATUS]].name,
        on: s[value + T_HOLDER],
        giver: s[value + T_GIVER],
      }
    case 'effect':
      return { effect: groupOf(m, value), def: sourceDef(m, value) }
    case 'card':
    case 'type':
      return { card: value }
    default:
      return { unit: value }
  }
}

/** Back to an integer by finding the listed action with the same name; -1 when it is not listed. */
export function packAction(m: Match, listed: number, action: Action): number {
  const { list } = m
  const kind = askedKind(m)
  // an action that was handed out here is recognised by identity: it is frozen
  for (let k = 0; k < listed; k++) if (nameAction(m, list[k], kind) === action) return list[k]
  for (let k = 0; k < listed; k++) if (means(action, nameAction(m, list[k], kind))) return list[k]
  return -1
}

/** The same fields with the same values; which card is placed may be left open. */
function means(said: unknown, named: unknown): boolean {
  if (!isObject(said) || !isObject(named)) return said === named
  for (const field in said)
    if (said[field] !== undefined && !means(said[field], named[field])) return false
  for (const field in named)
    if (said[field] === undefined && !(field === 'card' && said.kind === 'place')) return false
  return true
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
