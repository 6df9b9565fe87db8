// A Fate card that is turned, and the sum it makes: shown by the board itself, when their turn has come.
import type { GameEvent } from '@cardwright/engine'
import type { Cue } from '@cardwright/table'

const TURNED = 460
const SUMMED = 900
const CAME = 240

export function motion(event: GameEvent): readonly Cue[] | null {
  if (event.kind === 'fate-drawn') return [{ kind: 'tell', event, ms: TURNED }]
  if (event.kind === 'fate-summed') return [{ kind: 'tell', event, ms: SUMMED }]
  return event.kind === 'fate-resolved' ? [{ kind: 'tell', event, ms: CAME }] : null
}
