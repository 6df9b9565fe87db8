// A world a seat cannot tell from the real one: what it may not know is dealt again among the places
// where it may be, and the random streams get new seeds. Bots search in such worlds; the leak test compares them.
import { W_CARD } from '../tables/passive.ts'
import { watchedNow } from '../change/passives.ts'
import { show } from '../change/places.ts'
import { BOARD, FACE_DOWN, WATCHED, ZONES } from '../state/head.ts'
import { copyInto, put, type Match } from '../state/match.ts'
import { seedStream, shareOf, stir } from '../state/random.ts'
import { isOpenTo, seenNow } from './sight.ts'
import { touch } from '../change/touch.ts'

/** Where things of a definition stand, as `defPlace` says it. */
const ON_BOARD = 0

/** Fills `to` (a match of the same rules) with a world that `seat` could be in; depends on its view and the seed only. */
export function imagine(m: Match, seat: number, seed: number, to: Match): Match {
  copyInto(m, to)
  const { rules, s } = to
  const { layout } = rules
  let state = seed | 0
  const below = (n: number) => {
    state = stir(state)
    return shareOf(state, n)
  }
  const isDown = findHidden(m, seat)
  for (let g = 0; g < groups.length; g++) {
    const hidden = groups[g]
    const n = sizes[g]
    // the current order must not matter: sort the faces before dealing them
    for (let k = 0; k < n; k++) sortIn(k, s[layout.def + hidden[k]])
    for (let i = n - 1; i > 0; i--) {
      const j = below(i + 1)
      const t = faces[i]
      faces[i] = faces[j]
      faces[j] = t
    }
    if (isDown) standable(to, hidden, n, below)
    for (let k = 0; k < n; k++) put(to, layout.def + hidden[k], faces[k])
  }
  // other things may lie there than those that were asked what they watch
  put(to, WATCHED, watchedNow(to))
  for (let g = 0; g < groups.length; g++) {
    if (isDown && rules.space.grid !== null)
      for (let k = 0; k < sizes[g]; k++) {
        const e = groups[g][k]
        const at = s[layout.at + e]
        if (s[layout.zone + e] === BOARD && s[layout.occupant + at] === e) show(to, e, at)
      }
    if ((s[WATCHED] & W_CARD) !== 0)
      for (let k = 0; k < sizes[g]; k++) touch(to, groups[g][k], W_CARD)
  }
  for (let k = 0; k < rules.words.streamIndex.size; k++) seedStream(to, k, stir(seed ^ k))
  rules.game.code.conceal?.(to, seat, below)
  return to
}

/** Filled again for every world; entries behind the size of a group are left over. */
const groups: number[][] = []
const sizes: number[] = []
const faces: number[] = []
/** By common pool: whose the first card of the group is. The group stands among those of this owner. */
const leaders: number[] = []
const NONE = -2

/** Puts a face among the first `n`, which are sorted: there are few, and no call is as fast. */
function sortIn(n: number, face: number): void {
  let k = n
  for (; k > 0 && faces[k - 1] > face; k--) faces[k] = faces[k - 1]
  faces[k] = face
}

/**
 * Groups the cards that may change faces: those of one owner in zones of one pool, or of all owners where the pool has a
 * hidden zone of the match: what was dealt from there belongs to a seat, but nobody else knows which card it was.
 * @returns whether any of them is on the board
 */
function findHidden(m: Match, seat: number): boolean {
  const { s, rules, layout } = m
  const { all: zones, common } = rules.zones
  const looked = seenNow(m, seat)
  let isDown = false
  sizes.fill(0)
  leaders.length = 0
  for (let pool = 0; pool < common.length; pool++) leaders.push(NONE)
  for (let e = rules.things.seats + 1; e < layout.entities; e++) {
    const zone = s[layout.zone + e]
    if (zone < ZONES && (zone !== BOARD || (s[layout.face + e] & FACE_DOWN) === 0)) continue
    if (isOpenTo(m, seat, e) || (looked.length > 0 && looked.includes(e))) continue
    if (zone === BOARD) isDown = true
    const pool = zone === BOARD ? 0 : zones[zone - ZONES].pool
    let owner = s[layout.owner + e]
    if (common[pool]) {
      if (leaders[pool] === NONE) leaders[pool] = owner
      owner = leaders[pool]
    }
    // by owner first, then by pool: an order that tells nothing
    const group = (owner + 1) * (zones.length + 1) + pool
    while (groups.length <= group) sizes[groups.push([]) - 1] = 0
    groups[group][sizes[group]++] = e
  }
  return isDown
}

/** A face-down thing on the board must be one that can be there: such faces cannot trade places with others. */
function standable(
  m: Match,
  hidden: readonly number[],
  n: number,
  below: (n: number) => number,
): void {
  const { layout } = m
  const { defPlace } = m.rules.things
  const onBoard = (k: number) => m.s[layout.zone + hidden[k]] === BOARD
  const stands = (k: number) => defPlace[faces[k]] === ON_BOARD
  let misplaced = 0
  for (let k = 0; k < n; k++) if (onBoard(k) && !stands(k)) misplaced++
  if (misplaced === 0) return
  const spare: number[] = []
  for (let k = 0; k < n; k++) if (!onBoard(k) && stands(k)) spare.push(k)
  for (let k = 0; k < n; k++) {
    if (!onBoard(k) || stands(k) || spare.length === 0) continue
    const [j] = spare.splice(below(spare.length), 1)
    const face = faces[k]
    faces[k] = faces[j]
    faces[j] = face
  }
}
