// E26 to E31, played.
import { expect, test } from 'vitest'
import { cardAt, openWindow, pushProcedure, sizeOf, type Match } from '../../src/author.ts'
import { toyCode } from '../toy.ts'
import { example } from '../packs.ts'

const hindered = (m: Match, e: number) => {
  const movement = m.rules.queries.byName.get('canMove')!
  for (let r = m.s[m.rules.layout.mods + e]; r >= 0; r = m.s[r])
    if (m.rules.modifiers.origins[m.s[r + 2]].query === movement.index) return 1
  return 0
}
const inDrawn = (m: Match) => {
  const zone = m.rules.zones.byName.get('drawn')!
  return sizeOf(m, zone, 0) === 0 ? -1 : cardAt(m, zone, 0, 0)
}
function taktik() {
  return example('taktik', {
    computed: { hindered },
    moves: {
      ...toyCode.moves,
      drawMalus: {
        list: (m, _seat, add) => inDrawn(m) >= 0 && add(0),
        apply: (m, seat) => pushProcedure(m, 'malus', inDrawn(m), -1, seat),
      },
      announce: { apply: (m, seat) => openWindow(m, 'beforeMove', seat, [-1, -1]) },
    },
  })
}

test('E26 Enemy Disinformation: the actor is the drawer’s opponent, so "opponent" is the drawer', () => {
  const t = taktik()
  const mine = t.put('mechanised', 'C3')
  const foe = t.put('mechanised', 'F6', 1)
  t.card('enemyDisinformation', 'drawn')
  t.begin()
  t.do({ kind: 'move', move: 'drawMalus' })
  expect([t.asked, t.picks()]).toEqual([1, [mine]])
  t.pick(mine)
  expect([t.can('canMove', mine), t.can('canMove', foe)]).toEqual([false, true])
  expect(t.canUse(mine, 'march')).toBe(false)
  t.endTurn()
  expect(t.can('canMove', mine)).toBe(true)
})

test('E27 Air Cover ignores what hinders; it does not add', () => {
  const t = taktik()
  const mine = t.put('mechanised', 'C3')
  const cover = t.card('airCover', 'storage')
  t.card('enemyDisinformation', 'drawn')
  t.begin()
  expect(t.canUse(cover)).toBe(false)
  t.do({ kind: 'move', move: 'drawMalus' })
  t.pick(mine)
  t.use(cover)
  t.pick(mine)
  expect([t.can('canMove', mine), t.stat('movement', mine)]).toEqual([true, 4])
})

test('E28 Internal Discipline: the next card played from storage goes back there, one only', () => {
  const t = taktik()
  const discipline = t.card('internalDiscipline', 'storage')
  const other = t.card('internalDiscipline', 'storage')
  const [one, two] = [t.card('airCover', 'storage'), t.card('airCover', 'storage')]
  const mine = t.put('mechanised', 'C3')
  t.card('enemyDisinformation', 'drawn')
  t.begin()
  t.do({ kind: 'move', move: 'drawMalus' })
  t.say('decline')
  t.pick(mine)
  t.use(discipline, 'play')
  t.use(one)
  t.pick(mine)
  expect(t.zone('storage').sort()).toEqual(['airCover', 'airCover', 'internalDiscipline'])
  t.use(two)
  t.pick(mine)
  expect(t.zone('storage').sort()).toEqual(['airCover', 'internalDiscipline'])
  expect(t.canUse(other, 'play')).toBe(true)
})

test('E28 or it cancels the malus instead', () => {
  const t = taktik()
  const discipline = t.card('internalDiscipline', 'storage')
  const mine = t.put('mechanised', 'C3')
  t.card('enemyDisinformation', 'drawn')
  t.begin()
  t.do({ kind: 'move', move: 'drawMalus' })
  expect(t.actions()).toContainEqual({
    kind: 'use',
    source: discipline,
    ability: 'malusDrawn',
  })
  t.use(discipline)
  expect(t.can('canMove', mine)).toBe(true)
  expect(t.zone('storage')).toEqual([])
})

test('E29 Coordinated Maneuver: the helper reaches the pending target with its own range', () => {
  const t = taktik()
  const attacker = t.put('mechanised', 'C3')
  const target = t.put('mechanised', 'D4', 1)
  const [far, farRange] = [t.put('lightInfantry', 'F6'), t.put('mechanised', 'B2')]
  const card = t.card('coordinatedManeuver', 'tactics')
  t.chance(5).begin()
  t.use(attacker, 'fire')
  t.pick(target)
  t.use(card)
  expect(t.picks()).toEqual([farRange])
  t.pick(farRange)
  expect(t.tokens(farRange, 'attacked')).toBe(1)
  expect(t.told('modifier-added')).toMatchObject([{ unit: attacker, query: 'attackRoll' }])
  expect(t.told('modifier-ended')).toMatchObject([{ unit: attacker, query: 'attackRoll' }])
  expect(t.tokens(far, 'attacked')).toBe(0)
})

test('E30 Suppressive Fire in the own turn: half the movement, until the victim’s turn is over', () => {
  const t = taktik()
  const [foe, moved] = [t.put('mechanised', 'F6', 1), t.put('mechanised', 'G7', 1)]
  const card = t.card('suppressiveFire', 'tactics')
  t.give(moved, 'moved')
  t.begin()
  t.do({ kind: 'move', move: 'announce' })
  t.use(card)
  expect(t.picks()).toEqual([foe])
  t.pick(foe)
  expect(t.stat('movement', foe)).toBe(2)
  t.endTurn()
  expect(t.stat('movement', foe)).toBe(2)
  t.endTurn()
  expect(t.stat('movement', foe)).toBe(4)
})

test('E30 in the opponent’s turn: until that turn is over', () => {
  const t = taktik()
  const foe = t.put('lightInfantry', 'F6')
  const card = t.card('suppressiveFire', 'tactics', 1)
  t.begin()
  t.do({ kind: 'move', move: 'announce' })
  expect(t.asked).toBe(1)
  t.use(card)
  t.pick(foe)
  expect(t.stat('movement', foe)).toBe(1)
  t.endTurn()
  expect(t.stat('movement', foe)).toBe(2)
})

test('E31 Commander’s Luck: reroll is a verb that either seat may use after the roll', () => {
  const t = taktik()
  const attacker = t.put('mechanised', 'C3')
  const target = t.put('mechanised', 'D4', 1)
  const luck = t.card('commandersLuck', 'tactics', 1)
  t.chance(5, 0).begin()
  t.use(attacker, 'fire')
  t.pick(target)
  expect(t.asked).toBe(1)
  t.use(luck)
  expect(t.told('rolled')).toMatchObject([{ natural: 1 }])
  expect(t.of('hits', target)).toBe(2)
})
