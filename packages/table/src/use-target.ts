// Makes a thing on the table a target: its mark and its name for screen readers. The table as a whole handles presses, keys,
// drags and hovering (pointer.ts, keyboard.ts).
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type HTMLAttributes,
} from 'react'
import type { Key } from './keys.ts'
import { listenForMarks } from './marks.ts'
import { markOf, type Mark } from './targets.ts'
import type { TableState } from './table-state.ts'
import { useSitting } from './use-table.ts'

export interface Pointable {
  mark: Mark
  /** Its name for screen readers, with its possible actions. */
  name: string
  /** Place in the order of picks, from 1; 0 when it is not picked. */
  pickNumber: number
  props: HTMLAttributes<HTMLElement> & { 'data-key': string; 'data-mark': Mark }
  /** The same without the name, for things that show words: `Named` says it inside. */
  unnamed: Pointable['props']
}

/** One overlay dims everything inside (furniture/cards.tsx): a choice re-renders only its own candidates. */
export const VeilContext = createContext(false)

const ANSWERS_WHY: readonly Mark[] = ['off', 'plain', 'watched']

/**
 * @param keys a thing may have several: a plot has its cell and the piece on it
 * @param label place, thing, owner, key numbers; the table adds possible actions
 * @param look what the preview shows: a definition, and the number of the piece or card
 */
export function useTarget(
  keys: readonly Key[],
  label: string,
  look?: { def: string; id?: number },
): Pointable {
  const { words, table } = useSitting()
  const isVeiled = useContext(VeilContext)
  const joined = keys.join(' ')
  const listen = useCallback(
    (heard: () => void) => listenForMarks(table, joined.split(' '), isVeiled, heard),
    [table, joined, isVeiled],
  )
  const state = useSyncExternalStore(listen, () => stateOf(table.getState(), keys, isVeiled))
  const looked = look === undefined ? undefined : `${look.def} ${look.id ?? ''}`
  return useMemo(() => {
    const [mark, number, lit] = state.split(' ') as [Mark, string, string]
    const pickNumber = Number(number)
    const isQuiet = ANSWERS_WHY.includes(mark)
    const isSilent = isQuiet && mark !== 'watched'
    const name = isSilent ? label : `${label}, ${words.say(`mark.${mark}`)}`
    const unnamed = {
      'data-key': joined,
      'data-mark': mark,
      'data-lit': lit === 'lit' || undefined,
      ...(looked === undefined ? {} : { 'data-look': looked }),
      'aria-disabled': isQuiet,
      tabIndex: isQuiet ? -1 : 0,
    } as Pointable['props']
    return { mark, name, pickNumber, unnamed, props: { ...unnamed, 'aria-label': name } }
  }, [joined, looked, label, state, words])
}

function stateOf({ targets, lit }: TableState, keys: readonly Key[], isVeiled: boolean): string {
  const picked = 1 + targets.picked.findIndex((key) => keys.includes(key))
  const isLit = lit !== null && keys.includes(lit)
  return `${markOf(targets, keys, isVeiled)} ${picked} ${isLit ? 'lit' : ''}`
}
