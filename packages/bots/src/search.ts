// Search over information sets: each iteration imagines a world the seat could be in, walks down the
// tree in it, plays on quickly from the leaf and writes down what every chooser got out of it.
// How long to go on is decided in thinking.ts.
import { clone, outcome, type Match } from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { forwardAnswers } from './bot.ts'
import { answersOf, ChainFinder, playChain, type Evaluate } from './chains.ts'
import { diceOf, type Dice } from './dice.ts'
import { signOf, turnOf } from './look.ts'
import { Contest } from './contest.ts'
import { Judgement, type End } from './judgement.ts'
import { playQuickly, playRandomly } from './playout.ts'
import { forget, grow, newNode, select, type TreeMove, type TreeNode } from './tree.ts'
import { score } from './worth.ts'

/** Answers tried when a node gets its moves: at the root, and elsewhere. */
const EFFORT_AT_ROOT = 1000
const EFFORT = 200
/** The match goes on for so many turns before it is judged; at least one of every seat. */
const TURNS = 2

export class Search {
  readonly match: Match
  readonly seat: number
  readonly world: Match
  root: TreeNode
  contest: Contest
  private readonly dice: Dice
  private readonly evaluate: Evaluate | null
  private readonly finder: ChainFinder
  private readonly turns: number
  /** Players of this game want a high score more than the win. */
  private readonly isForScore: boolean
  /** After so many random decisions a playout is judged; null: it is played with sense. */
  private readonly cut: number | null
  private readonly judgement: Judgement
  /** What each seat thinks of the end of a playout, and what that is worth to it. */
  private readonly values: Float64Array
  private readonly rewards: Float64Array
  private worlds = 0

  constructor(match: Match, seat: number, seed: number, cut?: number) {
    const { rules } = match
    this.match = match
    this.seat = seat
    this.world = clone(match)
    this.dice = diceOf(seed)
    this.evaluate = rules.game.code.evaluate ?? null
    this.finder = new ChainFinder(this.world, this.dice, this.evaluate ?? (() => 0))
    this.isForScore = rules.game.code.playsForScore === true
    this.turns = Math.max(TURNS, rules.things.seats)
    this.cut = cut ?? null
    this.judgement = new Judgement(rules.things.seats)
    this.values = new Float64Array(rules.things.seats)
    this.rewards = new Float64Array(rules.things.seats)
    this.root = newNode(seat)
    this.contest = this.contestOf(this.root)
  }

  /** Begins at the question that the match asks now, with what is known of it from before. */
  begin(known: TreeNode | null): Search {
    this.imagineWorld(this.dice.next())
    // looks at moves are taken back
    this.world.journal = true
    if (known === null) this.plant()
    this.root = known ?? newNode(this.seat)
    if (this.root.moves.length === 0 || this.root.isPartial) this.findMoves()
    else forget(this.root)
    this.contest = this.contestOf(this.root)
    return this
  }

  private plant(): void {
    this.worlds = this.dice.next()
    this.judgement.begin((seat) => this.evaluate?.(this.world, seat) ?? 0)
  }

  private findMoves(): void {
    const { judgement } = this
    const chains = this.finder.find(this.seat, EFFORT_AT_ROOT)
    this.root.isPartial = false
    if (!judgement.isMeasured)
      judgement.scale = chains[0].value - chains[chains.length >> 1].value || judgement.scale
    grow(this.root, chains, judgement.scale)
  }

  private contestOf({ moves }: TreeNode): Contest {
    const { judgement, seat } = this
    return new Contest(
      moves,
      this.isForScore
        ? (value) => judgement.worthOfScore(value)
        : (value, end) => judgement.worth(seat, value, end),
    )
  }

  private imagineWorld(seed: number): void {
    const { world } = this
    world.journal = false
    imagine(this.match, this.seat, seed, world)
    // without looks nothing is ever taken back: the next iteration begins with another world
    world.journal = this.cut === null
  }

  /** `progress`: how much of the budget is spent, 0 to 1. */
  iterate(progress: number): void {
    const trial = this.contest.next(progress)
    // every move is tried in the same worlds: luck does not decide between them
    this.imagineWorld((this.worlds + Math.imul(trial.values.length, 0x9e3779b1)) | 0)
    const trail: { node: TreeNode; move: TreeMove }[] = []
    const turnsLeft = this.walk(trial.move, trail)
    if (this.cut !== null) playRandomly(this.world, this.dice, this.cut)
    else if (this.evaluate === null) playRandomly(this.world, this.dice)
    else if (turnsLeft > 0) playQuickly(this.world, this.finder, this.evaluate, turnsLeft)
    const ends = this.judge()
    trial.values.push(this.values[this.seat])
    trial.ends.push(ends === null ? null : ends[this.seat])
    for (const { node, move } of trail) {
      node.visits++
      move.visits++
      move.sum += this.rewards[node.seat]
    }
  }

  /** Down the tree to a question that is new to it. @returns how many turns are left to play out */
  private walk(first: TreeMove, trail: { node: TreeNode; move: TreeMove }[]): number {
    const { world } = this
    let turnsLeft = this.turns
    let turn = turnOf(world)
    let node = this.root
    let move = first
    for (;;) {
      trail.push({ node, move })
      playChain(world, node.seat, move)
      if (world.s[ENDED] !== 0) return 0
      if (turnOf(world) !== turn) turnsLeft--
      turn = turnOf(world)
      const asked = world.s[ASK]
      const sign = questionOf(world, asked)
      const known = move.next.get(sign)
      if (known === undefined) {
        move.next.set(sign, newNode(asked))
        return turnsLeft
      }
      node = known
      if (node.moves.length === 0) this.expand(node)
      move = select(node)
    }
  }

  private expand(node: TreeNode): void {
    const { world, finder, judgement, cut } = this
    if (cut !== null) return grow(node, answersOf(world, node.seat), judgement.scale)
    grow(node, finder.find(node.seat, EFFORT), judgement.scale)
    node.isPartial = finder.isPartial
  }

  /** What the state is worth to each seat. @returns how the match ended for them, if it did */
  private judge(): End[] | null {
    const { world, values, rewards, evaluate, judgement } = this
    if (this.isForScore) return this.judgeScores()
    const end = outcome(world)
    for (let k = 0; k < values.length; k++) values[k] = evaluate?.(world, k) ?? 0
    if (end === null) judgement.measure(values)
    const ends =
      end === null
        ? null
        : Array.from(values, (_, k) =>
            end.winners.length === 0 ? 0.5 : end.winners.includes(k) ? 1 : 0,
          )
    for (let k = 0; k < values.length; k++)
      rewards[k] = judgement.worth(k, values[k], ends === null ? null : ends[k])
    return ends
  }

  /** The scores of the end, or what the state promises; no end is as certain as a win. */
  private judgeScores(): null {
    const { world, values, rewards, evaluate, judgement } = this
    const isOver = world.s[ENDED] !== 0
    for (let k = 0; k < values.length; k++)
      values[k] = isOver || evaluate === null ? score(world, k) : evaluate(world, k)
    judgement.measureScores(values)
    for (let k = 0; k < values.length; k++) rewards[k] = judgement.worthOfScore(values[k])
    return null
  }
}

/** A sign of the open question as the asked seat sees it. */
export const questionOf = (m: Match, asked: number): number =>
  signOf(m, asked, forwardAnswers(m)) ^ asked
