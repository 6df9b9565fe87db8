// The campaign as data: places on a map, what can be done there, what comes of it, and how it all ends. [TW-19]
import type { Pack, Spoken } from '@cardwright/engine'

export interface Encounter {
  enemies: string[]
  /** False: there is no way out. */
  flee?: boolean
}

export interface Outcome {
  text: Spoken
  faith?: number
  hp?: number
  resonance?: number
  reputation?: number
  /** Cards for the hero's deck. */
  cards?: string[]
  /** Cards for the Fate deck. */
  fate?: string[]
  /** A sticky card leaves the Fate deck. */
  cleanse?: true
  /** The top of the Fate deck is seen and may be put in another order. */
  foresee?: true
  flags?: string[]
  encounter?: Encounter
}

export interface Test {
  context: string
  /** Whose aspect counts: theft, knowledge, diplomacy … */
  action?: string
  stat: string
  difficulty: number
}

export interface Option {
  text: Spoken
  /** Only with this flag, only without that one. */
  flag?: string
  unless?: string
  /** Only for a name this good, or this bad. */
  renown?: Bounds
  /** Its cost; it is not offered if the player cannot pay. */
  faith?: number
  test?: Test
  success?: Outcome
  failure?: Outcome
  /** Without a test. */
  outcome?: Outcome
  /** One stays and may do something else. */
  stays?: true
}

export interface Place {
  id: string
  name: Spoken
  text: Spoken
  paths: string[]
  options: Option[]
  /** The secret of this place; without one, finding secrets gives a little Faith. */
  secret?: Outcome
}

export interface Bounds {
  min?: number
  max?: number
}

export interface Ending {
  name: Spoken
  text: Spoken
  /** All conditions must hold; an empty list always holds. */
  kills?: Bounds
  pacified?: Bounds
  renown?: Bounds
  zones?: string[]
  flag?: string
}

export interface Campaign {
  start: number
  places: Place[]
  endings: Ending[]
  /** Encounters that can be played by themselves. */
  meetings: { name: Spoken; enemies: string[] }[]
  /** Every flag anything sets, in a fixed order: a bit each. */
  flags: string[]
}

export interface CampaignFile {
  start: string
  places: Place[]
  endings: Ending[]
  meetings: Campaign['meetings']
}

export function readCampaign(pack: Pack): Campaign {
  const { start, places, endings, meetings } = pack.data!['campaign'] as CampaignFile
  return {
    start: places.findIndex(({ id }) => id === start),
    places,
    endings,
    meetings,
    flags: flagsIn(pack),
  }
}

/** Set by outcomes and by enemies that were killed or pacified. */
export function flagsIn(pack: Pack): string[] {
  const flags = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach(visit)
    for (const [key, one] of Object.entries(value)) {
      if (key === 'flags' && Array.isArray(one)) for (const flag of one) flags.add(String(flag))
      visit(one)
    }
  }
  visit(pack.data)
  for (const { data } of pack.definitions) visit(data)
  return [...flags].sort()
}
