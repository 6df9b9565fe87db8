// The list of legal actions: said once, used by bots, page and server. It is made from the state and
// kept until the state changes. Forward answers first, take-backs (unpick, cancel) behind them.
import { askedStep, collectPicks, collectPlaces } from '../run/candidates.ts'
import { COMMITTED, FLAGS, FLOW, KIND, pickAt, PICKS, SELF, WHICH } from '../state/frame.ts'
import { listAnswers } from '../run/window.ts'
import {
  ASK,
  ASK_ARRANGE,
  ASK_GAME,
  ASK_KIND,
  ASK_MAIN,
  ASK_MAY,
  ASK_OPTION,
  ASK_PICK,
  ASK_TO,
  ASK_WINDOW,
  OPEN_MOVES,
  TOP,
} from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { placesFor, unplaced } from '../run/seen-cards.ts'
import { addAction, addFound } from './answer-list.ts'
import { listAbilities } from './main-list.ts'
import {
  ACCEPT,
  CANCEL,
  DECLINE,
  DONE,
  moveOf,
  OPTION,
  PICK,
  PLACE,
  packed,
  UNPICK,
  useOf,
} from './packed.ts'

/** Fills `m.list`; answers how many there are. `m.forward` counts those that take nothing back. */
export function listActions(m: Match): number {
  if (m.fresh) return m.listed
  m.listed = 0
  m.fresh = true
  const { s } = m
  const seat = s[ASK]
  if (seat < 0) {
    m.forward = 0
    return 0
  }
  const f = s[TOP]
  switch (s[ASK_KIND]) {
    case ASK_MAIN:
      listAbilities(m, seat)
      listMoves(m, seat)
      return (m.forward = m.listed)
    case ASK_GAME:
      listMoves(m, seat)
      return (m.forward = m.listed)
    case ASK_PICK:
      listPicks(m, f)
      return m.listed
    case ASK_TO: {
      const step = askedStep(m, f)
      addFound(m, PICK, collectPlaces(m, f, step))
      if (step.to!.optional) addAction(m, packed(DECLINE, 0))
      break
    }
    case ASK_OPTION:
      for (const option of askedStep(m, f).options)
        if (option.test === null || option.test(m, s[f + SELF], s[f + SELF], f))
          addAction(m, packed(OPTION, option.symbol))
      break
    case ASK_MAY:
      addAction(m, packed(ACCEPT, 0))
      addAction(m, packed(DECLINE, 0))
      break
    case ASK_WINDOW:
      listAnswers(m, f, seat, (source, ability) => addAction(m, useOf(source, ability.index)))
      addAction(m, packed(DECLINE, 0))
      break
    case ASK_ARRANGE:
      unplaced(m, f, askedStep(m, f)).forEach((_, card) =>
        placesFor(askedStep(m, f)).forEach((_, place) =>
          addAction(m, packed(PLACE, card * 16 + place)),
        ),
      )
      break
  }
  m.forward = m.listed
  if (canCancel(m, f)) addAction(m, packed(CANCEL, 0))
  return m.listed
}

/** A running ability of its own seat, before anything of it was committed (or always, at its price). */
function canCancel(m: Match, f: number): boolean {
  const { s } = m
  const kind = s[ASK_KIND]
  if (s[f + KIND] === FLOW || kind === ASK_WINDOW || kind === ASK_ARRANGE) return false
  const ability = m.abilities[s[f + WHICH]]
  if (ability.kind !== 'when' && ability.kind !== 'answer') return false
  if (ability.byOpponent) return false
  return ability.spends || (s[f + FLAGS] & COMMITTED) === 0
}

function listPicks(m: Match, f: number): void {
  const { s } = m
  const step = askedStep(m, f)
  const target = step.target!
  const self = s[f + SELF]
  const picked = s[f + step.record + PICKS]
  const max = step.times !== null ? picked + 1 : target.max(m, self, -1, f)
  const n = picked < max ? collectPicks(m, f, step) : 0
  // a pile of equal tokens is one answer
  if (target.kind === 'status') {
    for (let k = 0; k < n; k++)
      if (k === 0 || m.found[k] !== m.found[k - 1]) addAction(m, packed(PICK, m.found[k]))
  } else addFound(m, PICK, n)
  const { times } = step
  const min = times !== null ? times.least(m, self, self, f) : target.min(m, self, -1, f)
  const enough = picked >= min || (n === 0 && target.short)
  if (times !== null ? picked >= min && times.isRange : !target.exact && enough)
    addAction(m, packed(DONE, 0))
  else if (target.exact && target.short && n === 0 && picked > 0) addAction(m, packed(DONE, 0))
  if (target.optional && picked === 0) addAction(m, packed(DECLINE, 0))
  m.forward = m.listed
  if (step.times === null && !target.single)
    for (let k = 0; k < picked; k++) {
      const taken = packed(UNPICK, pickAt(m, f, step, k))
      // two tokens of one pile are taken back by one answer
      if (!m.list.subarray(m.forward, m.listed).includes(taken)) addAction(m, taken)
    }
  if (canCancel(m, f)) addAction(m, packed(CANCEL, 0))
}

function listMoves(m: Match, seat: number): void {
  const { moves } = m.rules.game
  const open = m.s[OPEN_MOVES]
  for (let k = 0; k < moves.length; k++) {
    if ((open & (1 << k)) === 0) continue
    const { list } = moves[k]
    if (list === undefined) addAction(m, moveOf(k, 0))
    else list(m, seat, (value) => addAction(m, moveOf(k, value)))
  }
}
