// Why pressing a thing on the table does nothing: the refusal of the nearest matching answer.
import { legalActions, refusalOf, type Match, type Refusal, type Thing } from '@cardwright/engine'

/** @param key of a thing on the table: `unit:7`, `cell:b3` … */
export function whyNot(m: Match, seat: number, key: string): Refusal | null {
  const entity = /^unit:\d+$/.test(key) ? Number(key.slice(5)) : null
  const isThing = entity !== null && entity < m.rules.layout.entities
  if (!isThing || legalActions(m, seat).some(({ kind }) => kind === 'pick'))
    return refusalOf(m, seat, { kind: 'pick', pick: thingOf(key) })
  const def = m.s[m.rules.layout.def + entity]
  const labels = [...m.rules.abilities.whenBoard[def], ...m.rules.abilities.whenCard[def]].map(
    ({ label }) => label,
  )
  const refusals = (labels.length > 0 ? labels : ['']).map((ability) =>
    refusalOf(m, seat, { kind: 'use', source: entity, ability }),
  )
  return (
    refusals.find(({ code }) => code !== 'wrong-time') ??
    // what it could do from there at another time
    refusals.find(({ timing }) => timing !== undefined) ??
    refusals[0]
  )
}

/** Turns a key into a pick. */
function thingOf(key: string): Thing {
  const [kind, ...rest] = key.split(':')
  const value = rest.join(':')
  return { [kind]: kind === 'unit' || kind === 'seat' ? Number(value) : value } as unknown as Thing
}
