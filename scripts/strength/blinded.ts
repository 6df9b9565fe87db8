// A blinded control: a bot that knows what its seat knows plays as well when everything else is shuffled once more before it looks.
// The shuffle is this file's own: it does not rely on how worlds are imagined, which is what it tests.
import { diceOf, type Bot } from '@cardwright/bots'
import { clone, copyInto, sees, type Game, type Match } from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { BOARD, FACE_DOWN, put, ZONES } from '@cardwright/engine/block'
import { verdictOf, type Bounds, type Verdict } from '@cardwright/lab'
import { playMatch, type Contestant } from './contest.ts'

export type BotMaker = (seed: number, seat: number) => Bot

/** The same bot, shown a world in which all that its seat does not see is dealt anew. */
export function blinded(make: BotMaker): BotMaker {
  return (seed, seat) => {
    // dice of its own: with the same ones it would play the very same matches, and show nothing of how well
    const bot = make(seed ^ 0x1d872b41, seat)
    const dice = diceOf(seed ^ 0x2545f491)
    let shuffled: Match | null = null
    let world: Match | null = null
    return {
      name: `blinded ${bot.name}`,
      choose(m) {
        if (shuffled?.rules !== m.rules) [shuffled, world] = [clone(m), clone(m)]
        shuffleHidden(m, copyInto(m, shuffled!), seat, (n) => dice.below(n))
        // what lies elsewhere now may be watched by other things
        return bot.choose(imagine(shuffled!, seat, dice.next(), world!), seat)
      },
    }
  }
}

/** Own things among themselves, all others among themselves, cards of a class with each other. */
function shuffleHidden(m: Match, to: Match, seat: number, below: (n: number) => number): void {
  const { layout, things } = m.rules
  const groups = new Map<string, number[]>()
  for (let e = things.seats + 1; e < layout.entities; e++) {
    const zone = m.s[layout.zone + e]
    const isDown = zone === BOARD && (m.s[layout.face + e] & FACE_DOWN) !== 0
    if ((zone < ZONES && !isDown) || sees(m, seat, e)) continue
    const group = `${m.s[layout.owner + e] === seat} ${things.definitions[m.s[layout.def + e]].class}`
    groups.set(group, [...(groups.get(group) ?? []), e])
  }
  for (const hidden of groups.values())
    for (let k = hidden.length - 1; k > 0; k--) {
      const [a, b] = [layout.def + hidden[k], layout.def + hidden[below(k + 1)]]
      const face = to.s[a]
      put(to, a, to.s[b])
      put(to, b, face)
    }
}

export interface Compared {
  verdict: Verdict
  deals: number
  /** Share of the points that the bot made against its blinded twin. */
  score: number
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 }

/** Plays both seatings of deal after deal until it is decided whether the bot is stronger than its blinded twin. */
export function compareBlinded(
  game: Game,
  make: BotMaker,
  { bounds, deals, seed = 1 }: { bounds: Bounds; deals: number; seed?: number },
): Compared {
  const first: Contestant = { own: make }
  const second: Contestant = { own: blinded(make) }
  const scores = new Map<number, number>()
  let verdict: Verdict = 'open'
  let sum = 0
  let played = 0
  while (verdict === 'open' && played < deals) {
    const made = [0, 1].map(
      (k) => POINTS[playMatch(game, { first, second, seed }, played * 2 + k).result],
    )
    const score = (made[0] + made[1]) / 2
    scores.set(score, (scores.get(score) ?? 0) + 1)
    sum += score
    played++
    verdict = verdictOf([...scores], bounds)
  }
  return { verdict, deals: played, score: sum / played }
}
