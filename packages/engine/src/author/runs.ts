// What runs: the step of a verb, a procedure on the stack, the answers a bot looks at.
import type { CompiledStep } from '../tables/ability.ts'
import { abilityIn, kindOf, MOVE, USE, valueIn, moveIn, valueOf } from '../list/packed.ts'
import { ACTOR, pickAt, PREV, SELF } from '../state/frame.ts'
import { ASK_KIND, ASK_TO, TOP } from '../state/head.ts'
import type { Match } from '../state/match.ts'

/** The thing whose ability runs in a frame. */
export const selfOf = (m: Match, f: number): number => m.s[f + SELF]

/** The seat that acts in a frame. */
export const actorOf = (m: Match, f: number): number => m.s[f + ACTOR]

/** The frame a window or procedure was opened from. */
export const frameBelow = (m: Match, f: number): number => m.s[f + PREV]

/** The one thing a step is about: what was picked for its target, or what its `each` names. */
export const targetOf = (m: Match, f: number, step: CompiledStep): number =>
  step.target !== null
    ? pickAt(m, f, step, 0)
    : step.eachRef!.get(m, m.s[f + SELF], m.s[f + SELF], f)

/** The thing that asks for a place now, -1 = something else is asked. */
export const placing = (m: Match): number => (m.s[ASK_KIND] === ASK_TO ? m.s[m.s[TOP] + SELF] : -1)

/** The place an answer to such a question names. */
export const placeIn = (answer: number): number => valueOf(answer)

/** The name of the ability an answer uses, '' when it uses none. */
export const abilityNamed = (m: Match, answer: number): string =>
  kindOf(answer) === USE ? m.abilities[abilityIn(valueOf(answer))].label : ''

/** The name of the game's move an answer makes, '' when it makes none. */
export const moveNamed = (m: Match, answer: number): string =>
  kindOf(answer) === MOVE ? m.rules.words.moveNames[moveIn(valueOf(answer))] : ''

/** The value of such a move. */
export const moveValue = (answer: number): number => valueIn(valueOf(answer))
