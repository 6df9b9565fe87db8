// Generation 1 random battles on @pkmn/sim: the measure that other engines of data-driven abilities are held
// against. What may be chosen is read from the request, as every client of it does; only chosen answers count.
import { TeamGenerators } from '@pkmn/randoms'
import { Battle, Teams, type ID } from '@pkmn/sim'
import type { Contestant } from '../protocol/play.ts'

Teams.setGeneratorFactory(TeamGenerators)

const FORMAT = 'gen1randombattle' as ID
const SIDES = ['p1', 'p2'] as const
/** Teams are drawn before the clock of a game could see it: so many are gone through in turn. */
const TEAMS = 64

interface Request {
  wait?: boolean
  forceSwitch?: boolean[]
  active?: { moves: { disabled?: boolean | string }[]; trapped?: boolean; maybeTrapped?: boolean }[]
  side: { pokemon: { condition: string; active: boolean }[] }
}

const teams = Array.from({ length: TEAMS }, (_, k) =>
  Teams.generate(FORMAT, { seed: [k, k + 1, k + 2, k + 3] } as never),
)

let battle: Battle
let asked = 0
let choices: string[] = []

/** The side that still owes an answer, -1 when the battle is over. */
function whoIsAsked(): number {
  if (battle.ended) return -1
  return battle.sides.findIndex((side) => {
    const request = side.activeRequest as Request | null
    return request !== null && request.wait !== true && !side.isChoiceDone()
  })
}

function choicesOf({ active, forceSwitch, side }: Request): string[] {
  const out: string[] = []
  if (forceSwitch?.[0] !== true)
    active?.[0].moves.forEach(({ disabled }, k) => {
      if (disabled !== true) out.push(`move ${k + 1}`)
    })
  if (active?.[0].trapped !== true)
    side.pokemon.forEach(({ condition, active: isActive }, k) => {
      if (!isActive && !condition.endsWith(' fnt')) out.push(`switch ${k + 1}`)
    })
  return out.length > 0 ? out : ['default']
}

export const pkmn: Contestant = {
  start(seed) {
    battle = new Battle({ formatid: FORMAT, seed: [seed, 2, 3, 4] as never })
    SIDES.forEach((id, k) => {
      battle.setPlayer(id, { name: id, team: teams[(seed * 2 + k) % TEAMS] })
    })
  },
  list() {
    asked = whoIsAsked()
    if (asked < 0) return 0
    choices = choicesOf(battle.sides[asked].activeRequest as unknown as Request)
    return choices.length
  },
  choose(index) {
    if (!battle.choose(SIDES[asked], choices[index])) battle.choose(SIDES[asked], 'default')
  },
  gauge: (which) => (which === 2 ? battle.turn : (battle.sides[which]?.pokemonLeft ?? 0)),
  winner: () => (battle.winner === 'p1' ? 0 : battle.winner === 'p2' ? 1 : 2),
}
