// The five zones of resonance: which one a value lies in. Their effects on cards and enemies are abilities
// of their markers. [TW-9]
import type { Definition, Pack } from '@cardwright/engine'

export interface ResonanceZone {
  /** `deepNav` and so on: what cards and enemies call it. */
  id: string
  def: number
  /** The highest value in the zone. */
  to: number
  undead: 'heals' | 'fades' | null
  /** Suit whose cards are stronger here. */
  strengthens: string | null
  /** Shifts that lead further out are damped. */
  isDeep: boolean
}

interface ZoneData {
  to: number
  undead?: 'heals' | 'fades'
  strengthens?: string
  deep?: boolean
}

/** From the darkest to the lightest. */
export function readZones(pack: Pack): ResonanceZone[] {
  return pack.definitions
    .map((d: Definition, def) => ({ d, def }))
    .filter(({ d }) => d.class === 'zone')
    .map(({ d, def }) => {
      const { to, undead = null, strengthens = null, deep = false } = d.data as unknown as ZoneData
      return { id: d.fields!.realm, def, to, undead, strengthens, isDeep: deep }
    })
    .sort((a, b) => a.to - b.to)
}

export function zoneIndexOf(zones: readonly ResonanceZone[], resonance: number): number {
  const at = zones.findIndex(({ to }) => resonance <= to)
  return at < 0 ? zones.length - 1 : at
}
