// E32 to E37, played. The check itself is the game's; here a double strikes for the stat against the armour.
import { expect, test } from 'vitest'
import {
  ask,
  askAgainst,
  emit,
  endActionModifiers,
  hurt,
  tellDamage,
  type Match,
  type VerbCode,
} from '../../src/author.ts'
import { BESIDE, ROUND } from '../../src/block.ts'
import { ACTOR } from '../../src/state/frame.ts'
import { SELF, PICK } from '../../src/state/frame.ts'
import { toyCode } from '../toy.ts'
import { example } from '../packs.ts'

const hero = (m: Match) => {
  for (let k = 1; k <= m.s[m.rules.layout.beside]; k++) {
    const e = m.s[m.rules.layout.beside + k]
    if (m.rules.things.definitions[m.s[m.rules.layout.def + e]].class === 'hero') return e
  }
  return -1
}
const query = (m: Match, name: string) => m.rules.queries.byName.get(name)!

const check: VerbCode<{ stat: string; versus: string; track: string }> = {
  name: 'check',
  isBarrier: true,
  compile: (step) => step as never,
  whole(m, f, step) {
    const me = m.s[f + SELF]
    const foe = step.target !== null ? m.s[f + step.record + PICK] : step.eachRef!.get(m, me, me, f)
    const stat = ask(m, query(m, step.params.stat), me)
    const armour = ask(m, query(m, step.params.versus), foe)
    const factor = askAgainst(m, query(m, 'attackFactor'), me, foe, me)
    const track = m.rules.words.symbols[ask(m, query(m, 'attackTrack'), me)]
    const dealt = Math.floor(Math.max(0, stat - armour) * factor)
    if (step.params.track === 'hp' && track === 'hp') {
      const { through, lethal } = hurt(m, foe, dealt, -1)
      tellDamage(m, foe, me, dealt, through, -1, lethal)
    }
    const told = step.params.track === 'hp' ? track : 'wp'
    emit(
      m,
      m.rules.events.on.attackLanded,
      me,
      m.s[f + ACTOR],
      foe,
      dealt,
      m.rules.words.symbolOf(told),
      0,
    )
  },
}

function twilight() {
  const t = example('twilight', {
    hero,
    verbs: { check },
    moves: { ...toyCode.moves, finish: { apply: (m) => endActionModifiers(m) } },
  })
  const ranger = t.put('ranger', 'row:1')
  const foe = t.put('drowned', 'A2', 1)
  return { t, ranger, foe }
}

test('E32 Attack is the hero’s finishing action, one in a turn', () => {
  const { t, ranger, foe } = twilight()
  t.begin()
  t.use(ranger, 'attack')
  t.pick(foe)
  expect(t.of('hp', foe)).toBe(6)
  expect(t.at(ranger)).toBe('row:1')
})

test('E33 Escalation: a blow to the body of one that was argued with is harder and enrages', () => {
  const { t, ranger, foe } = twilight()
  t.put('escalation', 'row:1')
  t.give(foe, 'trackSpirit')
  t.begin()
  t.use(ranger, 'attack')
  t.pick(foe)
  expect(t.of('hp', foe)).toBe(5)
  expect(t.of('resonance', 2)).toBe(-5)
  expect(['enraged', 'trackSpirit', 'trackBody'].map((s) => t.tokens(foe, s))).toEqual([1, 0, 1])
})

test('E33 the first blow to the body of a fresh enemy only sets the track', () => {
  const { t, ranger, foe } = twilight()
  t.put('escalation', 'row:1')
  t.begin()
  t.use(ranger, 'attack')
  t.pick(foe)
  expect([t.of('hp', foe), t.of('resonance', 2), t.tokens(foe, 'trackBody')]).toEqual([6, 0, 1])
})

test('E34 Influence: the rage shield comes before the check, never lower than an old one', () => {
  const { t, ranger, foe } = twilight()
  t.give(foe, 'trackBody')
  t.m.s[ROUND] = 1
  t.begin()
  t.use(ranger, 'influence')
  t.pick(foe)
  expect(t.of('rageShield', foe)).toBe(2)
  expect([t.tokens(foe, 'trackBody'), t.tokens(foe, 'trackSpirit')]).toEqual([0, 1])
  expect(t.at(ranger)).toBe('row:1')
})

test('E35 deepNav: dearer light, dark cards come back once a round, stronger enemies, undead heal', () => {
  const { t, foe } = twilight()
  t.put('deepNav', 'row:1')
  const [prayer, whisper] = [t.card('prayer'), t.card('whisper')]
  t.set('hp', foe, 4).set('faith', 0, 9)
  t.begin()
  expect([prayer, whisper].map((e) => t.stat('faithCost', e))).toEqual([2, 1])
  expect(t.stat('intentValue', foe)).toBe(1)
  t.use(whisper)
  expect(t.zone('hand').sort()).toEqual(['prayer', 'whisper'])
  t.use(whisper)
  expect([t.zone('hand'), t.zone('discard')]).toEqual([['prayer'], ['whisper']])
  t.endTurn()
  t.endTurn()
  expect(t.of('hp', foe)).toBe(5)
  t.use(prayer)
  expect(t.of('faith', 0)).toBe(9 - 1 - 1 - 2)
})

test('E36 Flat of the Blade: until the finishing action the attack goes to the other track at half', () => {
  const { t, ranger } = twilight()
  const card = t.card('flatOfTheBlade')
  t.begin()
  t.use(card, 'main')
  const { stats } = t.unit(ranger)
  expect([stats.attackTrack, stats.attackFactor]).toEqual(['wp', 0.5])
  t.do({ kind: 'move', move: 'finish' })
  expect(t.unit(ranger).stats.attackTrack).toBe('hp')
})

test('E37 Last Stand replaces death once', () => {
  const { t, ranger } = twilight()
  t.begin()
  const kill = () => {
    const { through, lethal } = hurt(t.m, ranger, 50, -1)
    tellDamage(t.m, ranger, -1, 50, through, -1, lethal)
    t.begin()
  }
  kill()
  expect(t.of('hp', ranger)).toBe(1)
  expect(t.m.s[t.m.rules.layout.zone + ranger]).toBe(BESIDE)
  kill()
  expect(t.at(ranger)).toBeNull()
})
