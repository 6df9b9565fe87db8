// Log sentences of this game: machines are destroyed, and damage stopped by shields is reported as such.
import type { GameEvent, Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { textsOf } from './texts.ts'

/** Damage of this type does nothing at all while there are shields. [DR-5.6] */
const STOPPED = 'kinetic'

/** @param called the owner, where both players have such a thing */
export function told(
  event: GameEvent,
  _view: View,
  words: Words,
  _pack: Pack,
  called: (id: number) => string | null,
): string | null {
  const texts = textsOf(words.lang)
  const nameOf = (field: 'unit' | 'killer'): string | null => {
    const def = event[`${field}Def`]
    if (typeof def !== 'string') return null
    const owner = called(Number(event[field]))
    return owner === null ? words.name(def) : `${words.name(def)} ${owner}`
  }
  if (event.kind === 'damaged' && event.type === STOPPED && event.through === 0)
    return texts.stopped(words.event(event, called))
  const name = nameOf('unit')
  if (event.kind !== 'died' || name === null) return null
  const killer = nameOf('killer')
  return killer === null ? texts.destroyed(name) : texts.destroys(killer, name)
}
