// Cards that stay and stand for their type (a hangar), cards attached to a type, and the room in lanes.
import { describe, expect, test } from 'vitest'
import type { Ability, Manifest, Step } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'
import { words } from '../words.ts'

const space: Manifest['space'] = { kind: 'lanes', lanes: ['left', 'middle', 'right'], perLane: 3 }
const launch: Ability = {
  name: 'launch',
  when: 'launch',
  if: { resource: 'stock', gte: 1 },
  steps: [
    { do: 'gain', what: 'stock', amount: -1, each: 'self' },
    { do: 'spawn', def: 'self', to: { kind: 'lane' } },
  ],
}
const manifest: Partial<Manifest> = {
  space,
  classes: { ...words.classes, drone: { place: 'board', card: 'stays', cardBasics: ['launch'] } },
  zones: { ...words.zones, hangar: { per: 'seat', seen: 'all' } },
  resources: {
    ...words.resources,
    stock: { of: 'card', min: 0, cap: 'most', start: { stat: 'most' } },
    heat: { of: 'seat', min: 0, cap: 'maxHeat', growsWithCap: false, start: 0 },
  },
  queries: {
    ...words.queries,
    most: { kind: 'number', of: 'unit', min: 0 },
    maxHeat: { kind: 'number', of: 'seat', base: 5 },
  },
  timings: { ...words.timings, launch: { from: ['hangar'] } },
}
const refit = (passive: NonNullable<Ability['passive']>): Ability[] => [
  { when: 'play', steps: [{ do: 'attach', to: { kind: 'type', pool: 'hangar', side: 'own' } }] },
  { passive },
]

function fleet(parts: ToyParts = {}) {
  return toy({
    manifest,
    code: { regions: {}, partitions: {} },
    basics: { launch: [launch] },
    ...parts,
    things: {
      dart: { class: 'drone', stats: { power: 1, maxLife: 1, most: 2, speed: 1 } },
      mine: { class: 'piece', stats: { maxLife: 1, perLane: 1 } },
      ...parts.things,
    },
  })
}

describe('[L-10] a card that stays', () => {
  test('makes units, pays from its own pool, and is where it was', () => {
    const t = fleet()
    const dart = t.card('dart', 'hangar')
    t.begin()
    for (const lane of ['left', 'left']) {
      t.use(dart)
      t.pick(lane)
    }
    expect(t.zone('hangar')).toEqual(['dart'])
    expect(t.view(1).seats[0].zones.hangar[0]).toMatchObject({ resources: { stock: 0 } })
    expect(t.told('entered')).toMatchObject([{ from: 'hangar' }, { from: 'hangar' }])
    expect(t.told('card-played')).toEqual([])
    expect(t.canUse(dart)).toBe(false)
  })

  test('what is attached to it reaches every unit of its type, present and future', () => {
    const t = fleet({
      spells: {
        guns: { abilities: refit([{ query: 'power', add: 2, of: 'host' }]) },
        racks: { abilities: refit([{ query: 'most', add: 1, of: 'host' }]) },
        scrap: {
          abilities: [
            {
              when: 'play',
              steps: [{ do: 'discard', target: { kind: 'card', zone: 'attached', side: 'own' } }],
            },
          ],
        },
      },
    })
    const dart = t.card('dart', 'hangar')
    const theirs = t.put('dart', 'left', 1)
    const old = t.put('dart', 'left')
    const [guns, racks, scrap] = ['guns', 'racks', 'scrap'].map((card) => t.card(card))
    t.begin()
    t.use(guns)
    t.pick(dart)
    t.use(racks)
    t.pick(dart)
    expect(t.of('stock', dart)).toBe(3)
    t.use(dart)
    t.pick('middle')
    const [fresh] = t.view().board.filter((unit) => unit.at === 'middle')
    expect([old, fresh.id, theirs].map((e) => t.stat('power', e))).toEqual([3, 3, 1])
    t.use(scrap)
    t.pick(guns)
    expect([old, fresh.id].map((e) => t.stat('power', e))).toEqual([1, 1])
    expect(t.zone('discard')).toEqual(['guns', 'scrap'])
  })

  test('same def: of one kind, whoever owns it', () => {
    const count: Step = {
      do: 'gain',
      what: 'points',
      amount: { count: { kind: 'unit', where: { same: ['it.def', 'self.def'] } } },
    }
    const t = fleet({ pieces: { clerk: { abilities: [act(count)] } } })
    const me = t.put('clerk', 'left')
    t.put('clerk', 'right', 1)
    t.put('dart', 'right', 1)
    t.begin()
    t.use(me)
    expect(t.of('points', 0)).toBe(2)
  })
})

