// Explains a thing: where its numbers come from, what it can do, and why it cannot do the rest.
import {
  explain,
  legalActions,
  refusalOf,
  type Explained,
  type Match,
  type View,
} from '@cardwright/engine'
import { abilityOf, findCard, findUnit, sourceName } from './choices.ts'
import { markOf, wrap } from './paint.ts'
import type { Speaker } from './speaker.ts'

/** Ids of what the player may ask about: own pieces, own hand, then the other players' pieces. */
export function askable(view: View, seat: number, speaker: Speaker): number[] {
  const { zones } = speaker.pack.manifest
  const units = view.board.filter(({ def, owner }) => def !== '' && owner >= 0)
  const cards = Object.entries(view.seats[seat].zones)
    .filter(([id]) => zones[id]?.seen === 'owner')
    .flatMap(([, held]) => held.filter((card) => card !== null))
  return [
    ...units.filter(({ owner }) => owner === seat),
    ...cards,
    ...units.filter(({ owner }) => owner !== seat),
  ].map(({ id }) => id)
}

export function askLines(m: Match, view: View, seat: number, speaker: Speaker): string[] {
  return [
    speaker.words.askAbout,
    ...askable(view, seat, speaker).map((id, k) => {
      const parts = abilitiesOf(m, view, id, seat).map(
        (label) => `${abilityOf(m, id, label, speaker)}: ${verdict(m, id, label, seat, speaker)}`,
      )
      return `  ${k + 1} ${sourceName(id, view, speaker)}${parts.length > 0 ? ` — ${parts.join(' ')}` : ''}`
    }),
  ]
}

/** The full explanation of one thing. */
export function whyLines(
  m: Match,
  view: View,
  id: number,
  seat: number,
  speaker: Speaker,
): string[] {
  const def = findUnit(view, id)?.def ?? findCard(view, id)?.def
  if (def === undefined) return []
  const lines = [sourceName(id, view, speaker)]
  lines.push(...wrap(speaker.rules(def), 74).map((line) => `    ${line}`))
  for (const query of queriesOf(m, view, id)) {
    const explained = explain(m, id, query)
    if (explained && isWorthSaying(explained))
      lines.push(`  ${speaker.word('queries', query)} ${sumText(explained, m, speaker)}`)
  }
  for (const label of abilitiesOf(m, view, id, seat))
    lines.push(`  ${abilityOf(m, id, label, speaker)}: ${verdict(m, id, label, seat, speaker)}`)
  return lines
}

function queriesOf(m: Match, view: View, id: number): string[] {
  const of = findUnit(view, id) ? 'unit' : 'card'
  const { queries } = m.rules.game.manifest
  return Object.keys(queries).filter(
    (query) => queries[query].of === of && queries[query].kind !== 'symbol',
  )
}

/** Not worth showing: an unmodified yes, a symbol, or a zero. */
const isWorthSaying = ({ base, modifiers }: Explained): boolean =>
  modifiers.length > 0 || (typeof base === 'number' && base > 0)

/** "2 = 1 printed +1 (Pack Hunter, ● Wolf)" */
function sumText({ base, value, modifiers }: Explained, m: Match, speaker: Speaker): string {
  const { words } = speaker
  const show = (v: number | boolean | string) =>
    typeof v === 'boolean' ? (v ? words.allowed : words.forbidden) : String(v)
  if (modifiers.length === 0) return show(value)
  const parts = modifiers.map(({ op, amount, source, def, holder, ability }) => {
    const owner = m.s[m.rules.layout.owner + source]
    const name = def.startsWith('#') ? '' : `${markOf(owner)} ${speaker.def(def)}`
    return `${opText(op, amount, words)} (${words.from(name, speaker.ability(holder, ability))})`
  })
  return `${show(value)} = ${show(base)} ${words.printed} ${parts.join(' ')}`
}

function opText(op: string, amount: number | string, words: Speaker['words']): string {
  if (op === 'add' || op === 'plus')
    return Number(amount) < 0 ? `−${-Number(amount)}` : `+${amount}`
  if (op === 'scale') return `×${amount}`
  if (op === 'set') return `${words.set} ${amount}`
  return op === 'forbid' ? words.forbidden : words.allowed
}

/** Abilities its owner might use. */
function abilitiesOf(m: Match, view: View, id: number, seat: number): string[] {
  const { rules, s } = m
  if (s[rules.layout.owner + id] !== seat) return []
  const list = findUnit(view, id) ? rules.abilities.whenBoard : rules.abilities.whenCard
  return list[s[rules.layout.def + id]].map((ability) => ability.label)
}

function verdict(m: Match, id: number, label: string, seat: number, speaker: Speaker): string {
  const action = { kind: 'use', source: id, ability: label } as const
  const isLegal = legalActions(m, seat).some(
    (each) => each.kind === 'use' && each.source === id && each.ability === label,
  )
  return isLegal ? `${speaker.words.possible}.` : speaker.reason(refusalOf(m, seat, action))
}
