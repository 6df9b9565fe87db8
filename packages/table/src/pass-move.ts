// The move on the big button: the first legal move that ends a turn or a phase.
import type { Action } from '@cardwright/engine'
import type { Board } from './board.ts'

export function passMoveOf(
  passMove: Board['passMove'],
  buttons: readonly Action[],
): (Action & { kind: 'move' }) | undefined {
  for (const name of [passMove ?? []].flat()) {
    const found = buttons.find((a) => a.kind === 'move' && a.move === name)
    if (found !== undefined) return found as Action & { kind: 'move' }
  }
  return undefined
}
