// The main list made in the plain way: every ability of every unit and card is asked. It shows what the list means; the
// tables of `fast/` give the same list sooner.
import type { CompiledAbility } from '../tables/ability.ts'
import { listOf } from '../change/zones.ts'
import { crowdOf, firstCell } from '../state/crowds.ts'
import { OPEN } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { addAction } from './answer-list.ts'
import type { Lists } from './lists.ts'
import { useOf } from './packed.ts'
import { isUsable } from './usable.ts'

export const plainLists: Lists = {
  boardTimings: -1,
  boardWindows: -1,
  listBoard: (m, seat) => unitsInOrder(m, seat).forEach((e) => listUnit(m, e, seat)),
  listCards,
}

/** Cell by cell; then lane by lane, the section before its row; then what lies beside the board. */
function unitsInOrder(m: Match, seat: number): number[] {
  const { s, layout } = m
  const { crowdSize, shape } = layout
  const { seats } = m.rules.things
  const units: number[] = []
  const crowd = crowdOf(m, seat)
  for (let w = 0; w < crowdSize; w++)
    for (let bits = s[crowd + w]; bits !== 0; bits &= bits - 1)
      units.push(s[layout.occupant + firstCell(w, bits)])
  for (let lane = seat; lane < shape.lanes * seats; lane += seats) {
    const section = s[layout.sections + lane]
    if (section >= 0) units.push(section)
    const row = layout.rows + lane * layout.rowSize
    units.push(...s.subarray(row + 1, row + 1 + s[row]))
  }
  const { beside } = layout
  for (const e of s.subarray(beside + 1, beside + 1 + s[beside]))
    if (s[layout.owner + e] === seat) units.push(e)
  return units
}

/** Its own abilities, then those that its statuses and granted keywords bring. */
function listUnit(m: Match, e: number, seat: number): void {
  const { s, layout } = m
  const { whenBoard, whenStatus, whenWord } = m.rules.abilities
  listThose(m, e, seat, whenBoard[s[layout.def + e]])
  whenStatus.forEach((abilities, k) => {
    if ((s[layout.mask + e] & (1 << k)) !== 0) listThose(m, e, seat, abilities)
  })
  whenWord.forEach((abilities, k) => {
    if ((s[layout.words + e] & (1 << k)) !== 0) listThose(m, e, seat, abilities)
  })
}

function listThose(m: Match, e: number, seat: number, abilities: readonly CompiledAbility[]): void {
  for (const ability of abilities)
    if ((m.s[OPEN] & (1 << ability.timing)) !== 0 && isUsable(m, e, ability, seat))
      addAction(m, useOf(e, ability.index))
}

/** Timing by timing, zone by zone: the cards that lie there, each with its abilities of that timing. */
function listCards(m: Match, seat: number): void {
  const { s, layout } = m
  const { cardTimings } = m.rules.zones
  for (const { index, zones, inOrder } of cardTimings) {
    if ((s[OPEN] & (1 << index)) === 0) continue
    for (const zone of zones) {
      const list = listOf(m, zone, seat)
      const cards = s.subarray(list + 1, list + 1 + s[list])
      for (const card of cards) {
        const abilities = m.rules.abilities.whenCard[s[layout.def + card]]
        listThose(
          m,
          card,
          seat,
          abilities.filter(({ timing }) => timing === index),
        )
      }
      if (inOrder && cards.length > 0) break
    }
  }
}
