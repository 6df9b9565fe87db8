// The search tree. A node is a question as the asked seat sees it: worlds that look alike to that
// seat share it. A move is a whole chain of answers, so that one level of the tree is one complete action.
import type { Chain } from './chains.ts'

export interface TreeMove extends Chain {
  /** The prior probability; those of a node add up to 1. */
  readonly prior: number
  visits: number
  /** Sum of its values for the seat that chose it, 0 to 1 each. */
  sum: number
  /** Child nodes, by the sign of the next question. */
  readonly next: Map<number, TreeNode>
}

export interface TreeNode {
  readonly seat: number
  /** Best prior first; empty until the node is expanded. */
  moves: TreeMove[]
  /** Whether some moves were left out. */
  isPartial: boolean
  visits: number
}

/** The weight of priors against results (exploration). */
const CURIOSITY = 1.2
/** After n visits WIDTH * √n moves are considered. */
const WIDTH = 2
/** How much less than the mean of its node an untried move is assumed to be worth. */
const DOUBT = 0.05
/** The lowest prior value, in scales, so that every move can be tried. */
const HOPELESS = -6

export const newNode = (seat: number): TreeNode => ({
  seat,
  moves: [],
  isPartial: false,
  visits: 0,
})

/** `chains` best first; `scale` is a difference of values that matters. */
export function grow(node: TreeNode, chains: readonly Chain[], scale: number): void {
  const top = chains[0].value
  let sum = 0
  const weights = chains.map(({ value }) => {
    const weight = Math.exp(Math.max(HOPELESS, (value - top) / scale))
    sum += weight
    return weight
  })
  node.visits = 0
  node.moves = chains.map(({ path, signs, value }, k) => ({
    path,
    signs,
    value,
    prior: weights[k] / sum,
    visits: 0,
    sum: 0,
    next: new Map(),
  }))
}

export function select({ moves, visits }: TreeNode): TreeMove {
  const width = Math.min(moves.length, Math.ceil(WIDTH * Math.sqrt(visits + 1)))
  let sum = 0
  for (let k = 0; k < width; k++) sum += moves[k].sum
  const untried = (visits === 0 ? 0.5 : sum / visits) - DOUBT
  const urgency = CURIOSITY * Math.sqrt(visits + 1)
  let best = moves[0]
  let most = -Infinity
  for (let k = 0; k < width; k++) {
    const move = moves[k]
    const worth = move.visits === 0 ? untried : move.sum / move.visits
    const urge = worth + (urgency * move.prior) / (1 + move.visits)
    if (urge > most) {
      most = urge
      best = move
    }
  }
  return best
}

/** Drops the results of this node, which come from other worlds, and keeps those further down. */
export function forget(node: TreeNode): void {
  node.visits = 0
  for (const move of node.moves) {
    move.visits = 0
    move.sum = 0
  }
}
