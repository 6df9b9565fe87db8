// The state of one player's table: the moment shown, what is selected, which slip is open. Nothing here
// is the match; all of it may be thrown away.
import type { Action, Explained, Offer, Refusal } from '@cardwright/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { aimOf, type Key } from './keys.ts'
import type { Dealer, Moment } from './moment.ts'
import { targetsOf, type Targets } from './targets.ts'

export interface TableState {
  moment: Moment
  /** A piece or card taken up on this table only; its targets are shown. */
  selected: Key | null
  targets: Targets
  /** Several things may be done with one press: which? */
  asking: { key: Key; offers: readonly Offer[] } | null
  /** A press that did nothing, and why. */
  refused: { key: Key; refusal: Refusal } | null
  /** Why a number is what it is. */
  explained: { key: Key; explained: Explained } | null
  /** What the log points at. */
  lit: Key | null
}

export interface TableActions {
  show(moment: Moment): void
  /** A click, a tap, Enter on a thing: whatever it means now. */
  press(keys: readonly Key[]): void
  /** Takes a piece or card up, as the start of a drag does. */
  select(key: Key | null): void
  answer(actions: readonly Action[]): void
  /** Esc and right click: everything that runs is taken back. */
  cancel(): void
  undo(): void
  why(entity: Key, id: number, query: string): void
  closeSlips(): void
  light(key: Key | null): void
}

export type Table = StoreApi<TableState & TableActions>

const CLOSED = { asking: null, refused: null, explained: null }

export function createTable(dealer: Dealer, moment: Moment): Table {
  return createStore<TableState & TableActions>((set, get) => ({
    moment,
    selected: null,
    targets: targetsOf(moment, null),
    ...CLOSED,
    lit: null,

    show(moment) {
      set({ moment, selected: null, targets: targetsOf(moment, null), ...CLOSED })
    },
    press(keys) {
      const { targets, moment, selected, select, answer } = get()
      const offers = keys.flatMap((key) => targets.byKey.get(key) ?? [])
      if (offers.length > 1) return set({ ...CLOSED, asking: { key: keys[0], offers } })
      if (offers.length === 1) return answer(offers[0].actions)
      const picked = keys.find((key) => targets.picked.includes(key))
      if (picked !== undefined) {
        const unpick = moment.legal.find((a) => a.kind === 'unpick' && aimOf(a) === picked)
        if (unpick) return answer([unpick])
      }
      const source = keys.find((key) => targets.ready.has(key))
      if (source !== undefined) return select(source === selected ? null : source)
      if (selected !== null) select(null)
      const [key] = keys
      void dealer.whyNot(key).then((refusal) => {
        if (refusal !== null && get().moment === moment)
          set({ ...CLOSED, refused: { key, refusal } })
      })
    },
    select(selected) {
      set({ selected, targets: targetsOf(get().moment, selected), ...CLOSED })
    },
    answer(actions) {
      set(CLOSED)
      dealer.answer(actions)
    },
    cancel() {
      const { asking, refused, explained, selected, moment, select, answer } = get()
      if (asking ?? refused ?? explained) return set(CLOSED)
      if (selected !== null) return select(null)
      const cancel = moment.legal.find(({ kind }) => kind === 'cancel')
      if (cancel) answer([cancel])
    },
    undo() {
      if (get().moment.noUndo === null) dealer.undo()
    },
    why(key, id, query) {
      void dealer.explain(id, query).then((explained) => {
        if (explained !== null) set({ ...CLOSED, explained: { key, explained } })
      })
    },
    closeSlips: () => set(CLOSED),
    light: (lit) => set({ lit }),
  }))
}
