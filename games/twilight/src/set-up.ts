// Set-up: the Fate deck, the hero with their cards, and where it begins. [TW-2.7] [TW-19]
import type { Pack } from '@cardwright/engine'
import {
  askMove,
  below,
  cardsOfDeck,
  enterBoard,
  go,
  newCards,
  newUnit,
  shuffle,
  sizeOfDeck,
  type FlowNode,
  type Match,
  type MoveCode,
  type OptionDecl,
  type Options,
} from '@cardwright/engine/author'
import { travelTo } from './campaign.ts'
import { openEncounter } from './encounter.ts'
import { shuffleFate } from './fate-deck.ts'
import { mostEnemies } from './judge-campaign.ts'
import { hero, heroCell, keep, kept, printed, SEAT, setTo } from './state.ts'
import { wordsOf } from './words.ts'

export const options: Record<string, OptionDecl> = {
  play: { values: ['campaign', 'encounter'] },
  /** `choose`, `random`, or the id of a hero. */
  hero: { values: ['choose', 'random'], open: true, takes: 'hero' },
  /** For an encounter: `random`, or ids of enemies with commas between them. */
  foes: { values: ['random'], open: true, takes: 'enemy' },
  resonance: { values: [0, -80, -40, 40, 80], open: true },
  /** The deck without the flaws an audit finds, the one it found them in, or the one with a choice card. */
  fate: { values: ['whisper', 'hardened', 'audit'] },
}

const idsOf = (pack: Pack, shelf: string): string[] =>
  pack.definitions.filter((d) => d.class === shelf).map(({ id }) => id)

export function refuse(_seats: number, chosen: Options, pack: Pack): string | null {
  const { hero: who, foes, resonance } = chosen
  if (who !== 'choose' && who !== 'random' && !idsOf(pack, 'hero').includes(String(who)))
    return `hero: nobody is called "${String(who)}"`
  const list = foes === 'random' ? [] : String(foes).split(',')
  const stranger = list.find((id) => !idsOf(pack, 'enemy').includes(id.trim()))
  if (list.length > mostEnemies(pack)) return `foes: at most ${mostEnemies(pack)}`
  if (stranger !== undefined) return `foes: nobody is called "${stranger}"`
  const { min, max } = pack.manifest.resources['resonance']
  const value = Number(resonance)
  if (!Number.isInteger(value)) return 'resonance: a whole number'
  return value < Number(min) || value > Number(max) ? 'resonance: out of its bounds' : null
}

/** Room for cards that a campaign adds: in one pile, and in all. */
const GAINED = 59
const GAINED_IN_ALL = 91

/** One hero's cards and one deck of Fate. */
export function shape(_seats: number, _options: Options, { decks }: Pack) {
  const most = (isMeant: (role: string) => boolean) =>
    Math.max(
      0,
      ...decks.filter(({ role }) => isMeant(role ?? '')).map(({ cards }) => sizeOfDeck(cards)),
    )
  const own = most((role) => role === 'hero')
  const fate = most((role) => role.startsWith('fate-'))
  return { cards: own + fate + GAINED_IN_ALL, pile: Math.max(own, fate) + GAINED }
}

export function setUp(m: Match, chosen: Options): void {
  const { pack } = m.rules.game
  const { defIndex } = m.rules.things
  keep(m, 'campaign', chosen.play === 'campaign' ? 1 : 0)
  setTo(m, 'resonance', m.rules.things.world, Number(chosen.resonance))
  const deck = pack.decks.find(({ role }) => role === `fate-${String(chosen.fate)}`)
  if (deck === undefined) throw new Error(`the pack has no Fate deck "${String(chosen.fate)}"`)
  newCards(m, cardsOfDeck(m, deck.cards), SEAT, wordsOf(m).zone.fate, 'top')
  shuffleFate(m)
  const { heroes } = wordsOf(m)
  if (chosen.hero === 'random')
    enterHero(m, heroes[below(m, wordsOf(m).streams.lot, heroes.length)])
  else if (chosen.hero !== 'choose') enterHero(m, defIndex.get(String(chosen.hero))!)
  const { meetings } = wordsOf(m).campaign
  const foes =
    chosen.foes === 'random'
      ? meetings[below(m, wordsOf(m).streams.lot, meetings.length)].enemies
      : String(chosen.foes).split(',')
  FOES.forEach((name, k) =>
    keep(m, name, foes[k] === undefined ? 0 : defIndex.get(foes[k].trim())! + 1),
  )
}

/** Who waits, as definition numbers plus one. */
const FOES = ['foe0', 'foe1', 'foe2', 'foe3'] as const
const foesOf = (m: Match): number[] =>
  FOES.map((name) => kept(m, name) - 1).filter((def) => def >= 0)

function enterHero(m: Match, def: number): void {
  enterBoard(m, newUnit(m, def, SEAT), heroCell(m))
  const { deck } = wordsOf(m).hero[def]!
  const { cards } = m.rules.game.pack.decks.find(({ id }) => id === deck)!
  newCards(m, cardsOfDeck(m, cards), SEAT, m.rules.zones.deck!, 'bottom')
  shuffle(m, m.rules.zones.deck!, SEAT)
  setTo(m, 'faith', SEAT, printed(m, hero(m), 'faith_start'))
}

export const setUpFlow: Record<string, FlowNode> = {
  start(m) {
    if (hero(m) < 0) return askMove(m, SEAT, ['hero'])
    if (kept(m, 'campaign') === 0) return openEncounter(m, foesOf(m))
    travelTo(m, wordsOf(m).campaign.start)
  },
}

export const setUpMoves: Record<string, MoveCode> = {
  hero: {
    list(m, _seat, put) {
      wordsOf(m).heroes.forEach((_, k) => put(k))
    },
    apply(m, _seat, k) {
      enterHero(m, wordsOf(m).heroes[k])
      go(m, 'start')
    },
    show: (m, k) => m.rules.things.definitions[wordsOf(m).heroes[k]].id,
  },
}
