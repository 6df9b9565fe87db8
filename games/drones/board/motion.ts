// Motion of this game's own: an attack draws its arrow before the attacker leans.
import type { GameEvent } from '@cardwright/engine'
import { unitKey, type Cue } from '@cardwright/table'

export function motion(event: GameEvent): readonly Cue[] | null {
  if (event.kind !== 'attack-declared') return null
  const { attacker, target, seat } = event as GameEvent & Record<string, number>
  const [from, to] = [unitKey(attacker), unitKey(target)]
  return [
    { kind: 'arrow', from, to, seat, ms: 700, wait: 360 },
    { kind: 'lean', what: from, to, ms: 320 },
  ]
}
