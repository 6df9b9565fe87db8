// Actions in the words a scenario would use, for messages.
import type { Action, Thing } from '@cardwright/engine'
import type { Match } from '@cardwright/engine/author'
import { nameThing } from './things.ts'
import { seatName } from './words.ts'

/** An action as a scenario would write it. */
export function nameAnswer(m: Match, action: Action): string {
  switch (action.kind) {
    case 'use':
      return `${action.ability} ${nameThing(m, action.source)}`
    case 'move':
      return action.value === undefined ? action.move : `${action.move} ${action.value}`
    case 'option':
      return action.option
    case 'place':
      return action.place
    case 'pick':
      return namePick(m, action.pick)
    case 'unpick':
      return `unpick ${namePick(m, action.pick)}`
    default:
      return action.kind
  }
}

function namePick(m: Match, pick: Thing): string {
  if ('unit' in pick) return nameThing(m, pick.unit)
  if ('card' in pick) return nameThing(m, pick.card)
  if ('cell' in pick) return pick.cell
  if ('line' in pick) return pick.line
  if ('lane' in pick) return pick.lane
  if ('seat' in pick) return seatName(pick.seat)
  if ('status' in pick)
    return `${pick.status} of ${nameThing(m, pick.on)} by ${seatName(pick.giver)}`
  return `effect of ${pick.def}`
}
