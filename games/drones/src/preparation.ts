// Before the first round: each side chooses its five drones and places its sections, in secret. [DR-1.4] [DR-2.4]
import {
  active,
  askMove,
  cardsIn,
  definitionOf,
  defOf,
  enterBoard,
  go,
  include,
  includes,
  leaveBoard,
  number,
  phase,
  putIn,
  sectionAt,
  setActive,
  setNumber,
  setPhase,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'
import { ACTIVE_DRONES } from './deck.ts'
import { repair } from './set-up.ts'

const SEATS = 2
/** A choice of sections for the left and the middle lane: digits of base 4, 0 = not chosen yet. */
const BASE = 4
const SECTIONS = 3

const chosen = (seat: number) => `chosen${seat}`
const placed = (seat: number) => `placed${seat}`

const isChosen = (m: Match, seat: number, k: number) => includes(m, chosen(seat), k)
const countChosen = (m: Match, seat: number) =>
  cardsIn(m, 'pool', seat).filter((_, k) => isChosen(m, seat, k)).length

export const preparation: Record<string, FlowNode> = {
  start(m) {
    setPhase(m, 'preparation')
    go(m, 'choose')
  },
  choose(m) {
    for (let seat = 0; seat < SEATS; seat++) {
      const open = cardsIn(m, 'pool', seat).length > 0
      if (!open || countChosen(m, seat) === ACTIVE_DRONES) continue
      setActive(m, seat)
      return askMove(m, seat, ['chooseDrone'])
    }
    go(m, 'place')
  },
  place(m) {
    for (let seat = 0; seat < SEATS; seat++) {
      const so = number(m, placed(seat))
      if (so >= BASE) continue
      setActive(m, seat)
      return askMove(m, seat, [so === 0 ? 'placeLeft' : 'placeMiddle'])
    }
    go(m, 'reveal')
  },
  reveal(m) {
    for (let seat = 0; seat < SEATS; seat++) {
      takeDrones(m, seat)
      takePlaces(m, seat)
    }
    go(m, 'firstRound')
  },
}

/** The chosen go to the hangar, the others stay behind. */
function takeDrones(m: Match, seat: number): void {
  const kept = cardsIn(m, 'pool', seat).filter((_, k) => isChosen(m, seat, k))
  for (const e of kept) putIn(m, e, 'hangar')
}

function takePlaces(m: Match, seat: number): void {
  const sections = sectionsOf(m, seat)
  const so = number(m, placed(seat))
  const [left, middle] = [(so % BASE) - 1, Math.floor(so / BASE) - 1]
  const right = SECTIONS - left - middle
  for (const e of sections) leaveBoard(m, e, 'limbo')
  ;[left, middle, right].forEach((k, lane) => enterBoard(m, sections[k], lane))
  repair(m, seat)
}

const sectionsOf = (m: Match, seat: number): number[] =>
  m.rules.space.lanes.map((_, lane) => sectionAt(m, lane, seat))

/** Slots are named by content: a drone of the pool, or a section as in the deck list. */
const named = (of: (m: Match, seat: number) => number[]): Pick<MoveCode, 'show' | 'read'> => ({
  show: (m, k) => definitionOf(m, of(m, active(m))[k]).id,
  read: (m, id) =>
    of(m, active(m)).findIndex((e) => defOf(m, e) === m.rules.things.defIndex.get(id)),
})

const pool = (m: Match, seat: number) => cardsIn(m, 'pool', seat)

function placing(factor: number): MoveCode {
  return {
    list(m, seat, add) {
      for (let k = 0; k < SECTIONS; k++) if (number(m, placed(seat)) % BASE !== k + 1) add(k)
    },
    apply(m, seat, k) {
      setNumber(m, placed(seat), number(m, placed(seat)) + (k + 1) * factor)
      go(m, 'place')
    },
    ...named(sectionsOf),
  }
}

export const preparationMoves: Record<string, MoveCode> = {
  chooseDrone: {
    list(m, seat, add) {
      pool(m, seat).forEach((_, k) => {
        if (!isChosen(m, seat, k)) add(k)
      })
    },
    apply(m, seat, k) {
      include(m, chosen(seat), k)
      go(m, 'choose')
    },
    ...named(pool),
  },
  placeLeft: placing(1),
  placeMiddle: placing(BASE),
}

/** What the other side has chosen so far is any choice it could have made. */
export function concealChoices(m: Match, seat: number, below: (n: number) => number): void {
  if (phase(m) !== 'preparation') return
  // a spectator knows of neither
  for (let other = 0; other < SEATS; other++) if (other !== seat) chooseAnew(m, other, below)
}

function chooseAnew(m: Match, other: number, below: (n: number) => number): void {
  const size = pool(m, other).length
  const n = countChosen(m, other)
  setNumber(m, chosen(other), 0)
  for (let left = n; left > 0;) {
    const k = below(size)
    if (isChosen(m, other, k)) continue
    include(m, chosen(other), k)
    left--
  }
  const so = number(m, placed(other))
  if (so === 0) return
  const left = below(SECTIONS)
  const middle = (left + 1 + below(SECTIONS - 1)) % SECTIONS
  setNumber(m, placed(other), left + 1 + (so >= BASE ? (middle + 1) * BASE : 0))
}
