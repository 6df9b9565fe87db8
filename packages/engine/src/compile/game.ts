// From a pack and a game's code to Rules: one builder for each part, in the order in which they need each other.
import type { GameCode, Options } from '../game-code.ts'
import type { Pack } from '../language/pack.ts'
import { chargesOf } from '../tables/charges.ts'
import { eventsOf } from '../tables/events.ts'
import { gameOf } from '../tables/game.ts'
import { layoutOf, shapeOf } from '../tables/layout.ts'
import { poolsOf } from '../tables/pools.ts'
import { queriesOf } from '../tables/queries.ts'
import { spaceOf } from '../tables/space.ts'
import { thingsOf } from '../tables/things.ts'
import { wordsOf } from '../tables/words.ts'
import { zonesOf } from '../tables/zones.ts'
import { abilitiesOf } from './parts/abilities.ts'
import { modifiersOf } from './parts/modifiers.ts'
import { passivesOf } from './parts/passives.ts'
import { preparedOf } from './parts/prepared.ts'
import type { Rules, Tables } from '../tables/rules.ts'

export function compileRules(pack: Pack, code: GameCode, seats: number, options: Options): Rules {
  const charges = chargesOf(pack)
  const tables = tablesOf(pack, code, seats, options, charges.slots)
  const passives = passivesOf(tables)
  const abilities = abilitiesOf(tables, charges, passives.origins)
  const modifiers = modifiersOf(tables, passives)
  const prepared = preparedOf({ ...tables, abilities, modifiers })
  const { game, space, words, zones, things, events, layout, queries, pools } = tables
  // one literal, so that V8 stores the parts inside the object
  return {
    game,
    space,
    words,
    zones,
    things,
    events,
    layout,
    queries,
    pools,
    abilities,
    modifiers,
    prepared,
  }
}

function tablesOf(
  pack: Pack,
  code: GameCode,
  seats: number,
  options: Options,
  chargeSlots: number,
): Tables {
  const { manifest } = pack
  const shape = shapeOf(pack, code, seats, options)
  const game = gameOf(pack, code)
  const space = spaceOf(manifest, shape)
  const words = wordsOf(pack, code, seats)
  const zones = zonesOf(pack, seats)
  const things = thingsOf(pack, seats, options)
  const events = eventsOf(manifest, code, { space, words, things })
  const layout = layoutOf(shape, chargeSlots, { game, words, zones, events })
  const queries = queriesOf({ game, words, things, layout })
  const pools = poolsOf({ game, things, queries, layout })
  return { game, space, words, zones, things, events, layout, queries, pools }
}
