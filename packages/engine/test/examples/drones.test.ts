// E17 to E25, played.
import { expect, test } from 'vitest'
import { example } from '../packs.ts'

function drones() {
  const t = example('drones')
  t.set('energy', 0, 9).set('momentum', 0, 2).set('energy', 1, 9)
  return t
}

test('E17 Feint: the second pick is limited by lane and speed of the first', () => {
  const t = drones()
  const feint = t.card('feint')
  const scout = t.put('scout', 'left')
  const slower = t.put('heavy', 'left', 1)
  const asFast = t.put('scout', 'left', 1)
  const elsewhere = t.put('heavy', 'right', 1)
  t.begin()
  t.use(feint)
  t.pick(scout)
  expect(t.tokens(scout, 'exhausted')).toBe(0)
  expect(t.picks()).toEqual([slower])
  t.pick(slower)
  expect([scout, slower, asFast, elsewhere].map((e) => t.tokens(e, 'exhausted'))).toEqual([
    1, 1, 0, 0,
  ])
  expect(t.zone('discard')).toEqual(['feint'])
})

test('E18 Forced Repositioning: who stands where the mover was, stronger than it', () => {
  const t = drones()
  const card = t.card('forcedRepositioning')
  const scout = t.put('scout', 'left')
  const heavy = t.put('heavy', 'left', 1)
  t.put('heavy', 'middle', 1)
  t.begin()
  t.use(card)
  t.pick(scout, 'middle')
  expect(t.picks()).toEqual([heavy])
  t.pick(heavy)
  expect(t.picks()).toEqual(['middle'])
  t.pick('middle')
  expect([t.at(scout), t.at(heavy)]).toEqual(['middle', 'middle'])
  expect(t.told('moved').map((e) => [e.fromLane, e.toLane])).toEqual([
    ['left', 'middle'],
    ['left', 'middle'],
  ])
})

test('E18, E24 a mine on the arriving side kills the mover and voids the second move', () => {
  const t = drones()
  const card = t.card('forcedRepositioning')
  const scout = t.put('scout', 'left')
  const mine = t.put('proximityMine', 'middle')
  const heavy = t.put('heavy', 'left', 1)
  t.begin()
  t.use(card)
  t.pick(scout, 'middle')
  t.pick(heavy, 'middle')
  expect([t.at(scout), t.at(mine), t.at(heavy)]).toEqual([null, null, 'left'])
  expect(t.told('step-skipped')).toHaveLength(1)
})

test('E24 two mines: only the first of the group acts; an enemy passing by wakes none', () => {
  const t = drones()
  const card = t.card('forcedRepositioning')
  const heavy = t.put('heavy', 'left')
  const mines = [t.put('proximityMine', 'middle'), t.put('proximityMine', 'middle')]
  t.put('scout', 'middle', 1)
  t.begin()
  t.use(card)
  t.pick(heavy, 'middle')
  expect(mines.map((e) => t.at(e))).toEqual([null, 'middle'])
})

test('E19 Reposition: up to three from one lane, leaving and arriving together', () => {
  const t = drones()
  const card = t.card('reposition')
  const [a, b] = [t.put('scout', 'left'), t.put('scout', 'left')]
  const other = t.put('scout', 'right')
  t.begin()
  t.use(card)
  expect(t.picks()).toEqual([a, b, other])
  t.pick(a)
  expect(t.picks()).toEqual([b])
  t.do({ kind: 'unpick', pick: { unit: a } })
  expect(t.picks()).toEqual([a, b, other])
  t.pick(b, a)
  t.say('done')
  expect(t.picks()).toEqual(['middle', 'right'])
  t.pick('right')
  expect([t.at(a), t.at(b)]).toEqual(['right', 'right'])
  expect([t.of('energy', 0), t.of('momentum', 0)]).toEqual([4, 1])
})

test('E20 Railgun Strike: more on a marked drone, the surplus to the section behind it', () => {
  const t = drones()
  const card = t.card('railgunStrike')
  const scout = t.put('scout', 'left', 1)
  const behind = t.put('bridge', 'left', 1)
  const [mine, aside] = [t.put('bridge', 'left'), t.put('bridge', 'right', 1)]
  t.give(scout, 'marked')
  t.begin()
  t.use(card)
  t.pick(scout)
  expect(t.at(scout)).toBeNull()
  expect([behind, mine, aside].map((e) => t.of('plating', e))).toEqual([7, 10, 10])
  expect(t.told('damaged').map((e) => [e.unit, e.amount])).toEqual([
    [scout, 4],
    [behind, 3],
  ])
})

test('E21 Barrage: neighbours are fixed before anybody dies', () => {
  const t = drones()
  const card = t.card('barrage')
  const row = ['scout', 'scout', 'scout', 'heavy'].map((def) => t.put(def, 'left', 1))
  t.begin()
  t.use(card)
  t.pick(row[1])
  expect(row.map((e) => t.at(e))).toEqual([null, null, null, 'left'])
  expect(t.of('hull', row[3])).toBe(3)
  const kinds = t.log.map((e) => e.kind).filter((k) => k === 'damaged' || k === 'died')
  expect(kinds).toHaveLength(6)
})

test('E22 Scavenger Shot: a card for a kill, none for a wound', () => {
  const t = drones()
  const [one, two] = [t.card('scavengerShot'), t.card('scavengerShot')]
  t.card('feint', 'deck')
  t.card('feint', 'deck')
  const heavy = t.put('heavy', 'left', 1)
  const scout = t.put('scout', 'left', 1)
  t.begin()
  t.use(one)
  t.pick(heavy)
  expect(t.zone('hand')).toEqual(['scavengerShot'])
  t.use(two)
  t.pick(scout)
  expect(t.zone('hand')).toEqual(['feint'])
})

test('E23 Sacrifice for Power: the cost of the discarded card, until the next round', () => {
  const t = drones()
  const card = t.card('sacrificeForPower')
  const railgun = t.card('railgunStrike')
  const scout = t.put('scout', 'left')
  t.begin()
  t.use(card)
  expect(t.picks()).toEqual([railgun])
  t.pick(railgun, scout)
  expect(t.stat('attack', scout)).toBe(6)
  expect(t.zone('discard').sort()).toEqual(['railgunStrike', 'sacrificeForPower'])
  t.endTurn()
  expect(t.stat('attack', scout)).toBe(6)
  t.endTurn()
  expect(t.stat('attack', scout)).toBe(1)
})

test('E25 Jammer: the opponent’s cards may choose nobody else in its lane until it is exhausted', () => {
  const t = drones()
  const card = t.card('scavengerShot')
  const [jammer, hidden] = [t.put('screen', 'left', 1), t.put('scout', 'left', 1)]
  const open = t.put('scout', 'right', 1)
  t.begin()
  t.use(card)
  expect(t.picks()).toEqual([jammer, open])
  t.say('cancel')
  t.give(jammer, 'exhausted')
  t.m.fresh = false
  t.use(card)
  expect(t.picks()).toEqual([jammer, hidden, open])
})

test('E25 an area that is not chosen is not stopped by the Jammer', () => {
  const t = drones()
  const card = t.card('barrage')
  const [jammer, hidden] = [t.put('screen', 'left', 1), t.put('scout', 'left', 1)]
  t.begin()
  t.use(card)
  t.pick(jammer)
  expect(t.at(hidden)).toBeNull()
})
