// A state agrees with itself, at any moment of any match.
import { wrongIn } from '@cardwright/content/trial'
import { type Game } from '@cardwright/engine'
import { Broken, walk, type Walked, type WalkSize } from './walk.ts'

export function checkConsistency(game: Game, size: WalkSize, every = 3): Walked {
  return walk(game, size, (visit) => {
    if (visit.decision % every !== 0) return
    const wrong = wrongIn(visit.match)
    if (wrong !== null) throw new Broken(wrong, visit)
  })
}
