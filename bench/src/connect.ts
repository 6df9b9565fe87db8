// The engine's games behind the benchmark's door; Taktik's is beside its hand-written rules.
import { copyInto, createMatch } from '@cardwright/engine'
import type { Action, Game, GameCode, Match, Options } from '@cardwright/engine'
import { BOARD } from '@cardwright/engine/block'
import { code as drones } from '../../games/drones/game.ts'
import { code as forest } from '../../games/forest/game.ts'
import { code as skirmish } from '../../games/skirmish/game.ts'
import { code as starter } from '../../games/starter/game.ts'
import { code as twilight } from '../../games/twilight/game.ts'
import { doorOf, load } from './door.ts'
import type { Door } from './engine-adapter.ts'

export async function forestDoor(): Promise<Door<Match, Action>> {
  const game = await load('forest', forest)
  const {
    layout,
    space: { grid },
    pools: { byName: resourceIndex },
    things: { defTerrain },
  } = createMatch(game, { seed: 0 }).rules
  const mana = resourceIndex.get('mana')!.base
  return doorOf(game, (m, which) => {
    if (which < 2) return m.s[mana + which]
    let monsters = 0
    for (let cell = 0; cell < grid!.size; cell++) {
      const e = m.s[layout.occupant + cell]
      if (e >= 0 && defTerrain[m.s[layout.def + e]] === 0) monsters++
    }
    return monsters
  })
}

export const openForest = (): Promise<Game> => load('forest', forest)
/** Any game with so many seats, without figures of its state. */
export const gameDoor = (game: Game, seats: number): Door<Match, Action> => ({
  ...doorOf(game, () => 0),
  create: (seed, into) => createMatch(game, { seed, into, seats }),
})
export const openSkirmish = (): Promise<Game> => load('skirmish', skirmish)

export const skirmishDoor = (): Promise<Door<Match, Action>> =>
  boardDoor('skirmish', skirmish, ['points', 0])
export const dronesDoor = (): Promise<Door<Match, Action>> =>
  boardDoor('drones', drones, ['momentum', 0])
/** Single encounters of a hero drawn by lot with enemies drawn by lot. */
export const twilightDoor = (): Promise<Door<Match, Action>> =>
  boardDoor('twilight', twilight, ['faith', 'resonance'], { play: 'encounter', hero: 'random' })

/** Gauges: a resource of the first seat; the same of the second, or another one; all that stands. */
async function boardDoor(
  folder: string,
  code: GameCode,
  [first, second]: readonly [string, string | 0],
  options: Options = {},
): Promise<Door<Match, Action>> {
  const game = await load(folder, code)
  const {
    layout,
    pools: { byName: resourceIndex },
  } = createMatch(game, { seed: 0, options }).rules
  const at = resourceIndex.get(first)!.base
  const gauges = [at, second === 0 ? at + 1 : resourceIndex.get(second)!.base]
  return doorOf(
    game,
    (m, which) => {
      if (which < 2) return m.s[gauges[which]]
      let units = 0
      for (let e = 0; e < layout.entities; e++) if (m.s[layout.zone + e] === BOARD) units++
      return units
    },
    options,
  )
}

/** `reuse`: matches begin as copies in one prepared block; nothing in this game depends on the seed. */
export async function starterDoor(reuse: boolean): Promise<Door<Match, Action>> {
  const game = await load('starter', starter)
  const fresh = createMatch(game, { seed: 0 })
  const block = createMatch(game, { seed: 0 })
  const { layout } = fresh.rules
  const { grid } = fresh.rules.space
  const door = doorOf(game, (m, which) => {
    let [stones, bits] = [0, 0]
    for (let cell = 0; cell < grid!.size; cell++) {
      const e = m.s[layout.occupant + cell]
      if (e >= 0) stones++
      if (e >= 0 && m.s[layout.owner + e] === which) bits |= 1 << cell
    }
    return which === 2 ? stones : bits
  })
  return reuse ? { ...door, create: () => copyInto(fresh, block) } : door
}
