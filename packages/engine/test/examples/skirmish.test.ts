// E8 to E16 and the derived statuses of §10.1, played.
import { expect, test } from 'vitest'
import { toyCode } from '../toy.ts'
import { example } from '../packs.ts'

const skirmish = () => example('skirmish', { regions: toyCode.regions })

test('§10.1 Threat: two of one opponent next to it, or one at the edge; that seat is the giver', () => {
  const t = skirmish()
  const [middle, edge, safe] = [t.put('censor', 'C3'), t.put('censor', 'A1'), t.put('censor', 'E5')]
  t.put('censor', 'C2', 1)
  t.put('censor', 'C4', 1)
  t.put('censor', 'A2', 1)
  t.begin()
  expect(t.unit(middle).statuses).toContainEqual({ status: 'threat', giver: 1, n: 1 })
  expect(t.unit(edge).statuses).toContainEqual({ status: 'threat', giver: 1, n: 1 })
  expect(t.tokens(safe, 'threat')).toBe(0)
})

test('§10.1 Support: an ally next to it that gives presence; a stunned one gives none', () => {
  const t = skirmish()
  const [a, b, alone] = [t.put('censor', 'C3'), t.put('centurion', 'C4'), t.put('censor', 'A1')]
  t.begin()
  expect([a, b, alone].map((e) => t.tokens(e, 'support'))).toEqual([1, 1, 0])
  t.give(b, 'stun')
  expect([a, b].map((e) => t.tokens(e, 'support'))).toEqual([0, 1])
})

test('§10.1 Support is no gift of the enemy', () => {
  const t = skirmish()
  const a = t.put('censor', 'C3')
  t.put('centurion', 'C4', 1)
  t.begin()
  expect(t.tokens(a, 'support')).toBe(0)
})

test('E8 Riot Agent: push is committed at once, then the vacated cell or stay', () => {
  const t = skirmish()
  const riot = t.put('riotAgent', 'C3')
  const foe = t.put('censor', 'C4', 1)
  t.begin()
  t.use(riot, 'deploy')
  t.pick(foe)
  expect(t.at(foe)).toBe('C5')
  expect(t.picks()).toEqual(['C3', 'C4'])
  t.pick('C4')
  expect(t.at(riot)).toBe('C4')
  expect(t.canUse(riot, 'deploy')).toBe(false)
})

test('E8 cancelled after the push: what happened stays, the ability is used', () => {
  const t = skirmish()
  const riot = t.put('riotAgent', 'C3')
  const foe = t.put('censor', 'C4', 1)
  t.begin()
  t.use(riot, 'deploy')
  t.pick(foe)
  t.say('cancel')
  expect([t.at(foe), t.at(riot)]).toEqual(['C5', 'C3'])
  expect(t.told('ability-cancelled')).toHaveLength(1)
  expect(t.canUse(riot, 'deploy')).toBe(false)
})

test('E9 IP Dept Agent: two tokens on one pick; twice the own threats of a chosen line as points', () => {
  const t = skirmish()
  const ip = t.put('ipDeptAgent', 'C3')
  const helper = t.put('censor', 'C4')
  const foe = t.put('censor', 'C5', 1)
  t.begin()
  expect(t.unit(foe).statuses).toContainEqual({ status: 'threat', giver: 0, n: 1 })
  t.use(ip, 'deploy')
  expect(t.picks()).toEqual([foe])
  t.pick(foe)
  expect(t.tokens(foe, 'stun')).toBe(2)
  t.use(ip, 'setup')
  expect(t.picks()).toEqual(['row:3', 'column:3'])
  t.pick('row:3')
  expect([t.of('points', 0), t.of('points', 1)]).toEqual([2, 0])
  expect(t.at(helper)).toBe('C4')
})

test('E10 Threat Analyst: as many reveals as own Exploits; nobody sees more than they should', () => {
  const t = skirmish()
  const analyst = t.put('threatAnalyst', 'C3')
  t.put('censor', 'C4')
  const foe = t.put('censor', 'A5', 1)
  const cards = ['riotAgent', 'centurion', 'censor'].map((def) => t.card(def, 'hand', 1))
  t.give(foe, 'exploit', 2, 0).give(analyst, 'exploit', 1, 1)
  t.begin()
  t.use(analyst, 'commit')
  expect(t.picks()).toEqual(cards)
  t.pick(cards[1])
  expect(t.picks()).toEqual([cards[0], cards[2]])
  expect(t.view(0).seats[1].zones.hand.map((card) => card?.def ?? null)).toEqual([
    null,
    'centurion',
    null,
  ])
  t.pick(cards[0])
  expect(t.view().asking?.kind).toBe('main')
  expect(t.view('spectator').seats[1].zones.hand).toEqual([null, null, null])
})

test('E10 its passive: an exploited enemy next to an own unit is threatened by its owner', () => {
  const t = skirmish()
  t.put('threatAnalyst', 'C3')
  const friend = t.put('censor', 'C2')
  const foe = t.put('censor', 'C4', 1)
  t.begin()
  expect(t.tokens(foe, 'threat')).toBe(0)
  t.give(foe, 'exploit', 1, 0)
  expect(t.unit(foe).statuses).toContainEqual({ status: 'threat', giver: 0, n: 1 })
  t.give(friend, 'stun').give(friend, 'stun')
  expect(t.tokens(foe, 'threat')).toBe(0)
})