describe('[L-7] a cap that only leaves room', () => {
  test('raising it adds nothing, lowering it clamps', () => {
    const t = fleet({
      pieces: {
        engine: {
          abilities: [
            act({ do: 'gain', what: 'heat', amount: 9 }),
            { passive: [{ query: 'maxHeat', add: 4, of: { kind: 'seat', side: 'own' } }] },
          ],
        },
        bomb: { abilities: [act({ do: 'destroy', target: { kind: 'unit', except: ['self'] } })] },
      },
    })
    const engine = t.put('engine', 'left')
    const bomb = t.put('bomb', 'left')
    expect(t.of('heat', 0)).toBe(0)
    t.begin()
    t.use(engine)
    expect(t.of('heat', 0)).toBe(9)
    t.use(bomb)
    t.pick(engine)
    expect(t.of('heat', 0)).toBe(5)
  })
})

describe('[L-2.4] room in lanes', () => {
  const step = (rest: Partial<Step>): Step => ({
    do: 'move',
    free: true,
    to: { kind: 'lane', where: { not: { same: ['it', 'target.lane'] } } },
    ...rest,
  })

  test('a full lane is no destination, for as many as come', () => {
    const t = fleet({
      pieces: {
        chief: {
          abilities: [
            act(
              step({
                target: { kind: 'unit', side: 'own', alike: 'lane', count: { min: 1, max: 3 } },
              }),
            ),
          ],
        },
      },
    })
    const chief = t.put('chief', 'right')
    const [a, b] = [t.put('pawn', 'left'), t.put('pawn', 'left')]
    for (const lane of ['middle', 'middle', 'right']) t.put('pawn', lane)
    t.begin()
    t.use(chief)
    t.pick(a)
    // one more would find room neither in the middle nor on the right
    expect(t.picks()).not.toContain(b)
    t.say('done')
    expect(t.picks()).toEqual(['middle', 'right'])
    t.pick('right')
    expect(t.at(a)).toBe('right')
  })

  test('at most so many of a kind on one side of a lane', () => {
    const t = fleet({
      pieces: { layer: { abilities: [act({ do: 'spawn', def: 'mine', to: { kind: 'lane' } })] } },
    })
    const layer = t.put('layer', 'left')
    t.put('mine', 'middle')
    t.put('mine', 'right', 1)
    t.begin()
    t.use(layer)
    expect(t.picks()).toEqual(['left', 'right'])
    t.pick('right')
  })
})

describe('[L-5] what tires, and what keeps tokens', () => {
  const push = (free: boolean): Step => ({
    do: 'move',
    free,
    target: { kind: 'unit', except: ['self'] },
    to: { kind: 'lane', near: { of: 'target', by: 'lane', max: 1 } },
  })

  test('moved by another and not for free, a unit is exhausted', () => {
    const t = fleet({
      pieces: {
        rough: { abilities: [act(push(false))] },
        kind: { abilities: [act(push(true))] },
      },
    })
    const [rough, kind, pawn] = [
      t.put('rough', 'left'),
      t.put('kind', 'left'),
      t.put('pawn', 'left'),
    ]
    t.begin()
    t.use(kind)
    t.pick(pawn, 'middle')
    expect(t.tokens(pawn, 'tired')).toBe(0)
    t.use(rough)
    t.pick(pawn, 'left')
    expect(t.tokens(pawn, 'tired')).toBe(1)
  })

  test('an ability may stand in front of losing a status', () => {
    const t = fleet({
      pieces: {
        medic: { abilities: [act({ do: 'clear', status: 'tired', target: { kind: 'unit' } })] },
      },
      statuses: {
        stasis: {
          stacks: false,
          token: true,
          abilities: [
            {
              before: 'clear',
              of: 'self',
              if: { field: 'status', of: 'event', oneOf: ['tired'] },
              steps: [
                { do: 'cancel', what: 'event' },
                { do: 'clear', status: 'stasis', each: 'self' },
              ],
            },
          ],
        },
      },
    })
    const [medic, pawn] = [t.put('medic', 'left'), t.put('pawn', 'left')]
    t.give(pawn, 'tired').give(pawn, 'stasis')
    t.begin()
    t.use(medic)
    t.pick(pawn)
    expect([t.tokens(pawn, 'tired'), t.tokens(pawn, 'stasis')]).toEqual([1, 0])
    t.use(medic)
    t.pick(pawn)
    expect(t.tokens(pawn, 'tired')).toBe(0)
  })
})
