// A bot that stays what it is, so that strengths can be compared over the years: it wins if one answer wins, and otherwise answers by how many
// questions it was asked and how many answers there are. It shares nothing with the other bots and reads no state, so only a change
// of the rules changes what it does. Whoever changes it begins a new scale.
import type { Bot } from '@cardwright/bots'
import { applyPacked, clone, listActions, outcome, type Match } from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'

export function referenceBot(seed: number, seat: number): Bot {
  let asked = 0
  return {
    name: 'reference',
    choose(m) {
      const answers = listActions(m)
      asked++
      const winning = winningAnswer(m, seat, answers)
      return m.list[winning < 0 ? mixed([seed, seat, asked, answers]) % answers : winning]
    },
  }
}

/** Where it stands on the list, -1 if there is none. */
function winningAnswer(m: Match, seat: number, answers: number): number {
  for (let k = 0; k < answers; k++) {
    const world = imagine(m, seat, 1, clone(m))
    if (applyPacked(world, m.list[k]) && outcome(world)?.winners.includes(seat)) return k
  }
  return -1
}

/** FNV over whole numbers, without its lowest bits, which are the least mixed. */
function mixed(numbers: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const n of numbers)
    for (const byte of [n & 255, (n >> 8) & 255]) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 8
}
