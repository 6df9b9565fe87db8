// How furniture reads the table: one context and small selectors, so that a change redraws only what it
// touches.
import type { Pack } from '@cardwright/engine'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Comfort } from './comfort.ts'
import { followed } from './follow.ts'
import type { Table, TableActions, TableState } from './table-state.ts'
import type { Words } from './words.ts'

export interface Sitting {
  table: Table
  words: Words
  pack: Pack
  /** The viewer's seat; -1 for a spectator. */
  viewer: number
  /** Another player plays for this seat. */
  isStandIn?: boolean
  /** A replay is shown, so there are no questions. */
  isReplay?: boolean
  comfort: Comfort
}

export const SittingContext = createContext<Sitting | null>(null)

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext)
  if (sitting === null) throw new Error('furniture stands on no table')
  return sitting
}

export const useWords = (): Words => useSitting().words

export function useTable<T>(select: (state: TableState & TableActions) => T): T {
  return useStore(followed(useSitting().table), select)
}
