// What the game brought: its pack, and its own code.
import type { GameCode, MoveCode } from '../game-code.ts'
import type { Manifest } from '../language/manifest.ts'
import type { Pack } from '../language/pack.ts'
import type { Match } from '../state/match.ts'

export interface GamePart {
  readonly pack: Pack
  readonly manifest: Manifest
  readonly code: GameCode
  /** A number of `balance.json`. */
  readonly balance: (key: string) => number
  /** How deep triggers may nest, how many rounds of the loop they may take. */
  readonly budgets: { depth: number; steps: number }
  /** Moves and flow nodes by number. */
  readonly moves: readonly MoveCode[]
  readonly flow: readonly ((m: Match) => void)[]
  readonly leaves: NonNullable<GameCode['leaves']> | null
}

export function gameOf(pack: Pack, code: GameCode): GamePart {
  const { manifest } = pack
  return {
    pack,
    manifest,
    code,
    balance(key) {
      const entry = pack.balance[key]
      if (entry === undefined) throw new Error(`balance has no "${key}"`)
      return entry.value
    },
    budgets: manifest.budgets ?? { depth: 20, steps: 10000 },
    moves: Object.values(code.moves ?? {}),
    flow: Object.values(code.flow),
    leaves: code.leaves ?? null,
  }
}
