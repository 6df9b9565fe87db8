// The state of one player's table: the current moment, the selection, the open tooltip. None of it
// belongs to the match; all of it can be discarded.
import type { Pack } from '@cardwright/engine'
import { createStore } from 'zustand/vanilla'
import type { Board } from './board.ts'
import type { Dealer, Moment } from './moment.ts'
import { Playback } from './playback.ts'
import { press } from './press.ts'
import {
  CLOSED,
  NOTHING_TOLD,
  type Shared,
  type Table,
  type TableActions,
  type TableState,
} from './table-state.ts'
import { NO_TARGETS, offeredAt, targetsOf, type Offered, type Reading } from './targets.ts'

type Reads = Pick<Reading, 'aim' | 'carry' | 'watched'>

/** @param reads moves of the game that are answered by pointing and by putting things somewhere */
export function createTable(
  dealer: Dealer,
  pack: Pack,
  first: Moment,
  { progress, ...reads }: Reads & Pick<Board, 'progress'> = {},
): Table {
  const read = readerOf(pack, first, reads)
  return createStore<TableState & TableActions>((write, get) => {
    const set: Shared['set'] = (next) => {
      const now = get()
      const keys = Object.keys(next) as (keyof TableState)[]
      if (keys.some((key) => next[key] !== now[key])) write(next)
    }
    const shared: Shared = { dealer, pack, get, set, read }
    return {
      ...stateAt(first),
      targets: read(first, null),
      ...played(new Playback(shared, progress)),
      ...answering(shared),
      ...asking(shared),
      ...looking(shared),
    }
  })
}

const stateAt = (moment: Moment): TableState => ({
  moment,
  isPlaying: false,
  isHeld: false,
  told: NOTHING_TOLD,
  selected: null,
  targets: NO_TARGETS,
  ...CLOSED,
  lit: null,
  bubbling: null,
  looked: null,
  pointed: '',
  spread: null,
  isLogOpen: false,
  thinking: {},
})

/** What a moment offers is put in order once, whatever is taken up in it. */
function readerOf(pack: Pack, first: Moment, reads: Reads): Shared['read'] {
  const { aim, carry, watched } = reads
  const basics = new Set(
    pack.basics.flatMap(({ abilities }) => abilities.map(({ name }) => name ?? '')),
  )
  let known: Pick<Moment, 'view' | 'offers'> & { offered: Offered } = {
    ...first,
    offered: offeredAt(first, { basics, aim, carry }),
  }
  return (moment, selected, way) => {
    const { view, offers } = moment
    const reading = { basics, aim, carry, watched, way }
    if (known.view !== view || known.offers !== offers)
      known = { view, offers, offered: offeredAt(moment, reading) }
    return targetsOf(moment, selected, reading, known.offered)
  }
}

type Played = Pick<TableActions, 'show' | 'settle' | 'hold' | 'happen' | 'attach'>

const played = (playback: Playback): Played => ({
  show: (moment) => playback.show(moment),
  hold: (isHeld) => playback.hold(isHeld),
  settle: () => playback.settle(),
  happen: (event) => playback.happen(event),
  attach: (player) => playback.attach(player),
})

type Answering = Pick<
  TableActions,
  'press' | 'select' | 'answer' | 'cancel' | 'undo' | 'hurry' | 'giveOrder'
>

function answering(shared: Shared): Answering {
  const { dealer, get, set, read } = shared
  return {
    press: (keys) => press(shared, keys),
    select(selected, way) {
      get().settle()
      set({ ...CLOSED, selected, targets: read(get().moment, selected, way) })
    },
    answer(actions) {
      get().settle()
      set(CLOSED)
      dealer.answer(actions)
    },
    cancel() {
      get().settle()
      const { selected, spread, moment, select, answer } = get()
      // tooltips, the log and the large card never block cancelling
      set({ ...CLOSED, spread: null, looked: null, isLogOpen: false })
      if (spread !== null) return
      if (selected !== null) return select(null)
      const cancel = moment.legal.find(({ kind }) => kind === 'cancel')
      if (cancel) answer([cancel])
    },
    undo() {
      get().settle()
      if (get().moment.noUndo === null) dealer.undo()
    },
    hurry: (seat) => dealer.hurry(seat),
    giveOrder(order) {
      set({ moment: { ...get().moment, order } })
      dealer.order(order)
    },
  }
}

/** Questions to the dealer; an answer that comes after the moment has passed is dropped. */
function asking({
  dealer,
  get,
  set,
}: Shared): Pick<TableActions, 'why' | 'whyNot' | 'reasonFor' | 'closeSlips'> {
  return {
    why(key, id, query) {
      const { moment } = get()
      void dealer.explain(id, query).then((explained) => {
        if (explained !== null && get().moment === moment)
          set({ ...CLOSED, explained: { key, explained } })
      })
    },
    whyNot(key) {
      const { moment } = get()
      void dealer.whyNot(key).then((refusal) => {
        if (refusal !== null && get().moment === moment)
          set({ ...CLOSED, refused: { key, refusal } })
      })
    },
    reasonFor: (key) => dealer.whyNot(key),
    closeSlips: () => set(CLOSED),
  }
}

type Looking = Pick<
  TableActions,
  'light' | 'bubble' | 'look' | 'point' | 'spreadOut' | 'toggleLog' | 'think' | 'tell'
>

const looking = ({ get, set }: Shared): Looking => ({
  light: (lit) => set({ lit }),
  bubble: (bubbling) => set({ bubbling }),
  look: (looked) => set({ looked }),
  point: (pointed) => set({ pointed }),
  spreadOut: (spread) => set({ spread }),
  toggleLog: (open) => set({ isLogOpen: open ?? !get().isLogOpen }),
  think(seat, share) {
    const thinking = { ...get().thinking }
    if (share === null) delete thinking[seat]
    else thinking[seat] = share
    set({ thinking })
  },
  tell: (event) => set({ told: [...get().told, event] }),
})
