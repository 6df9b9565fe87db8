// The cards a seat may use now. Most carry one ability and one printed price: a row of numbers decides.
import type { CompiledAbility } from '../../tables/ability.ts'
import type { CardLister } from '../lists.ts'
import type { Compiled } from '../../tables/rules.ts'
import { cardPrice } from '../../tables/shortcuts.ts'
import { listOf } from '../../change/zones.ts'
import { canAsk } from '../../run/candidates.ts'
import { scratchFrame } from '../../events/open.ts'
import { OPEN } from '../../state/head.ts'
import type { Match } from '../../state/match.ts'
import { addAction, makeRoom } from '../answer-list.ts'
import { C_ABILITY, C_AMOUNT, C_BASE, C_QUERY, C_TIMING, CARD_SIZE } from './card-row.ts'
import { useOf } from '../packed.ts'
import { isUsable } from '../usable.ts'

function cardRows(compiled: Compiled): Int32Array {
  const rows = new Int32Array(compiled.things.definitions.length * CARD_SIZE)
  compiled.abilities.whenCard.forEach((abilities, def) => {
    const { base, amount, query } = cardPrice(compiled, def)
    const [ability] = abilities
    const isPlain =
      abilities.length === 1 &&
      ability.shared &&
      ability.behind < 0 &&
      ability.prices.length === 0 &&
      !ability.exhausts &&
      base >= 0
    rows.set(isPlain ? [ability.index, ability.timing, base, amount, query] : [-1], def * CARD_SIZE)
  })
  return rows
}

/** The cards a seat may use, made once per rules like the lister of the board. */
export function cardLister(compiled: Compiled): CardLister {
  const { def, asked } = compiled.layout
  const { cardTimings } = compiled.zones
  const { all, whenCard } = compiled.abilities
  const rows = cardRows(compiled)
  const most = Math.max(...whenCard.map((abilities) => abilities.length))
  return (m, seat) => {
    const { s } = m
    for (let t = 0; t < cardTimings.length; t++) {
      const timing = cardTimings[t]
      if ((s[OPEN] & (1 << timing.index)) === 0) continue
      // what does not depend on the card is the same for every card that carries it
      let shared = -1
      let answer = false
      for (let z = 0; z < timing.zones.length; z++) {
        const cards = listOf(m, timing.zones[z], seat)
        const n = s[cards]
        if (m.listed + n * most > m.list.length) makeRoom(m, n * most)
        for (let k = 1; k <= n; k++) {
          const e = s[cards + k]
          const row = s[def + e] * CARD_SIZE
          const index = rows[row + C_ABILITY]
          if (index < 0 || (s[asked + e] & rows[row + C_QUERY]) !== 0) {
            listCard(m, e, whenCard[s[def + e]], timing.index, seat)
            continue
          }
          if (rows[row + C_TIMING] !== timing.index) continue
          if (s[rows[row + C_BASE] + seat] < rows[row + C_AMOUNT]) continue
          if (shared !== index) {
            const ability = all[index]
            shared = index
            answer = canAsk(m, scratchFrame(m, ability, e, seat), ability.firstAsk!)
          }
          if (answer) m.list[m.listed++] = useOf(e, index)
        }
        if (timing.inOrder && n > 0) break
      }
    }
  }
}

function listCard(
  m: Match,
  e: number,
  abilities: CompiledAbility[],
  timing: number,
  seat: number,
): void {
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]
    if (ability.timing === timing && isUsable(m, e, ability, seat))
      addAction(m, useOf(e, ability.index))
  }
}
