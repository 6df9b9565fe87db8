// Four more games in the same process. They share the engine's call sites with Forest, so that the
// optimiser sees many closures there: this is what "five packs loaded" measures. The packs are the
// worked examples of the ability language; a plain flow that opens every timing drives them.
import { createMatch, listActions, applyPacked, type Game, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import {
  type GameCode,
  type VerbCode,
  askMain,
  beginTurn,
  closeTurn,
  endMatch,
  enterBoard,
  go,
  newCard,
  newUnit,
  putIn,
} from '@cardwright/engine/author'
import { ACTIVE, TURN, put } from '@cardwright/engine/block'
import { loadFolder } from '@cardwright/content/node'
import { formatProblems } from '@cardwright/content'
import { Player } from './protocol/chance.ts'

declare const EXAMPLES: string

const always = (names: readonly string[] = [], value: unknown) =>
  Object.fromEntries(names.map((name) => [name, () => value]))

/** Verbs of single games come with those games; here they do nothing. */
const ownVerbs: Record<string, VerbCode> = Object.fromEntries(
  ['attack', 'check', 'reroll'].map((name) => [name, { name, whole() {} }]),
)

function plainCode(pack: Pack): GameCode {
  const { manifest } = pack
  const timings = Object.keys(manifest.timings)
  return {
    id: manifest.id,
    shape: () => ({ cards: 80, pile: 40 }),
    reasons: ['over'],
    regions: always(manifest.regions, true) as GameCode['regions'],
    computed: always(manifest.computed, 1) as GameCode['computed'],
    counters: always(manifest.counters, 1) as GameCode['counters'],
    verbs: { ...ownVerbs },
    setUp(m) {
      const { rules } = m
      let cell = 0
      rules.things.definitions.forEach((definition, def) => {
        const place = rules.game.manifest.classes[definition.class]?.place
        if (place === 'board' && rules.space.grid && cell < rules.space.grid.size - 4)
          enterBoard(m, newUnit(m, def, cell % 2), cell++)
        else if (rules.zones.hand && rules.things.defCard[def])
          putIn(m, newCard(m, def, def % 2), rules.zones.hand)
      })
    },
    flow: {
      start(m) {
        beginTurn(m, 0)
        go(m, 'main')
      },
      main(m) {
        askMain(m, m.s[ACTIVE], timings, ['endTurn'])
      },
      pass(m) {
        const seat = m.s[ACTIVE]
        closeTurn(m, seat)
        put(m, TURN, m.s[TURN] + 1)
        if (m.s[TURN] > 60) return endMatch(m, { winners: [], reason: 'over' })
        beginTurn(m, 1 - seat)
        go(m, 'main')
      },
    },
    moves: { endTurn: { list: (_m, _seat, add) => add(0), apply: (m) => go(m, 'pass') } },
  }
}

async function loadExample(name: string): Promise<Game> {
  const loaded = await loadFolder(`${EXAMPLES}/${name}`)
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
  return createGame(loaded.pack, plainCode(loaded.pack))
}

/** Plays each of the other four at random for so many decisions. */
export async function playOthers(decisions: number): Promise<void> {
  for (const name of ['drones', 'skirmish', 'taktik', 'twilight'])
    playSome(await loadExample(name), decisions)
}

function playSome(game: Game, decisions: number): void {
  const player = new Player()
  let played = 0
  for (let seed = 0; played < decisions; seed++) {
    player.begin(seed)
    const m = createMatch(game, { seed })
    for (listActions(m); m.forward > 0 && played < decisions; listActions(m)) {
      applyPacked(m, m.list[player.pick(m.forward)])
      played++
    }
  }
}
