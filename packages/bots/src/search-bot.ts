// The bot that searches: keeps its tree from one decision to the next, and plays the rest of a chosen
// chain as long as the questions are those foreseen.
import type { Match } from '@cardwright/engine'
import { forwardAnswers, type Bot } from './bot.ts'
import { diceOf } from './dice.ts'
import { signOf, turnOf } from './look.ts'
import { questionOf, Search } from './search.ts'
import { Searching, settledOn, type Thinking, type ThinkOptions } from './thinking.ts'
import type { TreeMove } from './tree.ts'

/** After this many decisions in one turn it stops thinking, since moves without gain could go on forever. */
const PATIENCE = 400
/** Iterations between two looks at whether it is enough. */
const STEP = 1024

export interface SearchBot extends Bot {
  think(m: Match, seat: number): Thinking
}

export interface SearchOptions extends ThinkOptions {
  /** One new question in so many is answered without a thought. */
  slips?: number
}

export function searchBot(seed: number, options: SearchOptions, name = 'search'): SearchBot {
  const dice = diceOf(seed)
  let search: Search | null = null
  let chosen: TreeMove | null = null
  let next = 0
  let turn = -1
  let decisions = 0

  const slips = (): boolean => options.slips !== undefined && dice.below(options.slips) === 0

  function think(m: Match, seat: number): Thinking {
    const n = forwardAnswers(m)
    decisions = turn === turnOf(m) ? decisions + 1 : 0
    turn = turnOf(m)
    if (search === null || search.match !== m || search.seat !== seat) {
      search = null
      chosen = null
    }
    const isForeseen = chosen !== null && next < chosen.path.length
    if (isForeseen && chosen!.signs[next] === signOf(m, seat, n))
      return settledOn(chosen!.path[next], () => next++)
    const known = chosen?.next.get(questionOf(m, seat)) ?? null
    chosen = null
    if (n === 1) return settledOn(m.list[0])
    if (decisions > PATIENCE || slips()) return settledOn(m.list[dice.below(n)])
    search ??= new Search(m, seat, dice.next(), options.cut)
    const { contest } = search.begin(known)
    return new Searching(search, options, () => {
      chosen = contest.best
      next = 1
    })
  }

  return {
    name,
    think,
    choose(m, seat) {
      const thinking = think(m, seat)
      while (!thinking.step(STEP).isDone);
      return thinking.answer()
    },
  }
}
