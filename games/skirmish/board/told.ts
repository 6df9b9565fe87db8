// Log sentences for events whose default sentence would mislead.
import type { GameEvent, Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { textsOf } from './texts.ts'

export function told(event: GameEvent, _view: View, words: Words, pack: Pack): string | null {
  if (event.kind === 'status-cleared' && isHiding(pack, String(event.status)))
    return textsOf(words.lang).flipped(words.name(String(event.unitDef)))
  const { cardDef, cell } = event
  if (event.kind === 'card-played' && cardDef === undefined && cell !== undefined)
    return textsOf(words.lang).hides(words.seat(Number(event.seat)), String(cell))
  // it has one ability with its own name
  if (event.kind === 'ability-cancelled' && isCommand(pack, String(event.unitDef)))
    return textsOf(words.lang).cancelled(words.name(String(event.unitDef)))
  // a command has no place, so use that of its first target
  if (event.kind === 'card-played' && isCommand(pack, String(cardDef)))
    return words.event({ ...event, cell: undefined })
  return null
}

const isHiding = (pack: Pack, status: string): boolean =>
  pack.statuses.find(({ id }) => id === status)?.conceals === true

function isCommand({ definitions, manifest }: Pack, def: string): boolean {
  const found = definitions.find(({ id }) => id === def)
  return found !== undefined && manifest.classes[found.class].place !== 'board'
}
