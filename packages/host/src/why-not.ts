// Why nothing happens when a thing on the table is pressed: the refusal of the nearest answer to it.
import { legalActions, refusalOf, type Match, type Refusal, type Thing } from '@cardwright/engine'

/** @param key as the table names things: `unit:7`, `cell:b3` … */
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
    // what it could do where it is, at another time
    refusals.find(({ timing }) => timing !== undefined) ??
    refusals[0]
  )
}

/** A key as something that could be picked. */
function thingOf(key: string): Thing {
  const [kind, ...rest] = key.split(':')
  const value = rest.join(':')
  return { [kind]: kind === 'unit' || kind === 'seat' ? Number(value) : value } as unknown as Thing
}
