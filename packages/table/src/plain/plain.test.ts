// What a plain board makes of a manifest.
import type { Pack } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { paletteOf } from '../palette.ts'
import { iconNames } from './icons.ts'
import { openZones, pilesOf } from './zones.ts'

const zones = {
  deck: { per: 'seat', seen: 'nobody', role: 'deck' },
  hand: { per: 'seat', seen: 'owner', role: 'hand' },
  discard: { per: 'seat', seen: 'all', role: 'discard' },
  market: { per: 'match', seen: 'all' },
  bag: { per: 'match', seen: 'nobody' },
  trophies: { per: 'seat', seen: 'all' },
  underWay: { per: 'match', seen: 'nobody', role: 'limbo' },
} as const

const pack = {
  manifest: {
    zones,
    resources: { actionPoints: { of: 'seat' } },
    queries: { hit_points: { kind: 'number', of: 'unit' } },
    stats: ['speed'],
  },
  statuses: [{ id: 'stun', stacks: false }],
  keywords: [],
  definitions: [{ id: 'wolf', class: 'piece', abilities: [{ name: 'howl' }] }],
} as unknown as Pack

test('every zone has one place: hand, pile or open row', () => {
  expect(openZones(pack.manifest)).toEqual(['market', 'trophies'])
  expect(pilesOf(pack.manifest)).toEqual({ left: ['deck', 'bag'], right: ['discard'] })
})

test('words are looked for among the icons by their names, zones by what they are for', () => {
  expect(iconNames(pack)).toEqual({
    actionPoints: 'action-points',
    hit_points: 'hit-points',
    speed: 'speed',
    stun: 'stun',
    howl: 'howl',
    deck: 'card-draw',
    hand: 'card-pickup',
    discard: 'card-discard',
    market: 'market',
    bag: 'bag',
    trophies: 'trophies',
    underWay: 'under-way',
  })
})

test('the inks of a game are always the same, and differ from those of another', () => {
  expect(paletteOf('pond')).toBe(paletteOf('pond'))
  expect(paletteOf('pond')).toContain("[data-game='pond'] {")
  expect(paletteOf('pond').slice(30)).not.toBe(paletteOf('reef').slice(30))
})
