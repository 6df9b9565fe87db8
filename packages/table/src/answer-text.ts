// The text of an answer, for its button.
import type { Action, Offer, Thing, View } from '@cardwright/engine'
import { definitionOf, holderOf } from './definitions.ts'
import { keyOf } from './keys.ts'
import type { Sitting } from './use-table.ts'

type Speaker = Pick<Sitting, 'words' | 'pack'>

export function answerText(by: Speaker, view: View, { actions }: Pick<Offer, 'actions'>): string {
  return actions.map((action) => actionText(by, view, action)).join(': ')
}

function actionText({ words, pack }: Speaker, view: View, action: Action): string {
  switch (action.kind) {
    case 'use': {
      const def = defOf(view, action.source) ?? ''
      return words.ability(holderOf(pack, def, action.ability), action.ability)
    }
    case 'pick':
    case 'unpick':
      return thingText({ words, pack }, view, action.pick)
    case 'option':
      return words.term('options', action.option)
    case 'place':
      return placeText({ words, pack }, action.place)
    case 'move': {
      const move = words.term('moves', action.move)
      if (action.value === undefined) return move
      if (LINE.test(action.value)) return `${move}: ${lineText({ words, pack }, action.value)}`
      const isDef = definitionOf(pack, action.value) !== undefined
      return `${move} ${isDef ? words.name(action.value) : action.value}`
    }
    case 'decline':
      return words.say(DECLINED[view.asking?.kind ?? ''] ?? 'decline')
    default:
      return words.say(action.kind)
  }
}

const DECLINED: Readonly<Record<string, string>> = { pick: 'none', window: 'pass' }

/** A destination of a card: a zone, or one end of a pile. */
export function placeText({ words, pack }: Speaker, place: string): string {
  const zone = pack.manifest.zones[place]
  if (zone === undefined) return words.say(`place.${place}`)
  return zone.role === 'hand' ? words.say('place.hand') : words.term('zones', place)
}

const LINE = /^(row|column|rising|falling):(\d+)$/

/** A row or column by the letter or number at its edge. */
export function lineText({ words, pack }: Speaker, line: string): string {
  const [, axis, place] = LINE.exec(line) ?? []
  if (axis !== 'row' && axis !== 'column') return line
  const { labels } = pack.manifest.space as { labels?: string }
  const isLetter = (labels === 'col-letter') === (axis === 'column')
  const name = isLetter ? String.fromCharCode(64 + Number(place)) : place
  return words.say(`line.${axis}`, { name })
}

function thingText({ words, pack }: Speaker, view: View, pick: Thing): string {
  if ('cell' in pick) return pick.cell
  if ('line' in pick) return lineText({ words, pack }, pick.line)
  if ('lane' in pick) return words.say(`lane.${pick.lane}`)
  if ('seat' in pick) return words.seat(pick.seat)
  if ('status' in pick) return words.term('statuses', pick.status)
  if ('effect' in pick) return words.name(pick.def)
  const id = 'unit' in pick ? pick.unit : pick.card
  const def = defOf(view, id)
  if (def === null) return keyOf(pick)
  const at = view.board.find((unit) => unit.id === id)?.at
  return at === undefined ? words.name(def) : `${words.name(def)} ${at}`
}

/** The definition of a card or piece that this view knows. */
export function defOf(view: View, id: number): string | null {
  const piece = view.board.find((unit) => unit.id === id)
  if (piece !== undefined) return piece.def || null
  const cards = [
    ...view.seats.flatMap(({ zones }) => Object.values(zones).flat()),
    ...Object.values(view.shared).flat(),
    ...(view.asking?.seen ?? []),
  ]
  return cards.find((card) => card?.id === id)?.def ?? null
}
