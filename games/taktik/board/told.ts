// Log sentences of this board: units by number, and a malus "strikes" instead of being
// played.
import type { GameEvent, Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { factsOf, numberOf } from './places.ts'
import { textsOf } from './texts.ts'

export function tag(id: number, view: View): string | null {
  const { armies } = factsOf(view)
  const unit = view.board.find((one) => one.id === id)
  if (unit !== undefined) return numberOf(unit, armies)
  // units that are gone are named by deployment order, the defender's first
  const n = id - view.seats.length
  if (n < 1 || n > armies[0] + armies[1]) return null
  return numberOf({ id, owner: n <= armies[1] ? 1 : 0 }, armies)
}

export function told(event: GameEvent, view: View, words: Words, pack: Pack): string | null {
  if (event.kind !== 'card-played' || typeof event.cardDef !== 'string') return null
  const { strikes, acts } = textsOf(words.lang)
  const whom = typeof event.unit === 'number' ? tag(event.unit, view) : null
  const card = pack.definitions.find(({ id }) => id === event.cardDef)
  const name = words.name(event.cardDef)
  if (card?.class === 'malus') return whom === null ? acts(name) : strikes(name, whom)
  // the target says more than the place
  return whom === null ? null : `${words.event({ ...event, cell: undefined })}: ${whom}`
}
