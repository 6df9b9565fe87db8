// Every chance a view shows, against what is then played: the same position with the Fate cards in every order in which
// they can still come.
import {
  applyListed,
  clone,
  createMatch,
  listActions,
  viewFor,
  type Game,
  type Match,
} from '@cardwright/engine'
import { cardAt, putIn, sizeOf } from '@cardwright/engine/author'
import { ASK_KIND, ASK_MAIN, listOf, packed, put } from '@cardwright/engine/block'
import type { TrialFacts, TwilightFacts } from '../src/facts.ts'
import type { Chance, Harm, Share } from '../src/forecast.ts'
import { fateAt, fateSize, discardSize, foreseen } from '../src/fate-deck.ts'
import { layMarker } from '../src/resonance.ts'
import { has, hero, keep, SEAT, setTo } from '../src/state.ts'
import { wordsOf } from '../src/words.ts'

/** A fixed sequence for each seed. */
export function diceOf(seed: number): (n: number) => number {
  let x = Math.imul(seed + 1, 2654435761) >>> 0
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0
    return Math.floor((x / 0x100000000) * n)
  }
}

/** Definition numbers: foreseen in their order, the rest of the pile, what comes back when it is empty. */
interface Piles {
  known: number[]
  bag: number[]
  spent: number[]
}

function pilesOf(m: Match): Piles {
  const { zone } = wordsOf(m)
  const { def } = m.rules.layout
  const defs = Array.from({ length: fateSize(m) }, (_, k) => m.s[def + fateAt(m, k)])
  const discard = listOf(m, zone.fateDiscard, SEAT) + 1
  return {
    known: defs.slice(0, foreseen(m)),
    bag: defs.slice(foreseen(m)),
    spent: Array.from({ length: discardSize(m) }, (_, k) => m.s[def + m.s[discard + k]]),
  }
}

/** What the next card may be, and the piles after it. */
function drawn({ known, bag, spent }: Piles): [number, Piles][] {
  if (known.length > 0)
    return [[known[0], { known: known.slice(1), bag, spent: [...spent, known[0]] }]]
  const from = bag.length > 0 ? bag : spent
  const rest = bag.length > 0 ? spent : []
  return from.map((card, k) => [
    card,
    { known: [], bag: from.filter((_, i) => i !== k), spent: [...rest, card] },
  ])
}

interface Played {
  draws: number
  dealt: number
  isSettled: boolean
  isAway: boolean
  isGood: boolean
  harm: number
  isFallen: boolean
}

/** One move, with these cards on top, until something else than a reading is asked. */
function play(m: Match, move: number, target: number, order: number[], isRisky: boolean): Played {
  const copy = clone(m)
  const { zone } = wordsOf(copy)
  const { layout } = copy.rules
  const { names: events } = copy.rules.events
  const { moveIndex, symbols } = copy.rules.words
  // the cards are slots whose faces are dealt anew by every shuffle: a pile that would be refilled is made long enough
  while (fateSize(copy) < order.length && discardSize(copy) > 0)
    putIn(copy, cardAt(copy, zone.fateDiscard, SEAT, 0), zone.fate)
  order.forEach((card, k) => put(copy, layout.def + fateAt(copy, k), card))
  const who = hero(copy)
  const came: Played = {
    draws: 0,
    dealt: 0,
    isSettled: false,
    isAway: false,
    isGood: false,
    harm: 0,
    isFallen: false,
  }
  let isEnemyTurn = false
  copy.sink = (_m, event, p) => {
    const name = events[event]
    if (name === 'fate-drawn') came.draws++
    if (name === 'attack-landed' && p[2] === target) came.dealt = p[3]
    if (name === 'intent-executed' || name === 'intent-cancelled') isEnemyTurn = true
    if (name === 'foe-settled' && symbols[p[2]] === 'fled') came.isAway = true
    if (name === 'foe-settled' && p[0] === target && !isEnemyTurn) came.isSettled = true
    if (name === 'fate-resolved') came.isGood = symbols[p[6]] === 'success'
    if (name === 'damaged' && p[0] === who) came.harm += p[3]
  }
  copy.fresh = false
  listActions(copy)
  applyListed(copy, move)
  const reading = packed.packed(packed.MOVE, (moveIndex.get('fate')! << 16) + (isRisky ? 1 : 0))
  while (listActions(copy) > 0 && copy.list.subarray(0, copy.forward).includes(reading))
    applyListed(copy, reading)
  came.isFallen = has(copy, 'hp', who) <= 0
  return came
}

