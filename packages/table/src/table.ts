// The state of one player's table: the current moment, the selection, the open tooltip. None of it
// belongs to the match; all of it can be discarded.
import type { Action, Explained, GameEvent, Offer, Pack, Refusal, View } from '@cardwright/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from './board.ts'
import { keepSame } from './keep-same.ts'
import { aimOf, entityOf, type Key } from './keys.ts'
import type { Chain, Dealer, Moment } from './moment.ts'
import type { Player } from './motion/player.ts'
import { progressed } from './progress.ts'
import {
  NO_TARGETS,
  offeredAt,
  onlyBubble,
  targetsOf,
  usesAt,
  type Offered,
  type Reading,
  type Targets,
} from './targets.ts'

/** A card or piece in the preview; `id` if it is on this table. */
export interface Looked {
  def: string
  id: number | null
}

export interface TableState {
  moment: Moment
  /** Events are still being animated; `moment` is the previous one. */
  isPlaying: boolean
  /** The board wants the player to read something first; until then nothing is animated and nothing can be pressed. */
  isHeld: boolean
  /** Events on the way to the next moment that were passed to the board to animate. */
  told: readonly GameEvent[]
  /** A piece or card selected only on this table; its targets are shown. */
  selected: Key | null
  targets: Targets
  /** A press with several meanings: asks which one. */
  asking: { key: Key; offers: readonly Offer[] } | null
  /** A press that did nothing, and why. */
  refused: { key: Key; refusal: Refusal } | null
  /** Why a number is what it is. */
  explained: { key: Key; explained: Explained } | null
  /** Keys highlighted by the log. */
  lit: Key | null
  /** The piece whose bubbles are open, because the pointer or the focus is on it. */
  bubbling: Key | null
  /** Keys under the pointer or the focus, separated by spaces; '': none. */
  pointed: string
  looked: Looked | null
  /** A pile whose cards are spread out. */
  spread: { zone: string; seat: number | null } | null
  isLogOpen: boolean
  /** Progress of thinking bots, by seat. */
  thinking: Readonly<Partial<Record<number, number>>>
}

export interface TableActions {
  /** Sets the next moment; its events are animated first, if there is an animation player. */
  show(moment: Moment): void
  /** Ends the running animation. */
  settle(): void
  /** Pauses the table at this moment, or resumes it. */
  hold(isHeld: boolean): void
  /** A click, a tap or Enter on a thing. */
  press(keys: readonly Key[]): void
  /** Selects a piece or card, as at the start of a drag; `way`: the chosen ability. */
  select(key: Key | null, way?: string): void
  answer(actions: readonly Action[]): void
  /** Esc and right click: cancels the current action completely; an open pile closes first. */
  cancel(): void
  undo(): void
  why(key: Key, id: number, query: string): void
  whyNot(key: Key): void
  /** The same, for showing it elsewhere. */
  reasonFor(key: Key): Promise<Refusal | null>
  closeSlips(): void
  light(key: Key | null): void
  bubble(key: Key | null): void
  look(at: Looked | null): void
  point(keys: string): void
  spreadOut(pile: TableState['spread']): void
  toggleLog(open?: boolean): void
  /** `share` of its time that a bot has used; null when it is done. */
  think(seat: number, share: number | null): void
  hurry(seat: number): void
  /** An event is being shown, so numbers, tokens and the phase include it. */
  happen(event: GameEvent): void
  /** Passes an event to the board, which animates it itself. */
  tell(event: GameEvent): void
  /** Gives an order in advance; the moment shows it. */
  giveOrder(order: unknown): void
  /** The animation player; null: none. */
  attach(player: Player | null): void
}

export type Table = StoreApi<TableState & TableActions>

/** Keeps the old story when there is no new chain, so that the log is not redrawn. */
function sameStory(old: readonly Chain[], next: readonly Chain[]): readonly Chain[] {
  return old.length === next.length && old.at(-1) === next.at(-1) ? old : next
}

/** A card, or a piece of the asked player; not a place or another player's piece. */
function isOwn({ board, asking }: View, key: Key): boolean {
  const id = entityOf(key)
  return id !== null && !board.some((unit) => unit.id === id && unit.owner !== asking?.seat)
}

const NOTHING: readonly GameEvent[] = []
const CLOSED = { asking: null, refused: null, explained: null }

type Reads = Pick<Reading, 'aim' | 'carry' | 'watched'>

