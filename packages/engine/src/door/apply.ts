// Applying an action: it must be on the list; then the frames run until somebody is asked again.
import { start } from '../run/ability.ts'
import { answerOption, answerPick, answerPlace, decline, enough, unpick } from '../run/select.ts'
import { askDirect } from '../run/direct.ts'
import { askedStep } from '../run/candidates.ts'
import { emit } from '../events/events.ts'
import {
  ABILITY,
  ACTOR,
  FLAGS,
  KIND,
  OFFERED,
  PAID,
  popFrame,
  SELF,
  WHICH,
} from '../state/frame.ts'
import { endWith } from '../run/flow.ts'
import { run } from '../run/loop.ts'
import { shuffleSeen } from '../run/pay.ts'
import { openAbility } from '../events/open.ts'
import { answerWindow, passWindow } from '../run/window.ts'
import { placeSeen, placesFor } from '../run/seen-cards.ts'
import { putIn } from '../change/zones.ts'
import { ASK, ASK_KIND, ASK_MAY, ASK_PICK, ASK_WINDOW, LIMBO, SP, TOP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { BROKEN, Unplayable } from '../state/unplayable.ts'
import { isListed } from '../list/answer-list.ts'
import { listActions } from '../list/legal.ts'
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

/** Applies a packed action of the asked seat; false (and nothing changed) when it is not on the list. */
export function applyPacked(m: Match, action: number): boolean {
  if (!isListed(m, listActions(m), action)) return false
  applyListed(m, action)
  return true
}

/** For callers that took the action from the list themselves. */
export function applyListed(m: Match, action: number): void {
  m.fresh = false
  m.steps = 0
  // an empty journal: nothing older can come back
  if (m.written === 0) m.high = m.s[SP]
  try {
    perform(m, kindOf(action), valueOf(action))
    run(m)
  } catch (error) {
    breakOff(m, error)
  }
}

/** It cannot go on and must not: nobody has won, and `trouble` says why. */
function breakOff(m: Match, error: unknown): void {
  if (!(error instanceof Unplayable)) throw error
  m.trouble = error.message
  put(m, SP, m.layout.stack)
  put(m, TOP, 0)
  endWith(m, 0, BROKEN)
}

function perform(m: Match, kind: number, value: number): void {
  const { s, rules } = m
  const f = s[TOP]
  switch (kind) {
    case USE: {
      const source = sourceIn(value)
      const ability = m.abilities[abilityIn(value)]
      if (s[ASK_KIND] === ASK_WINDOW) return answerWindow(m, f, source, ability)
      const seat = s[ASK]
      const g = openAbility(m, ability, source, seat)
      s[g + FLAGS] = OFFERED
      if (ability.direct && ability.checked) return askDirect(m, g, ability)
      put(m, ASK, -1)
      return
    }
    case PICK:
      if (s[ASK_KIND] === ASK_PICK) answerPick(m, f, value)
      else answerPlace(m, f, value)
      return
    case OPTION:
      return answerOption(m, f, value)
    case DONE:
      return enough(m, f, askedStep(m, f))
    case ACCEPT:
      put(m, ASK, -1)
      return start(m, f, m.abilities[s[f + WHICH]])
    case DECLINE:
      if (s[ASK_KIND] === ASK_WINDOW) return passWindow(m, f)
      if (s[ASK_KIND] === ASK_MAY) {
        put(m, ASK, -1)
        return popFrame(m)
      }
      return decline(m, f)
    case MOVE: {
      const seat = s[ASK]
      put(m, ASK, -1)
      return rules.game.moves[moveIn(value)].apply(m, seat, valueIn(value))
    }
    case PLACE:
      return placeSeen(m, f, value >> 4, placesFor(askedStep(m, f))[value & 15])
    case UNPICK:
      return unpick(m, f, value)
    case CANCEL:
      return cancel(m, f)
  }
}

/** Free: nothing happened. Spent: what was placed stays, the rest is lost, the card is used up. */
function cancel(m: Match, f: number): void {
  const { s, rules } = m
  put(m, ASK, -1)
  if (s[f + KIND] !== ABILITY) return
  const source = s[f + SELF]
  const actor = s[f + ACTOR]
  const ability = m.abilities[s[f + WHICH]]
  const used = (s[f + FLAGS] & PAID) !== 0
  shuffleSeen(m, f)
  popFrame(m)
  if (!used) return
  if (s[m.layout.zone + source] === LIMBO && rules.zones.discard !== null)
    putIn(m, source, rules.zones.discard)
  emit(m, rules.events.on.abilityCancelled, source, actor, rules.words.symbolOf(ability.label))
}
