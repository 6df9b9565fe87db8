// What a Fate card asks to be drawn when it is read: by its rule for the zone, or by the risky reading. The look of each
// word is the style sheet's business.
import type { Pack } from '@cardwright/engine'
import { fateOf, valueIn } from '../src/fate-face.ts'
import { readZones } from '../src/resonance-zones.ts'

interface Drawn {
  resonance_rules?: { zone: string; visual_effect?: string }[]
  choice_option?: { visual_effect?: string }
}

/** @param value as it counted: more than the card is worth here was the risky reading */
export function visualEffect(
  pack: Pack,
  def: string,
  zone: string,
  value: number,
): string | undefined {
  const card = pack.definitions.find(({ id }) => id === def)
  const zones = readZones(pack)
  const face = card === undefined ? null : fateOf(card, zones)
  if (face === null) return undefined
  const { resonance_rules = [], choice_option } = (card!.data ?? {}) as Drawn
  const at = zones.findIndex(({ id }) => id === zone)
  if (face.choice !== null && value > valueIn(face, at)) return choice_option?.visual_effect
  return resonance_rules.find((rule) => rule.zone === zone)?.visual_effect
}
