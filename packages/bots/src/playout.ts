// From a leaf of the tree to a state that can be judged: every seat plays what its evaluation likes
// best, quickly. Without an evaluation, any answers to the end of the match.
import { applyListed, rollBack, type Match } from '@cardwright/engine'
import { ASK, ASK_KIND, ASK_MAIN, ENDED, packed } from '@cardwright/engine/author'
import { forwardAnswers } from './bot.ts'
import { playIfListed, type Chain, type ChainFinder, type Evaluate } from './chains.ts'
import type { Dice } from './dice.ts'
import { turnOf } from './look.ts'

/** A playout that gets nowhere is judged as it stands. */
const LONGEST = 300
const LONGEST_RANDOM = 4000
/** Answers tried at one question. */
const EFFORT = 120

/** Until so many turns have begun, or the match is over. */
export function playQuickly(
  m: Match,
  finder: ChainFinder,
  evaluate: Evaluate,
  turns: number,
): void {
  let left = turns
  let turn = turnOf(m)
  for (let k = 0; k < LONGEST && m.s[ENDED] === 0; k++) {
    if (turnOf(m) !== turn) {
      turn = turnOf(m)
      if (--left <= 0) return
    }
    const seat = m.s[ASK]
    const n = forwardAnswers(m)
    if (n === 1) applyListed(m, m.list[0])
    else playBest(m, seat, finder.find(seat, EFFORT), evaluate)
  }
}

/** The best chain, then as many of the others as still gain something: cheaper than looking again. */
function playBest(m: Match, seat: number, chains: Chain[], evaluate: Evaluate): void {
  const turn = turnOf(m)
  const idle = chains.find(({ path }) => packed.kindOf(path[0]) === packed.MOVE)?.value ?? -Infinity
  let best = chains[0]
  if (best.value === idle)
    best = chains.find((c) => c.value === idle && packed.kindOf(c.path[0]) === packed.MOVE) ?? best
  if (!playIfListed(m, seat, best)) return
  let value = best.value
  for (let k = 1; k < chains.length && chains[k].value > idle; k++) {
    if (m.s[ENDED] !== 0 || m.s[ASK] !== seat || m.s[ASK_KIND] !== ASK_MAIN || turnOf(m) !== turn)
      return
    const mark = m.written
    const after =
      playIfListed(m, seat, chains[k]) && turnOf(m) === turn ? evaluate(m, seat) : -Infinity
    if (after > value) value = after
    else rollBack(m, mark)
  }
}

/** Any answers, until the match is over or so many were given. */
export function playRandomly(m: Match, dice: Dice, decisions = LONGEST_RANDOM): void {
  for (let k = 0; k < decisions && m.s[ENDED] === 0; k++)
    applyListed(m, m.list[dice.below(forwardAnswers(m))])
}
