// What to do between abilities, in the words of this game.
import type { View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { textsOf } from './texts.ts'

export function sentence({ asking, phase, board, seats }: View, words: Words): string | null {
  const texts = textsOf(words.lang)
  if (asking?.kind === 'window') {
    const [attacker, target] = [asking.pending?.['attacker'], asking.pending?.['target']].map(
      (id) => board.find((unit) => unit.id === id),
    )
    if (attacker === undefined || target === undefined) return null
    return texts.intercept(words.name(attacker.def), words.name(target.def))
  }
  if (phase === 'preparation') return texts.prepare
  if (asking?.kind !== 'main') return null
  if (phase === 'deployment')
    return seats[asking.seat].resources['budget'] === 0 ? texts.deployByEnergy : texts.deploy
  return phase === 'action' ? texts.act : null
}
