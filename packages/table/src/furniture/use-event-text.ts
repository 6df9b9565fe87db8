// The sentence of an event, with the tags that things go by on this board.
import type { GameEvent } from '@cardwright/engine'
import { useContext } from 'react'
import { useSitting } from '../use-table.ts'
import { BoardContext } from './board-context.ts'

export function useEventText(): (event: GameEvent) => string {
  const { words, table, pack } = useSitting()
  const { tag, told } = useContext(BoardContext)
  return (event) => {
    const { view } = table.getState().moment
    return told?.(event, view, words, pack) ?? words.event(event, tag && ((id) => tag(id, view)))
  }
}
