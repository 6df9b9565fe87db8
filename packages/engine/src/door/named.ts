// Actions as people and servers write them: named objects, the only form that leaves the engine.
import { askedStep } from '../run/candidates.ts'
import { isListed } from './answer-list.ts'
import { ASK_ARRANGE, ASK_KIND, ASK_PICK, ASK_TO, TOP } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { T_GIVER, T_HOLDER, T_STATUS } from '../change/records.ts'
import { sourceDef } from './effects.ts'
import { unplaced } from '../verbs/cards.ts'
import {
  ACCEPT,
  CANCEL,
  DECLINE,
  DONE,
  MOVE,
  OPTION,
  PICK,
  PLACE,
  UNPICK,
  USE,
  abilityIn,
  kindOf,
  packed,
  sourceIn,
  valueOf,
} from './packed.ts'

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

export type Action =
  | { kind: 'use'; source: number; ability: string }
  | { kind: 'pick'; pick: Thing }
  | { kind: 'unpick'; pick: Thing }
  | { kind: 'option'; option: string }
  /** Without a card: the first one that has no place yet. */
  | { kind: 'place'; card?: number; place: string }
  | { kind: 'move'; move: string; value?: string }
  | { kind: 'done' | 'decline' | 'accept' | 'cancel' }

/** The first of the list, named; most are the same objects in every list. */
export function nameList(m: Match, n: number): Action[] {
  const { list } = m
  const kind = askedKind(m)
  const picks = commonPicks(m, kind)
  const out: Action[] = []
  for (let k = 0; k < n; k++) {
    const action = list[k]
    out.push(
      picks !== null && kindOf(action) === PICK
        ? picks[valueOf(action)]
        : nameAction(m, action, kind),
    )
  }
  return out
}

/** Picks that are named once and for all, by their values; null where they are named anew. */
const commonPicks = ({ rules }: Match, kind: string): readonly Action[] | null =>
  kind === 'cell' ? rules.cellPicks : kind === 'unit' ? rules.unitPicks : null

/** `kind` is what the running question asks for. */
export function nameAction(m: Match, action: number, kind = askedKind(m)): Action {
  const { rules } = m
  const value = valueOf(action)
  switch (kindOf(action)) {
    case USE: {
      const ability = rules.abilities[abilityIn(value)]
      return { kind: 'use', source: sourceIn(value), ability: ability.label }
    }
    case PICK:
      return commonPicks(m, kind)?.[value] ?? { kind: 'pick', pick: nameThing(m, value, kind) }
    case UNPICK:
      return { kind: 'unpick', pick: nameThing(m, value, kind) }
    case OPTION:
      return { kind: 'option', option: rules.symbols[value] }
    case PLACE:
      return {
        kind: 'place',
        card: unplaced(m, m.s[TOP], askedStep(m, m.s[TOP]))[value >> 4],
        place: askedStep(m, m.s[TOP]).places[value & 15],
      }
    case MOVE: {
      const name = rules.moveNames[value >> 16]
      const v = value & 0xffff
      const { show } = rules.code.moves![name]
      if (show === undefined)
        return v === 0
          ? { kind: 'move', move: name }
          : { kind: 'move', move: name, value: String(v) }
      return { kind: 'move', move: name, value: show(m, v) }
    }
    case DONE:
      return { kind: 'done' }
    case DECLINE:
      return { kind: 'decline' }
    case ACCEPT:
      return { kind: 'accept' }
    case CANCEL:
      return { kind: 'cancel' }
  }
  throw new Error(`no action ${action}`)
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
      return { cell: rules.grid!.labels[value] }
    case 'line':
      return { line: rules.grid!.lineNames[value] }
    case 'lane':
      return { lane: rules.lanes[value] }
    case 'seat':
    case 'deck':
      return { seat: value }
    case 'status':
      return {
        status: rules.statuses[s[value + T_STATUS]].name,
        on: s[value + T_HOLDER],
        giver: s[value + T_GIVER],
      }
    case 'effect':
      return { effect: rules.groupOf(m, value), def: sourceDef(m, value) }
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
  const picks = commonPicks(m, kind)
  if (picks !== null) {
    // one that was handed out here is known by itself: nobody can have written on it
    for (let k = 0; k < listed; k++)
      if (picks[valueOf(list[k])] === action && kindOf(list[k]) === PICK) return list[k]
    if (action.kind === 'pick') {
      const wanted = nameIn(action, kind)
      for (let k = 0; k < listed; k++)
        if (kindOf(list[k]) === PICK && nameIn(picks[valueOf(list[k])], kind) === wanted)
          return list[k]
      return -1
    }
  }
  const quick = quickPack(m, listed, action)
  if (quick >= 0) return isListed(m, listed, quick) ? quick : -1
  const text = JSON.stringify(action)
  for (let k = 0; k < listed; k++)
    if (JSON.stringify(nameAction(m, list[k], kind)) === text) return list[k]
  return -1
}

const nameIn = (action: Action, kind: string): unknown =>
  (action as { pick?: Record<string, unknown> | null }).pick?.[kind]

/** The usual answers without comparing names. */
function quickPack(m: Match, listed: number, action: Action): number {
  const { rules } = m
  if (action.kind === 'done') return packed(DONE, 0)
  if (action.kind === 'move' && action.value === undefined) {
    const move = rules.moveIndex.get(action.move)
    return move === undefined || rules.moves[move].show !== undefined
      ? -1
      : packed(MOVE, move * 65536)
  }
  if (action.kind === 'place' && action.card === undefined && m.s[ASK_KIND] === ASK_ARRANGE)
    return packed(PLACE, askedStep(m, m.s[TOP]).places.indexOf(action.place))
  if (action.kind === 'use')
    for (let k = 0; k < listed; k++) {
      const value = valueOf(m.list[k])
      // a use is packed as its value alone
      if (
        value === m.list[k] &&
        sourceIn(value) === action.source &&
        rules.abilities[abilityIn(value)].label === action.ability
      )
        return value
    }
  return -1
}
