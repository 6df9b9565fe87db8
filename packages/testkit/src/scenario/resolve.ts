// A command in words becomes the engine's actions, one after the other.
import { legalActions, type Action } from '@cardwright/engine'
import { type Match } from '@cardwright/engine/author'
import { ZONES } from '@cardwright/engine/block'
import { thingOf } from './picks.ts'
import { ScenarioError } from './problem.ts'
import { plainAnswer, type Command } from './sentence.ts'
import type { Table } from './table.ts'
import { allCards, findThing, matching, nameThing, onBoard, type Aliases } from './things.ts'
import { normal, type Words } from './words.ts'

/** Each action is made when its turn has come: what a pick means depends on the question then. */
export function* actionsOf(
  table: Table,
  m: Match,
  seat: number,
  command: Command,
): Generator<() => Action> {
  if (command.kind === 'move') yield () => moveAction(table, m, seat, command)
  else {
    if (command.kind === 'use') yield () => useAction(table, m, seat, command)
    for (const text of command.answers) yield () => answerAction(table, m, seat, text)
  }
}

function moveAction(
  { words }: Table,
  m: Match,
  seat: number,
  { move, value }: Extract<Command, { kind: 'move' }>,
): Action {
  if (value === null) return { kind: 'move', move }
  const meant = [value, ...words.definitions.all(value)].map(normal)
  const listed = legalActions(m, seat).find(
    (a) => a.kind === 'move' && a.move === move && meant.includes(normal(a.value ?? '')),
  )
  return listed ?? { kind: 'move', move, value }
}

type Use = Extract<Command, { kind: 'use' }>

function useAction({ words, aliases }: Table, m: Match, seat: number, command: Use): Action {
  const listed = legalActions(m, seat).filter((a) => a.kind === 'use')
  const { labels, source } = command
  const isMeant = (label: string) => labels.length === 0 || labels.includes(label)
  const usable = listed.filter((a) => isMeant(a.ability))
  const sources = usable.map((a) => a.source)
  const e = (() => {
    if (source === '' && sources.length > 0) return oneOf(m, sources, labels)
    const among = findThing(m, words, aliases, source, sources)
    return among >= 0 ? among : anywhere(m, words, aliases, source, seat, isMeant)
  })()
  const ability =
    usable.find((a) => a.source === e)?.ability ?? abilityOf(m, e, isMeant) ?? labels[0]
  return { kind: 'use', source: e, ability: ability ?? '' }
}

function oneOf(m: Match, sources: number[], labels: string[]): number {
  if (new Set(sources).size > 1)
    throw new ScenarioError(
      `who shall ${labels.join(' or ')}? ${sources.map((e) => nameThing(m, e)).join(' or ')}`,
    )
  return sources[0]
}

/** A monster on the board cannot be summoned, and one in the hand cannot walk. */
const abilitiesOf = (m: Match, e: number): string[] => {
  const { layout } = m.rules
  const { whenBoard, whenCard, answers } = m.rules.abilities
  const def = m.s[layout.def + e]
  const own = m.s[layout.zone + e] >= ZONES ? whenCard[def] : whenBoard[def]
  return [...own, ...answers[def]].map((a) => a.label)
}
const abilityOf = (m: Match, e: number, isMeant: (label: string) => boolean) =>
  e < 0 ? undefined : abilitiesOf(m, e).find(isMeant)

/** Not usable now: own things that have the ability come first, so that the refusal says why not. */
function anywhere(
  m: Match,
  words: Words,
  aliases: Aliases,
  source: string,
  seat: number,
  isMeant: (label: string) => boolean,
): number {
  const all = [...onBoard(m), ...allCards(m)]
  const has = all.filter((e) => abilityOf(m, e, isMeant) !== undefined)
  const own = has.filter((e) => m.s[m.rules.layout.owner + e] === seat)
  for (const among of [own, has, all]) {
    const found = matching(m, words, aliases, source, among)
    if (found.length > 0) return found[0]
  }
  throw new ScenarioError(`there is no "${source}" in this match`)
}

/** What an answer means is decided by the question that is open. */
function answerAction(table: Table, m: Match, seat: number, text: string): Action {
  const plain = plainAnswer(text)
  const listed = legalActions(m, seat)
  const isOption = listed.some((a) => a.kind === 'option' && normal(a.option) === normal(text))
  if (plain !== null && !isOption) return { kind: plain } as Action
  if (/^unpick\s/i.test(text))
    return { kind: 'unpick', pick: thingOf(table, m, listed, text.slice(7), 'unpick') }
  const nth = /^#(\d+)$/.exec(text)
  if (nth !== null && listed[Number(nth[1]) - 1] !== undefined) return listed[Number(nth[1]) - 1]
  for (const action of listed) {
    if (action.kind === 'option' && normal(action.option) === normal(text)) return action
    if (action.kind === 'place' && normal(action.place) === normal(text)) return action
  }
  if (listed.some((a) => a.kind === 'option')) return { kind: 'option', option: text }
  if (listed.some((a) => a.kind === 'place')) return { kind: 'place', place: text }
  return { kind: 'pick', pick: thingOf(table, m, listed, text, 'pick') }
}
