// The legal list as numbered choices, grouped by the thing that acts.
import {
  listActions,
  nameAction,
  type Action,
  type CardView,
  type Match,
  type Thing,
  type UnitView,
  type View,
} from '@cardwright/engine'
import { unitName } from './board.ts'
import { markOf } from './paint.ts'
import { placeOf, placeText } from './places.ts'
import type { Speaker } from './speaker.ts'

export interface Choice {
  number: number
  packed: number
  action: Action
  label: string
  /** Its heading: a piece or a card; '' if it belongs to neither. */
  group: string
  /** The place a pick points at. */
  place: string
  /** The text of an offered card. */
  text: string
}

export function choicesOf(m: Match, view: View, speaker: Speaker): Choice[] {
  const n = listActions(m)
  return Array.from({ length: n }, (_, k) => {
    const packed = m.list[k]
    const action = nameAction(m, packed)
    return {
      number: k + 1,
      packed,
      action,
      label: labelOf(action, m, view, speaker),
      group: action.kind === 'use' ? sourceName(action.source, view, speaker) : '',
      place: action.kind === 'pick' ? placeOf(action.pick, view) : '',
      text: offeredText(action, speaker),
    }
  })
}

function labelOf(action: Action, m: Match, view: View, speaker: Speaker): string {
  const { words } = speaker
  switch (action.kind) {
    case 'use':
      return abilityOf(m, action.source, action.ability, speaker)
    case 'pick':
      return thingName(action.pick, view, speaker)
    case 'unpick':
      return words.unpick(thingName(action.pick, view, speaker))
    case 'option':
      return speaker.word('options', action.option)
    case 'place':
      return speaker.word('zones', action.place)
    case 'move':
      return speaker.word('moves', action.move) + moveValue(action.value, speaker)
    case 'decline':
      return view.asking?.kind === 'pick' || view.asking?.kind === 'to' ? words.none : words.decline
    default:
      return words[action.kind]
  }
}

/** A card in a draft: its text is shown nowhere else. */
function offeredText(action: Action, speaker: Speaker): string {
  return action.kind === 'move' && action.value !== undefined ? speaker.rules(action.value) : ''
}

const moveValue = (value: string | undefined, speaker: Speaker): string =>
  value === undefined ? '' : `: ${speaker.def(value)}`

/** Basics have their own names on every unit. */
export function abilityOf(m: Match, source: number, label: string, speaker: Speaker): string {
  const { rules, s } = m
  const def = s[rules.layout.def + source]
  const found = [...rules.abilities.whenBoard[def], ...rules.abilities.whenCard[def]].find(
    (ability) => ability.label === label,
  )
  return speaker.ability(found?.holder ?? rules.things.definitions[def].id, label)
}

export function findUnit(view: View, id: number): UnitView | undefined {
  return view.board.find((unit) => unit.id === id)
}

export function findCard(view: View, id: number): CardView | undefined {
  const zones = [...view.seats.map((seat) => seat.zones), view.shared]
  for (const zone of zones)
    for (const cards of Object.values(zone))
      for (const card of cards) if (card?.id === id) return card
  return undefined
}

/** "● Wolf B3", or the name of a card with its cost. */
export function sourceName(id: number, view: View, speaker: Speaker): string {
  const unit = findUnit(view, id)
  if (unit) return `${markOf(unit.owner)} ${unitName(unit, speaker)} ${placeText(unit.at, speaker)}`
  const card = findCard(view, id)
  if (!card) return speaker.word('kinds', 'card')
  return speaker.def(card.def) + (card.cost === undefined ? '' : ` (${card.cost})`)
}

function thingName(thing: Thing, view: View, speaker: Speaker): string {
  if ('cell' in thing) return thing.cell
  if ('line' in thing) return placeText(thing.line, speaker)
  if ('lane' in thing) return speaker.word('lanes', thing.lane)
  if ('seat' in thing) return speaker.seat(thing.seat)
  if ('status' in thing)
    return `${speaker.word('statuses', thing.status)}, ${sourceName(thing.on, view, speaker)}`
  if ('effect' in thing) return speaker.def(thing.def)
  return sourceName('unit' in thing ? thing.unit : thing.card, view, speaker)
}
