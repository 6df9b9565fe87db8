// What a bot looks at: cards that are alike are laid aside or sent back as one, and nothing is taken back that was
// just laid aside. All of it is open to the player.
import { cardAt, type Match, packed } from '@cardwright/engine/author'
import { SEAT } from './state.ts'

/** Answers of the game's own moves hold the move above these bits, its value in them. */
const VALUE_BITS = 16
const VALUE = (1 << VALUE_BITS) - 1

export function prune(m: Match, answers: Int32Array, n: number): number {
  const { moveNames } = m.rules
  const seen = new Set<string>()
  let kept = 0
  for (let i = 0; i < n; i++) {
    const name =
      packed.kindOf(answers[i]) === packed.MOVE
        ? moveNames[packed.valueOf(answers[i]) >> VALUE_BITS]
        : ''
    if (name === 'unstage' && n > 1) continue
    if (name === 'stage' || name === 'swap') {
      const card = cardAt(m, m.rules.hand!, SEAT, packed.valueOf(answers[i]) & VALUE)
      const alike = `${name} ${m.s[m.rules.layout.def + card]}`
      if (seen.has(alike)) continue
      seen.add(alike)
    }
    const answer = answers[i]
    answers[i] = answers[kept]
    answers[kept++] = answer
  }
  return kept
}