/** @param reading which moves of the game are answered by pointing or by placing things */
export function createTable(
  dealer: Dealer,
  pack: Pack,
  first: Moment,
  { aim, carry, watched, progress }: Reads & Pick<Board, 'progress'> = {},
): Table {
  const basics = new Set(
    pack.basics.flatMap(({ abilities }) => abilities.map(({ name }) => name ?? '')),
  )
  let player: Player | null = null
  let coming: Moment[] = []
  let known: Pick<Moment, 'view' | 'offers'> & { offered: Offered } = {
    ...first,
    offered: offeredAt(first, { basics, aim, carry }),
  }
  const read = (moment: Moment, selected: Key | null, way?: string) => {
    const { view, offers } = moment
    const reading = { basics, aim, carry, watched, way }
    if (known.view !== view || known.offers !== offers)
      known = { view, offers, offered: offeredAt(moment, reading) }
    return targetsOf(moment, selected, reading, known.offered)
  }
  return createStore<TableState & TableActions>((write, get) => {
    /** Subscribers are not notified of unchanged values. */
    function set(next: Partial<TableState>): void {
      const now = get()
      const keys = Object.keys(next) as (keyof TableState)[]
      if (keys.some((key) => next[key] !== now[key])) write(next)
    }
    function commit(next: Moment): void {
      const view = keepSame(get().moment.view, next.view)
      const moment = { ...next, view, story: sameStory(get().moment.story, next.story) }
      const isPlaying = coming.length > 0
      const isQuiet = isPlaying || get().isHeld
      set({
        ...CLOSED,
        moment,
        isPlaying,
        told: NOTHING,
        selected: null,
        bubbling: null,
        spread: null,
        targets: isQuiet ? NO_TARGETS : read(moment, null),
      })
    }
    function playNext(): void {
      const [moment] = coming
      set({ ...CLOSED, isPlaying: true, targets: NO_TARGETS, selected: null, bubbling: null })
      player!.play(moment.events, () => {
        coming.shift()
        commit(moment)
        if (coming.length > 0 && !get().isHeld) playNext()
      })
    }

    return {
      moment: first,
      isPlaying: false,
      isHeld: false,
      told: NOTHING,
      selected: null,
      targets: read(first, null),
      ...CLOSED,
      lit: null,
      bubbling: null,
      looked: null,
      pointed: '',
      spread: null,
      isLogOpen: false,
      thinking: {},

      show(moment) {
        // show an undo or a jump at once, even if there was something to read
        if (get().isHeld && moment.events.length > 0) return void coming.push(moment)
        if (player === null || moment.events.length === 0) {
          player?.stop()
          coming = []
          return commit(moment)
        }
        coming.push(moment)
        if (coming.length === 1) playNext()
      },
      hold(isHeld) {
        if (isHeld === get().isHeld) return
        // the interrupted animation starts over afterwards
        if (isHeld) player?.stop()
        set({ isHeld, isPlaying: false, targets: isHeld ? NO_TARGETS : read(get().moment, null) })
        if (isHeld || coming.length === 0) return
        if (player === null) get().settle()
        else playNext()
      },
      settle() {
        const last = coming.at(-1)
        if (last === undefined || get().isHeld) return
        coming = []
        player?.stop()
        commit(last)
      },
      press(keys) {
        get().settle()
        const { targets, moment, selected, select, answer, whyNot } = get()
        const offers = keys.flatMap((key) => targets.byKey.get(key) ?? [])
        // a card in the requested line may also be ready to act: ask which is meant
        const uses = selected === null && offers.length > 0 ? usesAt(targets, keys) : []
        if (offers.length + uses.length > 1)
          return set({ ...CLOSED, asking: { key: keys[0], offers: [...offers, ...uses] } })
        if (offers.length === 1) return answer(offers[0].actions)
        const place = keys.find((key) => targets.places.has(key))
        if (place !== undefined) return answer(targets.places.get(place)!.actions)
        const picked = keys.find((key) => targets.picked.includes(key))
        if (picked !== undefined) {
          const unpick = moment.legal.find((a) => a.kind === 'unpick' && aimOf(a) === picked)
          if (unpick) return answer([unpick])
        }
        const source = keys.find((key) => targets.ready.has(key))
        if (source !== undefined) {
          const only = onlyBubble(targets, source)
          if (only !== null) return answer([only.use])
          if (source !== selected) return select(source)
          // no target needed: the second press uses it
          return targets.uses.length === 1 && targets.byKey.size === 0
            ? answer(targets.uses[0].actions)
            : select(null)
        }
        // a player who aims at a place or another player's thing is not asking what that thing can do
        if (selected !== null && !keys.some((key) => isOwn(moment.view, key)))
          return set({ ...CLOSED, refused: { key: keys[0], refusal: { code: 'not-a-target' } } })
        const spare = keys.find((key) => targets.carried.has(key))
        // it cannot act, which a message says, but it may be dropped somewhere
        if (spare !== undefined) select(spare === selected ? null : spare)
        else if (selected !== null) select(null)
        if (spare === undefined || spare !== selected) whyNot(keys[0])
      },
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
      hurry: (seat) => dealer.hurry(seat),
      happen(event) {
        const { moment, isPlaying } = get()
        if (!isPlaying) return
        const view = progress?.(moment.view, event) ?? progressed(moment.view, event, pack)
        if (view !== moment.view) set({ moment: { ...moment, view } })
      },
      tell: (event) => set({ told: [...get().told, event] }),
      giveOrder(order) {
        set({ moment: { ...get().moment, order } })
        dealer.order(order)
      },
      attach(next) {
        get().settle()
        player = next
      },
    }
  })
}
