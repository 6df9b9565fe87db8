// Heroes: what their definitions say beyond stats and abilities. [TW-15]
import type { Definition } from '@cardwright/engine'

export type CritEffect = { kind: 'pierce' | 'stun' } | { kind: 'bonus'; bonus: number }

export interface Hero {
  /** The stat that Influence uses. */
  willStat: 'word' | 'sense'
  aspect: string | null
  /** Deck by id. */
  deck: string
  crit: CritEffect | null
}

interface HeroData {
  will_stat?: 'word' | 'sense'
  aspect?: string
  deck: string
  crit_effect?: string | { bonus: number }
}

export function readHero(d: Definition): Hero | null {
  if (d.class !== 'hero') return null
  const { will_stat = 'word', aspect = null, deck, crit_effect } = d.data as unknown as HeroData
  return { willStat: will_stat, aspect, deck, crit: critOf(crit_effect) }
}

function critOf(effect: HeroData['crit_effect']): CritEffect | null {
  if (effect === undefined) return null
  if (typeof effect === 'object') return { kind: 'bonus', bonus: effect.bonus }
  return { kind: effect as 'pierce' | 'stun' }
}
