// A Fate card that is turned, and the sum it makes: shown by the board itself, when their turn has come.
import type { GameEvent } from '@cardwright/engine'
import type { Cue } from '@cardwright/table'

const TURNED = 460
const SUMMED = 900

export function motion(event: GameEvent): readonly Cue[] | null {
  if (event.kind === 'fate-drawn') return [{ kind: 'tell', event, ms: TURNED }]
  return event.kind === 'fate-summed' ? [{ kind: 'tell', event, ms: SUMMED }] : null
}
