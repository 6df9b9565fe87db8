// Makes a thing on the table pointable: its mark, its name for a screen reader, and what a press,
// a key, a drag or a right click on it does.
import { useMemo, type HTMLAttributes } from 'react'
import { startDrag } from './drag.ts'
import type { Key } from './keys.ts'
import { markOf, type Mark } from './targets.ts'
import { useSitting, useTable } from './use-table.ts'

export interface Pointable {
  mark: Mark
  /** Place in the order of picks, from 1; 0 when it is not picked. */
  pickNumber: number
  props: HTMLAttributes<HTMLElement> & { 'data-key': string; 'data-mark': Mark }
}

const ANSWERS_WHY: readonly Mark[] = ['off', 'plain']

/** @param keys one thing may be several: a plot is its cell and the piece on it */
export function useTarget(keys: readonly Key[], label: string): Pointable {
  const { table, words } = useSitting()
  const mark = useTable((t) => markOf(t.targets, keys))
  const pickNumber = useTable((t) => 1 + t.targets.picked.findIndex((key) => keys.includes(key)))
  const lit = useTable((t) => t.lit !== null && keys.includes(t.lit))
  const joined = keys.join(' ')
  return useMemo(() => {
    const own = joined.split(' ')
    const state = mark === 'plain' || mark === 'off' ? '' : `, ${words.say(`mark.${mark}`)}`
    return {
      mark,
      pickNumber,
      props: {
        'data-key': joined,
        'data-mark': mark,
        'data-lit': lit || undefined,
        'aria-label': `${label}${state}`,
        'aria-disabled': ANSWERS_WHY.includes(mark),
        tabIndex: ANSWERS_WHY.includes(mark) ? -1 : 0,
        onClick: () => table.getState().press(own),
        onPointerDown: (event) => startDrag(event.nativeEvent, table, own),
      } as Pointable['props'],
    }
  }, [joined, label, mark, pickNumber, lit, table, words])
}
