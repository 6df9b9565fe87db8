// What the log says where the sentence of an event's kind would mislead.
import type { GameEvent, Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { textsOf } from './texts.ts'

export function told(event: GameEvent, _view: View, words: Words, pack: Pack): string | null {
  if (event.kind === 'status-cleared' && isHiding(pack, String(event.status)))
    return textsOf(words.lang).flipped(words.name(String(event.unitDef)))
  // a command stands nowhere: the place is that of its first target
  if (event.kind === 'card-played' && !isStanding(pack, String(event.cardDef)))
    return words.event({ ...event, cell: undefined })
  return null
}

const isHiding = (pack: Pack, status: string): boolean =>
  pack.statuses.find(({ id }) => id === status)?.conceals === true

function isStanding({ definitions, manifest }: Pack, def: string): boolean {
  const found = definitions.find(({ id }) => id === def)
  return found !== undefined && manifest.classes[found.class].place === 'board'
}
