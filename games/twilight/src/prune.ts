// Reduces a bot's choices: equal cards count as one when set aside or sent back, and nothing is taken back that was
// just set aside. People can still do all of this.
import { cardAt, defOf, moveNamed, moveValue, type Match } from '@cardwright/engine/author'
import { SEAT } from './state.ts'

export function prune(m: Match, answers: Int32Array, n: number): number {
  const seen = new Set<string>()
  let kept = 0
  for (let i = 0; i < n; i++) {
    const name = moveNamed(m, answers[i])
    if (name === 'unstage' && n > 1) continue
    if (name === 'stage' || name === 'swap') {
      const alike = `${name} ${defOf(m, cardAt(m, m.rules.zones.hand!, SEAT, moveValue(answers[i])))}`
      if (seen.has(alike)) continue
      seen.add(alike)
    }
    const answer = answers[i]
    answers[i] = answers[kept]
    answers[kept++] = answer
  }
  return kept
}