/** Every order that matters, with its share. */
function* played(m: Match, move: number, target: number, isRisky: boolean) {
  function* branch(piles: Piles, order: number[], share: number): Generator<[Played, number]> {
    const came = play(m, move, target, order, isRisky)
    const next = drawn(piles)
    if (came.draws <= order.length || next.length === 0) return yield [came, share]
    for (const [card, rest] of next) yield* branch(rest, [...order, card], share / next.length)
  }
  yield* branch(pilesOf(m), [], 1)
}

/** Chances that were compared, and those that were off by more than half a point. */
export interface Tally {
  shown: number
  off: string[]
}

const NEAR = 0.005

class Comparison {
  readonly tally: Tally
  readonly #label: string
  constructor(tally: Tally, label: string) {
    this.tally = tally
    this.#label = label
  }

  share(what: string, shown: number, real: number): void {
    this.tally.shown++
    if (Math.abs(shown - real) > NEAR)
      this.tally.off.push(
        `${this.#label} ${what}: shown ${shown.toFixed(4)}, is ${real.toFixed(4)}`,
      )
  }

  shares(what: string, shown: readonly Chance[], real: ReadonlyMap<number, number>): void {
    const amounts = new Set([...shown.map(({ amount }) => amount), ...real.keys()])
    for (const amount of amounts)
      this.share(
        `${what} of ${amount}`,
        shown.find((one) => one.amount === amount)?.share ?? 0,
        real.get(amount) ?? 0,
      )
  }

  harm(shown: Harm, orders: readonly [Played, number][]): void {
    this.shares(
      'harm',
      shown.amounts,
      sumBy(orders, ({ harm }) => harm),
    )
    this.share(
      'fall',
      shown.falls,
      shareWhere(orders, ({ isFallen }) => isFallen),
    )
  }
}

function sumBy(orders: readonly [Played, number][], of: (one: Played) => number) {
  const out = new Map<number, number>()
  for (const [one, share] of orders) out.set(of(one), (out.get(of(one)) ?? 0) + share)
  return out
}
const shareWhere = (orders: readonly [Played, number][], holds: (one: Played) => boolean): number =>
  orders.reduce((sum, [one, share]) => sum + (holds(one) ? share : 0), 0)

export const factsOf = (m: Match) => viewFor(m, SEAT).facts as unknown as TwilightFacts

export const moveOf = (m: Match, name: string, value = 0): number =>
  packed.packed(packed.MOVE, (m.rules.words.moveIndex.get(name)! << 16) + value)

const isListed = (m: Match, move: number): boolean =>
  m.list.subarray(0, listActions(m)).includes(move)

/** Everything that is shown at this question. */
export function compare(m: Match, tally: Tally, label: string): void {
  const facts = factsOf(m)
  if (facts.choice !== null) return compareChoice(m, tally, label)
  compareOptions(m, tally, label)
  const either = (
    what: string,
    move: number,
    target: number,
    share: Share,
    holds: (one: Played) => boolean,
  ) => {
    const check = new Comparison(tally, `${label} ${what}`)
    const safe = [...played(m, move, target, false)]
    check.share('safe', share.safe, shareWhere(safe, holds))
    if (share.risk !== share.safe || facts.fate.mayChoose)
      check.share('risk', share.risk, shareWhere([...played(m, move, target, true)], holds))
    return safe
  }
  if (m.s[ASK_KIND] === ASK_MAIN) {
    for (const foe of facts.enemies)
      for (const action of ['attack', 'influence'] as const) {
        const move = moveOf(m, action, m.s[m.rules.layout.at + foe.unit])
        if (!isListed(m, move)) continue
        const { amounts, settles, harm } = foe[action]
        const orders = either(action, move, foe.unit, settles, ({ isSettled }) => isSettled)
        const check = new Comparison(tally, `${label} ${action}`)
        check.shares(
          'damage',
          amounts,
          sumBy(orders, ({ dealt }) => dealt),
        )
        if (harm !== null) check.harm(harm, orders)
      }
    if (facts.wait !== null)
      new Comparison(tally, `${label} wait`).harm(facts.wait, [
        ...played(m, moveOf(m, 'wait'), -1, false),
      ])
    if (facts.flee !== null && isListed(m, moveOf(m, 'flee')))
      either('flee', moveOf(m, 'flee'), -1, facts.flee, ({ isAway }) => isAway)
  }
  if (facts.trial !== null && isListed(m, moveOf(m, 'test'))) {
    either('test', moveOf(m, 'test'), -1, facts.trial.share, ({ isGood }) => isGood)
    compareMore(m, facts.trial, tally, label)
  }
}

