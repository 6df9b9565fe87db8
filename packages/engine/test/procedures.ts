// Test doubles of what games write in code: an attack with two windows, a check that draws a card and
// may ask, a drawn malus that may be cancelled.
import {
  arg,
  ask,
  below,
  emit,
  endAttackModifiers,
  finish,
  hurt,
  openWindow,
  pendingField,
  pickAt,
  pushProcedure,
  putIn,
  setArg,
  setStage,
  stage,
  tellDamage,
  type Match,
  type Procedure,
  type VerbCode,
} from '../src/author.ts'
import { listOf, SELF } from '../src/block.ts'
import { setPending } from '../src/run/window.ts'
import { ACTOR } from '../src/state/frame.ts'
import { KIND, PENDING, PREV, PROCEDURES } from '../src/state/frame.ts'
import { openAbility } from '../src/events/open.ts'
import { isCancelled } from '../src/run/window.ts'

const ATTACKER = 0
const TARGET = 1
const SEAT = 2
const ROLL = 3
const VOID = 4

/** What a blow is worth goes by different names. */
const strengthOf = (m: Match, e: number) => {
  const query = m.rules.queries.all.find((q) => ['power', 'damage', 'attack'].includes(q.name))
  return query === undefined ? 1 : ask(m, query, e)
}
/** Opens the first of these windows that the game has. */
function offer(m: Match, names: string[], seat: number, pending: number[]): void {
  const name = names.find((one) => m.rules.words.windowIndex.has(one))
  if (name !== undefined) openWindow(m, name, seat, pending)
}
const die = (m: Match) => below(m, m.rules.words.chanceStream, 6) + 1

/** A roll of 4 or more hits for the attacker's power. */
const attack: Procedure = (m, f) => {
  const { layout } = m.rules
  const { on } = m.rules.events
  const [attacker, target, seat, roll] = [0, 1, 2, 3].map((k) => arg(m, f, k))
  const now = stage(m, f)
  setStage(m, f, now + 1)
  switch (now) {
    case 0:
      return emit(m, on.attackDeclared, attacker, seat, target)
    case 1:
      return offer(m, ['beforeRoll', 'beforeAttackRoll'], seat, [attacker, target, 0])
    case 2:
      if (arg(m, f, VOID) === 1) return finish(m, f, 'void')
      setArg(m, f, ROLL, die(m))
      return offer(m, ['afterRoll', 'afterAttackRoll'], seat, [attacker, target, arg(m, f, ROLL)])
    case 3: {
      emit(m, on.rolled, attacker, seat, target, roll)
      if (roll < 4) {
        endAttackModifiers(m)
        return finish(m, f, 'miss')
      }
      const amount = strengthOf(m, attacker)
      const { through, lethal } = hurt(m, target, amount, -1)
      endAttackModifiers(m)
      finish(m, f, 'hit', amount)
      if (m.s[layout.zone + target] >= 0)
        tellDamage(m, target, attacker, amount, through, -1, lethal)
    }
  }
}

/** Draws the top card; one with a `play` ability acts at once and may ask; then compares its cost. */
const check: Procedure = (m, f) => {
  const [, target, seat] = [0, 1, 2].map((k) => arg(m, f, k))
  const { layout } = m.rules
  const { deck, discard } = m.rules.zones
  const list = listOf(m, deck!, seat)
  const now = stage(m, f)
  setStage(m, f, now + 1)
  if (now === 0) {
    const card = m.s[list + m.s[list]]
    setArg(m, f, ROLL, card)
    putIn(m, card, discard!)
    return emit(m, 'check-drawn', card, seat, target)
  }
  const card = arg(m, f, ROLL)
  if (now === 1) {
    const [ability] = m.rules.abilities.whenCard[m.s[layout.def + card]]
    if (ability !== undefined) openAbility(m, ability, card, seat)
    return
  }
  const total = ask(m, m.rules.queries.cost!, card)
  finish(m, f, total >= 2 ? 'success' : 'failure', total)
}

/** The drawn card may be cancelled by its drawer; then it acts, or not. */
const malus: Procedure = (m, f) => {
  const card = arg(m, f, ATTACKER)
  const seat = arg(m, f, SEAT)
  const now = stage(m, f)
  setStage(m, f, now + 1)
  const [asked] = m.rules.game.manifest.windows!.malusDrawn.asks
  if (now === 0) return openWindow(m, 'malusDrawn', asked === 'actor' ? seat : 1 - seat, [card])
  if (now === 1 && arg(m, f, VOID) === 0) {
    const [ability] = m.rules.abilities.whenCard[m.s[m.rules.layout.def + card]]
    openAbility(m, ability, card, seat)
    return
  }
  if (arg(m, f, VOID) === 1) putIn(m, card, m.rules.zones.discard!)
  finish(m, f, 'resolved')
}

export const procedures = { attack, check, malus }

/** What the window decided goes to the procedure that opened it. */
export function windowClosed(m: Match, f: number): void {
  const below = m.s[f + PREV]
  if (m.s[below + KIND] < PROCEDURES) return
  if (isCancelled(m, f)) setArg(m, below, VOID, 1)
  else if (m.s[below + KIND] === m.rules.words.procedureIndex.get('attack')) {
    setArg(m, below, TARGET, pendingField(m, f, 1))
    setArg(m, below, ROLL, pendingField(m, f, 2))
  }
}

const against = (name: string): VerbCode => ({
  name,
  isBarrier: true,
  whole(m, f, step) {
    const self = m.s[f + SELF]
    const target = step.target !== null ? pickAt(m, f, step, 0) : step.eachRef!.get(m, self, -1, f)
    pushProcedure(m, name, self, target, m.s[f + ACTOR])
  },
})

const reroll: VerbCode = {
  name: 'reroll',
  isBarrier: true,
  whole: (m, f) => setPending(m, m.s[f + PENDING], 2, die(m)),
}

export const verbs = { attack: against('attack'), check: against('check'), reroll }
