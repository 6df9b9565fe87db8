// Looks one step ahead: plays the chain of answers after which the game's own evaluation is
// best. It remembers the rest of a chosen chain and plays it as long as the expected questions come.
import { clone, type Match } from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { forwardAnswers, type Bot } from './bot.ts'
import { diceOf } from './dice.ts'
import { beginLook, lookIn, lookThrough, signOf, turnOf, type Look } from './look.ts'
import { evaluationOf } from './worth.ts'

/** How many answers it may try for one decision. */
const EFFORT = 1000
/** After this many decisions in one turn it stops thinking, since moves without gain could go on forever. */
const PATIENCE = 400

export interface GreedyOptions {
  effort?: number
}

export function greedyBot(seed: number, { effort = EFFORT }: GreedyOptions = {}): Bot {
  const dice = diceOf(seed)
  let look: Look | null = null
  let match: Match | null = null
  let next = 0
  let turn = -1
  let decisions = 0

  return {
    name: 'greedy',
    choose(m, seat) {
      const n = forwardAnswers(m)
      const now = turnOf(m)
      decisions = turn === now ? decisions + 1 : 0
      turn = now
      if (decisions > PATIENCE) return m.list[dice.below(n)]
      const isForeseen =
        match === m && look !== null && look.seat === seat && next < look.bestLength
      if (isForeseen && signOf(m, seat, n) === look!.bestSigns[next]) return look!.bestPath[next++]
      match = m
      next = 1
      if (n === 1) {
        if (look !== null) look.bestLength = 0
        return m.list[0]
      }
      if (look === null || look.world.rules !== m.rules || look.seat !== seat)
        look = lookIn(clone(m), seat, dice, evaluationOf(m.rules))
      return lookAgain(look, m, dice.next(), effort)
    },
  }
}

function lookAgain(look: Look, m: Match, seed: number, effort: number): number {
  const { world, seat } = look
  world.journal = false
  imagine(m, seat, seed, world)
  world.journal = true
  lendList(m, world)
  beginLook(look)
  look.best = -Infinity
  look.bestLength = 0
  look.ties = 0
  lookThrough(look, effort)
  return look.bestPath[0]
}

/** The legal answers are the same in every world the seat cannot distinguish, so they are not listed again. */
function lendList(from: Match, to: Match): void {
  if (to.list.length < from.listed) return
  for (let i = 0; i < from.listed; i++) to.list[i] = from.list[i]
  to.listed = from.listed
  to.forward = from.forward
  to.fresh = from.fresh
}
