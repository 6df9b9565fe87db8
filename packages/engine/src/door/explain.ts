// Why a number is what it is: the printed value and every modifier with its source, in fold order.
import { askAgainst, eachModifier, FIXED, mayAgainst } from '../ask/query.ts'
import { OPERATIONS } from '../tables/passive.ts'
import { M_AMOUNT, M_NEXT, M_ORIGIN, M_SOURCE, M_UNTIL } from '../state/records.ts'
import { untilKind } from '../change/modifiers.ts'
import type { Match } from '../state/match.ts'

export interface Explained {
  query: string
  base: number | boolean | string
  value: number | boolean | string
  modifiers: {
    op: string
    amount: number | string
    source: number
    def: string
    holder: string
    ability: string
    lasting: boolean
  }[]
}

/** Null when the game has no such query. `against`: whom the question is about besides the thing itself. */
export function explain(m: Match, e: number, query: string, against = -1): Explained | null {
  const { rules, s } = m
  const q = rules.queries.byName.get(query)
  if (q === undefined) return null
  // a symbol query answers with a word
  const show = (value: number) => (q.kind === 'symbol' ? rules.words.symbols[value] : value)
  const modifiers: Explained['modifiers'] = []
  const asker = against < 0 ? -1 : s[m.layout.owner + e]
  m.other = against
  m.asker = asker
  eachModifier(m, q, e, (r, o) => {
    const source = s[r + M_SOURCE]
    modifiers.push({
      op: OPERATIONS[o.op],
      amount: show(s[r + M_AMOUNT] / FIXED),
      source,
      def: rules.things.definitions[s[m.layout.def + source]].id,
      holder: o.holder,
      ability: o.ability,
      lasting: untilKind(s[r + M_UNTIL]) === 0,
    })
  })
  m.other = m.asker = -1
  const base = q.base[s[m.layout.def + e]]
  return q.kind === 'yesNo'
    ? { query, base: base !== 0, value: mayAgainst(m, q, e, against, asker, -1), modifiers }
    : { query, base: show(base), value: show(askAgainst(m, q, e, against, asker)), modifiers }
}

/** The abilities whose modifiers are on a thing, including those that apply to certain questions only. */
export function modifiedBy(m: Match, e: number): { holder: string; ability: string }[] {
  const { s, rules } = m
  const out: { holder: string; ability: string }[] = []
  for (let r = s[m.layout.mods + e]; r >= 0; r = s[r + M_NEXT])
    out.push(rules.modifiers.origins[s[r + M_ORIGIN]])
  return out
}
