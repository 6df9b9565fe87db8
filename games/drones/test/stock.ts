// Matches with everything in them: both sides prepared and in the middle of an action phase, any cards in
// hand, any drones and tokens in the lanes, a wounded ship.
import { applyListed, listActions, type Match } from '@cardwright/engine'
import { enterBoard, newUnit } from '@cardwright/engine/author'
import {
  ASK_KIND,
  ASK_MAIN,
  BESIDE,
  BOARD,
  CHECK,
  ENDED,
  laneFull,
  LIMBO,
  PHASE,
  put,
  setResource,
  leaveBoard,
} from '@cardwright/engine/block'
import { repair } from '../src/set-up.ts'
import { stockAtRandom, type Stock } from '@cardwright/testkit'

const PIECES = 8
const MOMENTUM = 4
const WOUNDED = 3

export const stock: Stock = (m, random) => {
  const action = m.rules.words.phaseIndex.get('action')
  const isOpen = () => m.s[PHASE] === action && m.s[ASK_KIND] === ASK_MAIN
  // half of the matches begin before the first deployment, the others in the middle of the fight
  const early = random.oneIn(2)
  while (m.s[ENDED] === 0 && !isOpen()) {
    if (early && m.s[ASK_KIND] === ASK_MAIN) break
    if (listActions(m) === 0) return
    applyListed(m, m.list[random.below(m.forward)])
  }
  stockAtRandom(m, random)
  const { rules } = m
  for (let k = 0; k < PIECES; k++) stand(m, random)
  for (let seat = 0; seat < rules.things.seats; seat++) refit(m, random, seat)
  for (let seat = 0; seat < rules.things.seats; seat++) {
    setResource(m, rules.pools.byName.get('momentum')!, seat, MOMENTUM)
    const section = m.s[rules.layout.sections + random.below(3) * rules.things.seats + seat]
    if (random.oneIn(2)) setResource(m, rules.pools.byName.get('hull')!, section, WOUNDED)
    if (random.oneIn(2)) setResource(m, rules.pools.byName.get('shields')!, section, 0)
  }
  put(m, CHECK, 0)
  m.fresh = false
  listActions(m)
}

/** Any ship, any bridge. */
function refit(m: Match, random: Parameters<Stock>[1], seat: number): void {
  const { rules } = m
  const { layout } = rules
  const { definitions } = rules.things
  const old = Array.from({ length: layout.units }, (_, e) => e).filter(
    (e) => m.s[layout.owner + e] === seat && (isOf(m, e, 'ship') || isOf(m, e, 'section')),
  )
  for (const e of old) {
    const [type] = definitions[m.s[layout.def + e]].types?.slice(1) ?? []
    const alike = definitions.flatMap((d, i) =>
      d.class === definitions[m.s[layout.def + e]].class && (d.types?.[1] ?? undefined) === type
        ? [i]
        : [],
    )
    const at = m.s[layout.at + e]
    leaveBoard(m, e, LIMBO)
    put(m, layout.def + e, random.pick(alike))
    enterBoard(m, e, at)
  }
  repair(m, seat)
}

const isOf = (m: Match, e: number, name: string): boolean => {
  const { layout } = m.rules
  const { definitions } = m.rules.things
  const zone = m.s[layout.zone + e]
  return (zone === BOARD || zone === BESIDE) && definitions[m.s[layout.def + e]].class === name
}

function stand(m: Match, random: Parameters<Stock>[1]): void {
  const { rules } = m
  const standing = rules.things.definitions.flatMap((d, i) =>
    rules.game.manifest.classes[d.class]?.place === 'board' ? [i] : [],
  )
  const def = random.pick(standing)
  const owner = random.below(rules.things.seats)
  const lane = random.below(rules.space.lanes.length)
  if (laneFull(m, lane, owner, def, 1)) return
  const e = newUnit(m, def, owner)
  if (e >= 0) enterBoard(m, e, lane)
}
