// One list of the moderator's page: loaded page by page, and reloaded after an action.
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Sorry } from '../online/api.ts'
import { ask, onDone } from './desk.ts'

export interface List<T> {
  items: readonly T[] | null
  problem: Sorry | null
  /** Null: there is no more. */
  showMore: (() => void) | null
}

/** @param path including the question mark, so that parameters can be appended */
export function useList<T>(path: string, name: string): List<T> {
  const list = useMemo(() => openList<T>(path, name), [path, name])
  useEffect(() => {
    list.read()
    return onDone(list.read)
  }, [list])
  return useStore(list.state)
}

function openList<T>(path: string, name: string) {
  const state = createStore<List<T>>(() => ({ items: null, problem: null, showMore: null }))
  const read = async (before: string | null): Promise<void> => {
    try {
      const from = before === null ? '' : `&before=${before}`
      const page = await ask<Record<string, T[]> & { more: string | null }>(path + from)
      const shown = before === null ? [] : (state.getState().items ?? [])
      const { more } = page
      state.setState({
        items: [...shown, ...page[name]],
        problem: null,
        showMore: more === null ? null : () => void read(more),
      })
    } catch (error) {
      state.setState({ problem: error as Sorry })
    }
  }
  return { state, read: () => void read(null) }
}
