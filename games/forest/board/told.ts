// Sentences of the log that need more than the names in an event.
import type { GameEvent, Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { letterOf } from './places.ts'
import { textsOf } from './texts.ts'

export function told(event: GameEvent, view: View, words: Words, pack: Pack): string | null {
  if (event.kind !== 'entered') return null
  const def = pack.definitions.find(({ id }) => id === event['unitDef'])
  if (def === undefined || pack.manifest.classes[def.class]?.place !== 'beside') return null
  // it stands over a whole row, which is no plot
  const line = view.board.find(({ id }) => id === event['unit'])?.at.split(':')[1]
  const row = line === undefined ? undefined : letterOf(Number(line))
  return textsOf(words.lang).gathers(words.name(def.id), row)
}