test('E11 Censor: the Exploit is cleared only if the Stun was accepted', () => {
  const t = skirmish()
  const censor = t.put('censor', 'C3')
  t.put('centurion', 'C4')
  const foe = t.put('riotAgent', 'A5', 1)
  t.give(foe, 'exploit', 2, 0)
  t.begin()
  t.use(censor, 'commit')
  t.pick(foe)
  expect([t.tokens(foe, 'stun'), t.tokens(foe, 'exploit')]).toEqual([1, 1])
})

test('E12 Centurion: a sacrifice ignores Shield; its cell is still known; itself allowed', () => {
  const t = skirmish()
  const centurion = t.put('centurion', 'C3')
  const lamb = t.put('censor', 'E1')
  const [inRow, inColumn, off] = [
    t.put('censor', 'E5'),
    t.put('censor', 'A1'),
    t.put('censor', 'B2'),
  ]
  const foe = t.put('censor', 'E4', 1)
  t.give(lamb, 'shield')
  t.begin()
  t.use(centurion, 'commit')
  expect(t.picks()).toContain(centurion)
  t.pick(lamb)
  expect(t.at(lamb)).toBeNull()
  expect([inRow, inColumn, off, foe].map((e) => t.stat('power', e))).toEqual([3, 3, 2, 2])
})

test('E12 Centurion gives itself: the others in its lines still profit', () => {
  const t = skirmish()
  const centurion = t.put('centurion', 'C3')
  const friend = t.put('censor', 'C5')
  t.begin()
  t.use(centurion, 'commit')
  t.pick(centurion)
  expect(t.stat('power', friend)).toBe(3)
})

test('E13 False Orders: option, exploit, move, then up to two reveals', () => {
  const t = skirmish()
  const orders = t.card('falseOrders')
  const foe = t.put('censor', 'C3', 1)
  const hand = ['riotAgent', 'centurion'].map((def) => t.card(def, 'hand', 1))
  t.begin()
  t.use(orders)
  t.option('interrogate')
  expect(t.zone('hand')).toEqual([])
  t.pick(foe)
  expect(t.tokens(foe, 'exploit')).toBe(1)
  expect(t.picks()).toContain('C5')
  expect(t.picks()).not.toContain('C3')
  t.pick('C5')
  expect(t.at(foe)).toBe('C5')
  t.pick(hand[0])
  t.say('done')
  expect(t.tokens(foe, 'stun')).toBe(0)
  expect(t.zone('discard')).toEqual(['falseOrders'])
})

test('E13 the other option: no reveals, two Stuns', () => {
  const t = skirmish()
  const orders = t.card('falseOrders')
  const foe = t.put('censor', 'C3', 1)
  t.card('riotAgent', 'hand', 1)
  t.begin()
  t.use(orders)
  t.option('stun')
  t.pick(foe, 'C4')
  expect(t.tokens(foe, 'stun')).toBe(2)
  expect(t.view().asking?.kind).toBe('main')
})

test('E13 cancelled before the option was chosen, the command returns to the hand', () => {
  const t = skirmish()
  const orders = t.card('falseOrders')
  t.put('censor', 'C3', 1)
  t.begin()
  t.use(orders)
  t.say('cancel')
  expect([t.zone('hand'), t.zone('discard')]).toEqual([['falseOrders'], []])
  t.use(orders)
  t.option('stun')
  t.say('cancel')
  expect([t.zone('hand'), t.zone('discard')]).toEqual([[], ['falseOrders']])
})

test('E14 Inspiration: single tokens are picked and counted', () => {
  const t = skirmish()
  const card = t.card('inspiration')
  const unit = t.put('censor', 'C3')
  t.give(unit, 'stun', 2, 1).give(unit, 'exploit', 1, 1)
  t.begin()
  t.use(card)
  t.option('points')
  t.pick(unit)
  t.pick({ status: 'stun', on: unit, giver: 1 }, { status: 'stun', on: unit, giver: 1 })
  t.say('done')
  expect([t.tokens(unit, 'stun'), t.tokens(unit, 'exploit')]).toEqual([0, 1])
  expect(t.of('points', 0)).toBe(2)
})

test('E15 Secret Informant: looks into any deck, arranges, draws from the own one', () => {
  const t = skirmish()
  const informant = t.put('secretInformant', 'C3')
  for (const def of ['censor', 'centurion', 'riotAgent', 'bodyguard']) t.card(def, 'deck', 1)
  t.card('censor', 'deck')
  t.begin()
  t.use(informant, 'deploy')
  t.pick(1)
  expect(t.view(0).asking?.seen?.map((c) => c.def)).toEqual(['bodyguard', 'riotAgent', 'centurion'])
  expect(t.view(1).asking?.seen).toBeUndefined()
  t.arrange('bottom')
  t.arrange('hand')
  t.arrange('top')
  expect(t.zone('hand', 1)).toEqual(['riotAgent'])
  expect(t.zone('hand')).toEqual(['censor'])
})

test('E16 Shield: replaces one destruction that is not sure', () => {
  const t = skirmish()
  const guard = t.put('bodyguard', 'C3')
  const friend = t.put('censor', 'C4')
  t.begin()
  t.use(guard, 'deploy')
  t.pick(friend)
  expect(t.tokens(friend, 'shield')).toBe(1)
})
