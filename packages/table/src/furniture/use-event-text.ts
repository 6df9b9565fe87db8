// The sentence of an event, with the tags of things on this board, or their owners where several players have the same thing.
import type { GameEvent } from '@cardwright/engine'
import { useContext } from 'react'
import { ownersOf } from '../owners.ts'
import { useSitting } from '../use-table.ts'
import { BoardContext } from './board-context.ts'

export function useEventText(): (event: GameEvent) => string {
  const { words, table, pack } = useSitting()
  const { tag, told } = useContext(BoardContext)
  return (event) => {
    const { view, story } = table.getState().moment
    const called = (id: number): string | null => {
      if (tag !== undefined) return tag(id, view)
      const owner = ownersOf(story, view).ownerIn(event, id)
      return owner === null ? null : `(${words.seat(owner)})`
    }
    return told?.(event, view, words, pack, called) ?? words.event(event, called)
  }
}
