// The common deck. A match has at most forty draws, so the discard never comes back.
import { below } from '../../protocol/chance.ts'
import { DECK, now, pile, streams } from './state.ts'

export function shuffle(): void {
  const top = now.left - 1
  for (let i = top; i > 0; i--) {
    const a = top - i
    const b = top - below(streams, DECK, i + 1)
    const card = pile[a]
    pile[a] = pile[b]
    pile[b] = card
  }
}

export const drawTop = (): number => pile[--now.left]
