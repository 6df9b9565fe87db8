// Plays from a leaf of the tree to a state that can be evaluated: every seat plays what its evaluation rates
// best, quickly. Without an evaluation, random answers to the end of the match.
import { applyListed, listActions, rollBack, type Match } from '@cardwright/engine'
import { ASK, ASK_KIND, ASK_MAIN, ENDED, packed } from '@cardwright/engine/block'
import { forwardAnswers } from './bot.ts'
import {
  byValue,
  playAgain,
  playIfListed,
  type Chain,
  type ChainFinder,
  type Evaluate,
} from './chains.ts'
import type { Dice } from './dice.ts'
import { turnOf } from './look.ts'

/** A playout that gets nowhere is evaluated where it is. */
const LONGEST = 300
const LONGEST_RANDOM = 4000
/** Answers tried at one question. */
const EFFORT = 120

/** Plays until this many turns have begun or the match is over; the last turn only until chance decides the rest. */
export function playQuickly(
  m: Match,
  finder: ChainFinder,
  evaluate: Evaluate,
  turns: number,
): void {
  const { code } = m.rules.game
  let left = turns
  let turn = turnOf(m)
  for (let k = 0; k < LONGEST && m.s[ENDED] === 0; k++) {
    if (turnOf(m) !== turn) {
      turn = turnOf(m)
      if (--left <= 0) return
    }
    if (left === 1 && code.awaitsChance?.(m) === true) return
    const seat = m.s[ASK]
    const n = forwardAnswers(m)
    if (n === 1) applyListed(m, m.list[0])
    else playBest(m, seat, finder.findQuickly(seat, EFFORT), evaluate)
  }
}

/** Plays the best chain, then others that still gain something: cheaper than searching again. */
function playBest(m: Match, seat: number, chains: readonly Chain[], evaluate: Evaluate): void {
  const turn = turnOf(m)
  const idle = bestOf(chains.filter(isMove))
  const best = bestOf(chains)!
  if (idle !== null && idle.value === best.value) return playAgain(m, idle)
  playAgain(m, best)
  let value = best.value
  const least = idle?.value ?? -Infinity
  const others = chains.filter((chain) => chain.value > least && chain !== best).sort(byValue)
  // the legal answers now; they stay valid until one is kept
  let open: Set<number> | null = null
  for (const chain of others) {
    if (open === null) {
      if (m.s[ENDED] !== 0 || m.s[ASK] !== seat || m.s[ASK_KIND] !== ASK_MAIN || turnOf(m) !== turn)
        return
      open = new Set(m.list.subarray(0, listActions(m)))
    }
    if (!open.has(chain.path[0])) continue
    const mark = m.written
    const after = playIfListed(m, seat, chain) && turnOf(m) === turn ? evaluate(m, seat) : -Infinity
    if (after > value) {
      value = after
      open = null
    } else rollBack(m, mark)
  }
}

const isMove = ({ path }: Chain): boolean => packed.kindOf(path[0]) === packed.MOVE

/** The first of the best ones. */
function bestOf(chains: readonly Chain[]): Chain | null {
  let best: Chain | null = null
  for (const chain of chains) if (best === null || chain.value > best.value) best = chain
  return best
}

/** Random answers, until the match is over or the limit is reached. */
export function playRandomly(m: Match, dice: Dice, decisions = LONGEST_RANDOM): void {
  for (let k = 0; k < decisions && m.s[ENDED] === 0; k++)
    applyListed(m, m.list[dice.below(forwardAnswers(m))])
}
