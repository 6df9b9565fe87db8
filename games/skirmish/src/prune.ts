// Moves a bot skips: a face-down unit scores nothing, does nothing and holds nothing, so bots
// play theirs face-up. It halves what there is to look at.
import { abilityNamed, type Match } from '@cardwright/engine/author'

const FACE_DOWN = 'playFaceDown'

export function prune(m: Match, answers: Int32Array, n: number): number {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const answer = answers[i]
    if (abilityNamed(m, answer) === FACE_DOWN) continue
    answers[i] = answers[kept]
    answers[kept++] = answer
  }
  return kept
}
