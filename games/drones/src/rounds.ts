// The round around the two phases: discards, readying, income, shields, too many drones. [DR-3]
import {
  ACTIVE,
  amountOf,
  BOARD,
  below,
  ceiling,
  emit,
  endMatch,
  endRoundModifiers,
  gain,
  go,
  listOf,
  number,
  openTurn,
  pushDraw,
  put,
  refillCharges,
  ROUND,
  setNumber,
  setPhase,
  setResource,
  sizeOf,
  touchClock,
  type FlowNode,
  type Match,
} from '@cardwright/engine/author'
import { dronesIn, lanesControlled } from './lanes.ts'
import { hullLost, shipOf, shipStat } from './ships.ts'

const SEATS = 2
/** Parts of one copy, as rebuild rates are printed. */
const WHOLE = 100

/** Asks one seat after the other, beginning with the first player; then goes on. */
function inTurn(m: Match, then: string, ask: (seat: number) => void): void {
  const k = number(m, 'step')
  if (k === SEATS) {
    setNumber(m, 'step', 0)
    return go(m, then)
  }
  setNumber(m, 'step', k + 1)
  const seat = k === 0 ? number(m, 'first') : 1 - number(m, 'first')
  put(m, ACTIVE, seat)
  ask(seat)
}

const handOf = (m: Match, seat: number) => sizeOf(m, m.rules.hand!, seat)
const byShip = (m: Match, seat: number, timing: string) =>
  openTurn(m, shipOf(m, seat), seat, timing)

export const rounds: Record<string, FlowNode> = {
  firstRound(m) {
    put(m, ROUND, 1)
    setPhase(m, 'upkeep')
    setNumber(m, 'firstPasser', below(m, m.rules.streamIndex.get('initiative')!, SEATS))
    go(m, 'initialise')
  },
  nextRound(m) {
    const limit = number(m, 'roundLimit')
    if (limit > 0 && m.s[ROUND] >= limit) return byDamage(m)
    put(m, ROUND, m.s[ROUND] + 1)
    setPhase(m, 'upkeep')
    go(m, 'discardDown')
  },
  // [DR-3.1]
  discardDown(m) {
    inTurn(m, m.s[ROUND] === 1 ? 'allocateShields' : 'discardSome', (seat) => {
      if (handOf(m, seat) > shipStat(m, 'handLimit', seat)) byShip(m, seat, 'discardDown')
    })
  },
  // [DR-3.2]
  discardSome(m) {
    inTurn(m, 'initialise', (seat) => {
      if (handOf(m, seat) > 0) byShip(m, seat, 'discardSome')
    })
  },
  // [DR-3.3] who passed first begins; everything is readied
  initialise(m) {
    setNumber(m, 'first', number(m, 'firstPasser'))
    put(m, ACTIVE, number(m, 'first'))
    endRoundModifiers(m)
    refillCharges(m, 'round')
    go(m, 'income')
    emit(m, m.rules.on.phaseEntered, number(m, 'first'), m.rules.symbolOf('upkeep'))
  },
  // [DR-3.4]
  income(m) {
    const { resourceIndex } = m.rules
    refillShields(m)
    const budget = m.s[ROUND] === 1 ? 'initialDeployment' : 'budgetPerTurn'
    for (let seat = 0; seat < SEATS; seat++) {
      setResource(m, resourceIndex.get('energy')!, seat, shipStat(m, 'energyPerTurn', seat))
      setResource(m, resourceIndex.get('budget')!, seat, shipStat(m, budget, seat))
    }
    go(m, 'momentum')
    emit(m, m.rules.on.roundStarted, number(m, 'first'), m.s[ROUND])
  },
  // [DR-3.5] [DR-3.6]
  momentum(m) {
    if (m.s[ROUND] > 1) rebuild(m)
    go(m, 'drawUp')
    if (m.s[ROUND] > 1) awardMomentum(m)
  },
  // [DR-3.7]
  drawUp(m) {
    inTurn(m, m.s[ROUND] === 1 ? 'discardDown' : 'allocateShields', (seat) =>
      pushDraw(m, seat, shipStat(m, 'handLimit', seat) - handOf(m, seat)),
    )
  },
  allocateShields(m) {
    inTurn(m, 'scrapDrones', (seat) => {
      if (m.s[ROUND] > 1) byShip(m, seat, 'allocateShields')
    })
  },
  scrapDrones(m) {
    inTurn(m, 'deployment', (seat) => {
      const drones = m.rules.lanes.reduce((n, _, lane) => n + dronesIn(m, lane, seat), 0)
      if (drones > shipStat(m, 'cpu', seat)) byShip(m, seat, 'scrapDrones')
    })
  },
  // [DR-4.6] between the phases nobody has taken an action
  roundEnd(m) {
    put(m, ACTIVE, number(m, 'first'))
    setNumber(m, 'actions', 0)
    touchClock(m)
    go(m, 'nextRound')
    emit(m, m.rules.on.roundEnded, number(m, 'first'), m.s[ROUND])
  },
}

/** Shields of drones come back; those of sections have to be allocated. */
function refillShields(m: Match): void {
  const { layout, seats, resourceIndex, defPlace } = m.rules
  const shields = resourceIndex.get('shields')!
  for (let e = seats + 1; e < layout.units; e++)
    if (m.s[layout.zone + e] === BOARD && defPlace[m.s[layout.def + e]] === 0)
      setResource(m, shields, e, ceiling(m, shields, e))
}

function awardMomentum(m: Match): void {
  const lead = lanesControlled(m, 0) - lanesControlled(m, 1)
  if (lead !== 0) gain(m, m.rules.resourceIndex.get('momentum')!, lead > 0 ? 0 : 1, 1)
}

/** [DR-4.8] Copies that were launched are built anew, at the rate of their type. */
function rebuild(m: Match): void {
  const { resourceIndex, zoneIndex, layout, definitions } = m.rules
  const [ready, rebuilding, progress] = ['ready', 'rebuilding', 'progress'].map((name) =>
    resourceIndex.get(name)!,
  )
  for (let seat = 0; seat < SEATS; seat++) {
    const list = listOf(m, zoneIndex.get('hangar')!, seat)
    for (let k = 1; k <= m.s[list]; k++) {
      const e = m.s[list + k]
      let waiting = amountOf(m, rebuilding, e)
      if (waiting === 0) continue
      let done = amountOf(m, progress, e) + (definitions[m.s[layout.def + e]].stats?.rebuild ?? 0)
      for (; done >= WHOLE && waiting > 0; done -= WHOLE, waiting--)
        setResource(m, ready, e, Math.min(ceiling(m, ready, e), amountOf(m, ready, e) + 1))
      setResource(m, rebuilding, e, waiting)
      setResource(m, progress, e, waiting > 0 ? done : 0)
    }
  }
}

/** [DR-8.3] Nobody has fallen in time: the ship that lost less hull wins. */
function byDamage(m: Match): void {
  const [a, b] = [0, 1].map((seat) => hullLost(m, seat).lost)
  endMatch(m, a === b ? 0 : a < b ? 1 : 2, 'roundLimit')
}
