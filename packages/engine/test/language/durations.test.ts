// §7 until: when a modifier ends.
import { describe, expect, test } from 'vitest'
import { endActionModifiers, endEncounterModifiers, setPhase } from '../../src/author.ts'
import { viewFor, type Step, type Target, type Until } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })

/** A god of seat 0 gives the foe +5 power until then. */
function blessed(until: Until, ...more: Step[]) {
  const bless: Step = {
    do: 'modify',
    query: 'power',
    add: 5,
    until,
    each: unit({ side: 'opponent' }),
  }
  const t = toy({
    pieces: {
      god: {
        abilities: [
          { ...act(bless, ...more), name: 'bless' },
          { ...act({ do: 'destroy', target: unit() }), name: 'slay' },
        ],
      },
    },
  })
  const me = t.put('god', 'A1')
  const foe = t.put('pawn', 'C3', 1)
  t.begin()
  t.use(me, 'bless')
  return { t, me, foe, on: () => t.stat('power', foe) > 1 }
}
/** How many turn ends it outlives. */
function turns(until: Until): number {
  const { t, on } = blessed(until)
  let n = 0
  for (; n < 9 && on(); n++) t.endTurn()
  return n
}

describe('[L-7] until', () => {
  test('turn: the next turn end, whoever’s; {turns: n} the n-th', () => {
    expect([turns('turn'), turns({ turns: 1 }), turns({ turns: 3 })]).toEqual([1, 1, 3])
  })

  test('turns of: own counts the actor’s, of: bearer the bearer’s owner’s', () => {
    expect([turns({ turns: 1, of: 'own' }), turns({ turns: 2, of: 'own' })]).toEqual([1, 3])
    expect([turns({ turns: 1, of: 'bearer' }), turns({ turns: 2, of: 'bearer' })]).toEqual([2, 4])
  })

  test('round: at the next round', () => {
    expect(turns('round')).toBe(2)
  })

  test('step: only with its own step', () => {
    const { on, t } = blessed('step', {
      do: 'gain',
      what: 'points',
      amount: { highest: 'power', over: unit() },
    })
    expect([on(), t.of('points', 0)]).toEqual([false, 1])
  })

  test('action, encounter, phase: when the game says so', () => {
    const action = blessed('action')
    expect(action.on()).toBe(true)
    endActionModifiers(action.t.m)
    expect(action.on()).toBe(false)
    const encounter = blessed('encounter')
    endEncounterModifiers(encounter.t.m)
    expect(encounter.on()).toBe(false)
    const phase = blessed({ phase: 'dusk' })
    setPhase(phase.t.m, 'main')
    expect(phase.on()).toBe(true)
    setPhase(phase.t.m, 'dusk')
    expect(phase.on()).toBe(false)
  })

  test('source: while the source stands; forever and leave: although it fell', () => {
    const after = (until: Until) => {
      const { t, me, on } = blessed(until)
      t.use(me, 'slay')
      t.pick(me)
      return on()
    }
    expect([after('source'), after('forever'), after('leave')]).toEqual([false, true, true])
  })

  test('leave: a recalled bearer comes back without it', () => {
    const back = act({ do: 'put', target: unit({ side: 'own', except: ['self'] }), to: 'hand' })
    const again = act({
      do: 'put',
      target: { kind: 'card', zone: 'hand', side: 'own' },
      to: { kind: 'cell', empty: true, auto: 'first' },
    })
    const bless = act({
      do: 'modify',
      query: 'power',
      add: 5,
      until: 'leave',
      each: unit({ def: ['spy'] }),
    })
    const t = toy({
      pieces: {
        god: {
          abilities: [
            { ...bless, name: 'bless' },
            { ...back, name: 'back' },
            { ...again, name: 'again' },
          ],
        },
      },
      things: { spy: { class: 'agent', stats: { power: 1, maxLife: 2 } } },
    })
    const [me, spy] = [t.put('god', 'A1'), t.put('spy', 'A2')]
    t.begin()
    t.use(me, 'bless')
    expect(t.stat('power', spy)).toBe(6)
    t.use(me, 'back')
    t.pick(spy)
    t.use(me, 'again')
    t.pick(spy)
    expect([t.at(spy) === null, t.stat('power', spy)]).toEqual([false, 1])
  })

  test('the end is told', () => {
    const { t, foe } = blessed('turn')
    expect(t.told('modifier-added')).toMatchObject([{ unit: foe, query: 'power' }])
    t.endTurn()
    expect(t.told('modifier-ended')).toMatchObject([{ unit: foe, query: 'power' }])
  })
})

test('[L-2.1] effect: running modifiers, one per played card, end together', () => {
  const curse: Step[] = [
    { do: 'modify', query: 'power', add: 1, until: 'forever', tags: ['malus'], each: unit() },
    { do: 'modify', query: 'speed', add: 1, until: 'forever', tags: ['malus'], each: unit() },
  ]
  const lift = act({ do: 'remove', target: { kind: 'effect', tags: ['malus'] } })
  const t = toy({
    spells: { curse: { abilities: [{ when: 'play', steps: curse }] } },
    pieces: { priest: { abilities: [lift] } },
  })
  const priest = t.put('priest', 'A1')
  const [one, two] = [t.card('curse'), t.card('curse')]
  t.begin()
  t.use(one)
  t.use(two)
  expect(t.stat('power', priest)).toBe(3)
  t.use(priest)
  expect(t.actions().filter((a) => a.kind === 'pick')).toHaveLength(2)
  t.do(t.actions()[0])
  expect([t.stat('power', priest), t.stat('speed', priest)]).toEqual([2, 2])
})

test('[L-2.1] effect: its number tells nothing of what lies on hidden cards', () => {
  const bless = act({ do: 'modify', query: 'power', add: 5, until: 'round', each: unit() })
  const lift = act({ do: 'remove', target: { kind: 'effect' } })
  const [bare, laden] = [false, true].map((isLaden) => {
    const t = toy({
      pieces: {
        god: {
          abilities: [
            { ...bless, name: 'bless' },
            { ...lift, name: 'lift' },
          ],
        },
      },
    })
    const god = t.put('god', 'A1')
    const hidden = t.card('pawn', 'hand', 1)
    if (isLaden) t.give(hidden, 'mark')
    t.begin()
    t.use(god, 'bless')
    const { effects } = viewFor(t.m, 'spectator')
    t.use(god, 'lift')
    expect(t.picks()).toEqual(effects.map(({ number }) => number))
    return effects
  })
  expect(laden).toEqual(bare)
  expect(bare).toHaveLength(1)
})
