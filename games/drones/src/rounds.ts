// The round around the two phases: discards, readying, income, shields, too many drones. [DR-3]
import {
  below,
  cardsIn,
  ceiling,
  definitionOf,
  emit,
  endMatch,
  endRoundModifiers,
  gain,
  go,
  number,
  openTurn,
  placeOf,
  pool,
  pushDraw,
  refillCharges,
  round,
  setActive,
  setNumber,
  setPhase,
  setPool,
  setRound,
  sizeOf,
  touchClock,
  unitsOf,
  type FlowNode,
  type Match,
} from '@cardwright/engine/author'
import { dronesIn, lanesControlled } from './lanes.ts'
import { hullLost, shipOf, shipStat } from './ships.ts'

const SEATS = 2
/** Parts of one copy, as rebuild rates are printed. */
const WHOLE = 100

/** Asks the seats one after another, starting with the first player; then continues. */
function inTurn(m: Match, then: string, ask: (seat: number) => void): void {
  const k = number(m, 'step')
  if (k === SEATS) {
    setNumber(m, 'step', 0)
    return go(m, then)
  }
  setNumber(m, 'step', k + 1)
  const seat = k === 0 ? number(m, 'first') : 1 - number(m, 'first')
  setActive(m, seat)
  ask(seat)
}

const handOf = (m: Match, seat: number) => sizeOf(m, m.rules.zones.hand!, seat)
const byShip = (m: Match, seat: number, timing: string) =>
  openTurn(m, shipOf(m, seat), seat, timing)

export const rounds: Record<string, FlowNode> = {
  firstRound(m) {
    setRound(m, 1)
    setPhase(m, 'upkeep')
    setNumber(m, 'firstPasser', below(m, 'initiative', SEATS))
    go(m, 'initialise')
  },
  nextRound(m) {
    const limit = number(m, 'roundLimit')
    if (limit > 0 && round(m) >= limit) return byDamage(m)
    setRound(m, round(m) + 1)
    setPhase(m, 'upkeep')
    go(m, 'discardDown')
  },
  // [DR-3.1]
  discardDown(m) {
    inTurn(m, round(m) === 1 ? 'allocateShields' : 'discardSome', (seat) => {
      if (handOf(m, seat) > shipStat(m, 'handLimit', seat)) byShip(m, seat, 'discardDown')
    })
  },
  // [DR-3.2]
  discardSome(m) {
    inTurn(m, 'initialise', (seat) => {
      if (handOf(m, seat) > 0) byShip(m, seat, 'discardSome')
    })
  },
  // [DR-3.3] the player who passed first starts; everything is readied
  initialise(m) {
    setNumber(m, 'first', number(m, 'firstPasser'))
    setActive(m, number(m, 'first'))
    endRoundModifiers(m)
    refillCharges(m, 'round')
    go(m, 'income')
    emit(m, m.rules.events.on.phaseEntered, number(m, 'first'), m.rules.words.symbolOf('upkeep'))
  },
  // [DR-3.4]
  income(m) {
    refillShields(m)
    const budget = round(m) === 1 ? 'initialDeployment' : 'budgetPerTurn'
    for (let seat = 0; seat < SEATS; seat++) {
      setPool(m, seat, 'energy', shipStat(m, 'energyPerTurn', seat))
      setPool(m, seat, 'budget', shipStat(m, budget, seat))
    }
    go(m, 'momentum')
    emit(m, m.rules.events.on.roundStarted, number(m, 'first'), round(m))
  },
  // [DR-3.5] [DR-3.6]
  momentum(m) {
    if (round(m) > 1) rebuild(m)
    go(m, 'drawUp')
    if (round(m) > 1) awardMomentum(m)
  },
  // [DR-3.7]
  drawUp(m) {
    inTurn(m, round(m) === 1 ? 'discardDown' : 'allocateShields', (seat) =>
      pushDraw(m, seat, shipStat(m, 'handLimit', seat) - handOf(m, seat)),
    )
  },
  allocateShields(m) {
    inTurn(m, 'scrapDrones', (seat) => {
      if (round(m) > 1) byShip(m, seat, 'allocateShields')
    })
  },
  scrapDrones(m) {
    inTurn(m, 'deployment', (seat) => {
      const drones = m.rules.space.lanes.reduce((n, _, lane) => n + dronesIn(m, lane, seat), 0)
      if (drones > shipStat(m, 'cpu', seat)) byShip(m, seat, 'scrapDrones')
    })
  },
  // [DR-4.6] a new phase starts with no actions taken
  roundEnd(m) {
    setActive(m, number(m, 'first'))
    setNumber(m, 'actions', 0)
    touchClock(m)
    go(m, 'nextRound')
    emit(m, m.rules.events.on.roundEnded, number(m, 'first'), round(m))
  },
}

/** Shields of drones come back; those of sections have to be allocated. */
function refillShields(m: Match): void {
  for (let seat = 0; seat < SEATS; seat++)
    for (const e of unitsOf(m, seat))
      if (placeOf(m, e) === 'board') setPool(m, e, 'shields', ceiling(m, e, 'shields'))
}

function awardMomentum(m: Match): void {
  const lead = lanesControlled(m, 0) - lanesControlled(m, 1)
  if (lead !== 0) gain(m, lead > 0 ? 0 : 1, 'momentum', 1)
}

/** [DR-4.8] Copies that were launched are built anew, at the rate of their type. */
function rebuild(m: Match): void {
  for (let seat = 0; seat < SEATS; seat++)
    for (const card of cardsIn(m, 'hangar', seat)) {
      let waiting = pool(m, card, 'rebuilding')
      if (waiting === 0) continue
      let done = pool(m, card, 'progress') + (definitionOf(m, card).stats?.rebuild ?? 0)
      for (; done >= WHOLE && waiting > 0; done -= WHOLE, waiting--)
        setPool(m, card, 'ready', Math.min(ceiling(m, card, 'ready'), pool(m, card, 'ready') + 1))
      setPool(m, card, 'rebuilding', waiting)
      setPool(m, card, 'progress', waiting > 0 ? done : 0)
    }
}

/** [DR-8.3] Nobody has fallen in time: the ship that lost less hull wins. */
function byDamage(m: Match): void {
  const [a, b] = [0, 1].map((seat) => hullLost(m, seat).lost)
  endMatch(m, { winners: a === b ? [] : [a < b ? 0 : 1], reason: 'roundLimit' })
}