/** The chance that one more card would bring: told whenever one can be laid aside, and only then. */
function compareMore(m: Match, { more }: TrialFacts, tally: Tally, label: string): void {
  const stage = moveOf(m, 'stage')
  if (isListed(m, stage) !== (more !== null)) tally.off.push(`${label} one more card: told wrongly`)
  if (more === null) return
  const copy = clone(m)
  listActions(copy)
  applyListed(copy, stage)
  const orders = [...played(copy, moveOf(copy, 'test'), -1, false)]
  const real = shareWhere(orders, ({ isGood }) => isGood)
  new Comparison(tally, `${label} one more card`).share('safe', more.safe, real)
}

/** The chances beside the options of a place: what is played when one is chosen and nothing is laid aside. */
export function compareOptions(m: Match, tally: Tally, label: string): void {
  const { place, fate } = factsOf(m)
  place?.options.forEach(({ trial }, k) => {
    const choose = moveOf(m, 'choose', k)
    if (trial === null || !isListed(m, choose)) return
    const copy = clone(m)
    listActions(copy)
    applyListed(copy, choose)
    const check = new Comparison(tally, `${label} option ${k + 1}`)
    const real = (isRisky: boolean) =>
      shareWhere([...played(copy, moveOf(copy, 'test'), -1, isRisky)], ({ isGood }) => isGood)
    check.share('safe', trial.share.safe, real(false))
    if (fate.mayChoose) check.share('risk', trial.share.risk, real(true))
  })
}

/** What each reading of a choice card is said to bring, and what it then brings. */
export function compareChoice(m: Match, tally: Tally, label: string): void {
  const { choice } = factsOf(m)
  if (choice === null) throw new Error(`${label}: no choice waits`)
  for (const [k, name] of (['safe', 'risk'] as const).entries()) {
    const { names: events } = m.rules.events
    const { symbols } = m.rules.words
    const copy = clone(m)
    const shown = choice[name]
    let came: { amount: number; isGood: number; resonance: number } | null = null
    let value = 0
    let landed = -1
    let shifted = 0
    copy.sink = (_m, event, p) => {
      if (came !== null) return
      if (events[event] === 'fate-summed') value = p[4]
      if (events[event] === 'attack-landed') landed = p[3]
      // the card's own shift is the last one before it is resolved
      if (events[event] === 'resonance-shifted') shifted = p[1] / 2
      if (events[event] === 'fate-resolved')
        came = {
          amount: landed >= 0 ? landed : p[4],
          isGood: symbols[p[6]] === 'success' ? 1 : 0,
          resonance: shifted,
        }
    }
    listActions(copy)
    applyListed(copy, moveOf(copy, 'fate', k))
    const check = new Comparison(tally, `${label} ${name}`)
    const { amount, isGood, resonance } = came!
    check.share('value', shown.value, value)
    check.share('amount', shown.amount, amount)
    check.share('good', shown.isGood ? 1 : 0, isGood)
    check.share('resonance', shown.resonance, resonance)
  }
}

/** A position to look at: any cards in any hand, any zone, wounded heroes, journeys with tests. */
export function positionsOf(game: Game, seed: number, visit: (m: Match) => void): void {
  const dice = diceOf(seed)
  const isRoad = seed % 4 === 0
  const m = createMatch(game, {
    seed,
    options: {
      play: isRoad ? 'campaign' : 'encounter',
      hero: 'random',
      fate: ['hardened', 'audit', 'whisper'][seed % 3],
    },
  })
  if (!isRoad) deal(m, dice)
  for (let k = 0; listActions(m) > 0 && k < 60; k++) {
    const isAsked =
      m.s[ASK_KIND] === ASK_MAIN ||
      ['test', 'choose', 'fate'].some((move) => isListed(m, moveOf(m, move)))
    if (isAsked && dice(3) === 0) visit(m)
    listActions(m)
    applyListed(m, m.list[dice(m.forward)])
  }
}

function deal(m: Match, dice: (n: number) => number): void {
  const { layout } = m.rules
  const { definitions } = m.rules.things
  const { hand, deck } = m.rules.zones
  const cards = definitions.flatMap((d, i) => (['card', 'once'].includes(d.class) ? [i] : []))
  for (const zone of [hand!, deck!])
    for (let k = 0; k < sizeOf(m, zone, SEAT); k++)
      put(m, layout.def + cardAt(m, zone, SEAT, k), cards[dice(cards.length)])
  setTo(m, 'resonance', m.rules.things.world, dice(401) / 2 - 100)
  layMarker(m)
  if (dice(3) === 0) setTo(m, 'hp', hero(m), 1 + dice(6))
  if (dice(4) === 0) keep(m, 'stoodFast', 1)
  // few cards left, so that the pile is refilled while a round lasts
  const { zone } = wordsOf(m)
  for (let k = dice(12); k > 0 && fateSize(m) > 0; k--) putIn(m, fateAt(m, 0), zone.fateDiscard)
}
