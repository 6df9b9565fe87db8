// Search over information sets: each iteration imagines a world the seat could be in, walks down the
// tree in it, plays on quickly from the leaf and writes down what every chooser got out of it.
// How long to go on is decided in thinking.ts.
import { clone, imagine, outcome, type Match } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/author'
import { forwardAnswers } from './bot.ts'
import { ChainFinder, playChain, type Evaluate } from './chains.ts'
import { diceOf, type Dice } from './dice.ts'
import { signOf, turnOf } from './look.ts'
import { playQuickly, playRandomly } from './playout.ts'
import { grow, newNode, select, type TreeMove, type TreeNode } from './tree.ts'

/** Answers tried when a node gets its moves: at the root, and elsewhere. */
const EFFORT_AT_ROOT = 1000
const EFFORT = 200
/** The match goes on for so many turns before it is judged; at least one of every seat. */
const TURNS = 2
/** A difference of evaluations that matters, as a multiple of the mean one that playouts show. */
const SCALE = 1.5
/** No evaluation is as good as a win; among wins the evaluation counts a little. */
const UNDECIDED = 0.9
export const DECIDED = 0.97

export class Search {
  readonly match: Match
  readonly seat: number
  readonly world: Match
  root: TreeNode
  private readonly dice: Dice
  private readonly evaluate: Evaluate | null
  private readonly finder: ChainFinder
  private readonly turns: number
  private readonly rewards: Float64Array
  /** What each seat thought of the state when the tree was planted: even chances. */
  private readonly even: Float64Array
  private worlds = 0
  private scale = 1
  private spread = 0
  private samples = 0

  constructor(match: Match, seat: number, seed: number) {
    const { rules } = match
    this.match = match
    this.seat = seat
    this.world = clone(match)
    this.dice = diceOf(seed)
    this.evaluate = rules.code.evaluate ?? null
    this.finder = new ChainFinder(this.world, this.dice, this.evaluate ?? (() => 0))
    this.turns = Math.max(TURNS, rules.seats)
    this.rewards = new Float64Array(rules.seats)
    this.even = new Float64Array(rules.seats)
    this.root = newNode(seat)
  }

  /**
   * Begins at the question that the match asks now, with what is known of it from before.
   * `overlooks` is the chance that a move is not thought of at all.
   */
  begin(known: TreeNode | null, overlooks: number): Search {
    this.imagineWorld(this.dice.next())
    if (known === null) this.plant()
    this.root = known ?? newNode(this.seat)
    if (this.root.moves.length > 0 && !this.root.isPartial) return this
    let chains = this.finder.find(this.seat, EFFORT_AT_ROOT)
    this.root.isPartial = false
    if (this.samples === 0)
      this.scale = chains[0].value - chains[chains.length >> 1].value || this.scale
    if (overlooks > 0) {
      const seen = chains.filter(() => this.dice.below(1000) >= overlooks * 1000)
      chains = seen.length > 0 ? seen : [chains[this.dice.below(chains.length)]]
    }
    grow(this.root, chains, this.scale)
    return this
  }

  private plant(): void {
    this.worlds = this.dice.next()
    for (let k = 0; k < this.even.length; k++) this.even[k] = this.evaluate?.(this.world, k) ?? 0
    this.spread = 0
    this.samples = 0
    this.scale = 1
  }

  private imagineWorld(seed: number): void {
    const { world } = this
    world.journal = false
    imagine(this.match, this.seat, seed, world)
    world.journal = true
  }

  iterate(): void {
    const first = select(this.root)
    // every move is tried in the same worlds: luck does not decide between them
    this.imagineWorld((this.worlds + Math.imul(first.visits, 0x9e3779b1)) | 0)
    const trail: { node: TreeNode; move: TreeMove }[] = []
    const turnsLeft = this.walk(first, trail)
    if (this.evaluate === null) playRandomly(this.world, this.dice)
    else if (turnsLeft > 0) playQuickly(this.world, this.finder, this.evaluate, turnsLeft)
    this.reward()
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
      if (node.moves.length === 0) {
        grow(node, this.finder.find(asked, EFFORT), this.scale)
        node.isPartial = this.finder.isPartial
      }
      move = select(node)
    }
  }

  /** What the state is worth to each seat, from 0 to 1. */
  private reward(): void {
    const { world, rewards, even, evaluate } = this
    const end = outcome(world)
    for (let k = 0; k < rewards.length; k++) {
      const gain = evaluate === null ? 0 : evaluate(world, k) - even[k]
      const x = gain / this.scale
      const looks = 0.5 + (0.5 * x) / (1 + Math.abs(x))
      if (end === null) {
        rewards[k] = 0.5 + UNDECIDED * (looks - 0.5)
        this.spread += Math.abs(gain)
        this.samples++
      } else {
        const won = end.winners.length === 0 ? 0.5 : end.winners.includes(k) ? 1 : 0
        rewards[k] = DECIDED * won + (1 - DECIDED) * looks
      }
    }
    if (this.spread > 0) this.scale = (SCALE * this.spread) / this.samples
  }
}

/** A sign of the open question as the asked seat sees it. */
export const questionOf = (m: Match, asked: number): number =>
  signOf(m, asked, forwardAnswers(m)) ^ asked
