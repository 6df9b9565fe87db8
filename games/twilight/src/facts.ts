// What the table shows beyond the view of every game: intents, exact odds before anything is committed, the
// zone, the journey, the choice that waits. [TW-21]
import type { Spoken } from '@cardwright/engine'
import { ask, cardAt, may, ROUND, sizeOf, type Match } from '@cardwright/engine/author'
import { ui } from './balance.ts'
import { isOpen, optionOf, placeOf } from './campaign.ts'
import { blowOf, cardValue, parryOf } from './check.ts'
import { intentOf, shownValue } from './enemy-phase.ts'
import { faceOf, facesLeft, fateSize, discardSize } from './fate-deck.ts'
import { endsOf, isFallen, type FoeOutcome } from './outcomes.ts'
import type { Option } from './places.ts'
import { ATTACK, bears, enemies, hero, INFLUENCE, kept, SEAT, zoneNow } from './state.ts'
import { wordsOf } from './words.ts'

/** So many of the cards that may come do so much. */
export interface Chance {
  amount: number
  cards: number
}

export interface EnemyFacts {
  unit: number
  intent: { type: string; value: number; text: Spoken; isCancelled: boolean } | null
  attack: Chance[]
  influence: Chance[]
  /** Damage the hero takes from what was announced. */
  threat: Chance[]
  /** What a change of track would bring now. */
  change: 'escalation' | 'rageShield' | null
}

export interface TwilightFacts {
  zone: string
  fate: { left: number; discarded: number }
  enemies: EnemyFacts[]
  choice: { card: string; safe: number; risk: number; resonance: number; text: Spoken } | null
  policy: { timerDuration: number; autoSelectSafe: boolean }
  place: PlaceFacts | null
  flags: string[]
  ending: { name: Spoken; text: Spoken } | null
  /** Cards of the hand that the zone makes dearer or forbids. */
  hindered: { card: number; faith: number; isForbidden: boolean }[]
  /** What came of the encounter that is over; null on the road, and while one lasts. */
  result: ResultFacts | null
}

export interface ResultFacts {
  foes: { def: string; outcome: FoeOutcome }[]
  faith: number
  resonance: number
  cards: string[]
  rounds: number
  dealt: number
  taken: number
  played: number
  isViolent: boolean
  isNonviolent: boolean
}

export interface PlaceFacts {
  id: string
  name: Spoken
  text: Spoken
  paths: { id: string; name: Spoken }[]
  options: { text: Spoken; isOpen: boolean; isChosen: boolean }[]
  /** What came of the last test here. */
  said: Spoken | null
}

function chances(amounts: readonly number[]): Chance[] {
  const count = new Map<number, number>()
  for (const amount of amounts) count.set(amount, (count.get(amount) ?? 0) + 1)
  return [...count.entries()]
    .map(([amount, cards]) => ({ amount, cards }))
    .sort((a, b) => a.amount - b.amount)
}

function enemyFacts(m: Match, e: number): EnemyFacts {
  const faces = facesLeft(m)
  const effort = sizeOf(m, wordsOf(m).zone.staged, SEAT)
  const odds = (action: number) =>
    chances(faces.map((face) => blowOf(m, action, e, effort, face, false).amount))
  const intent = intentOf(m, e)
  const value = shownValue(m, e)
  return {
    unit: e,
    intent:
      intent === null
        ? null
        : { type: intent.type, value, text: intent.text, isCancelled: bears(m, e, 'stunned') },
    attack: odds(ATTACK),
    influence: odds(INFLUENCE),
    threat:
      intent?.type === 'attack'
        ? chances(faces.map((face) => parryOf(m, e, value, face, false).incoming))
        : [],
    change: bears(m, e, 'trackSpirit')
      ? 'escalation'
      : bears(m, e, 'trackBody')
        ? 'rageShield'
        : null,
  }
}

function choiceFacts(m: Match): TwilightFacts['choice'] {
  const card = kept(m, 'card') - 1
  if (card < 0) return null
  const face = faceOf(m, card)
  if (face.choice === null) return null
  const way = face.suit === 'nav' ? -1 : 1
  return {
    card: face.id,
    safe: cardValue(m, face, false),
    risk: cardValue(m, face, true),
    resonance: way * face.choice.intensity,
    text: face.choice.text,
  }
}

function placeFacts(m: Match): PlaceFacts | null {
  const { campaign } = wordsOf(m)
  if (kept(m, 'campaign') === 0 || hero(m) < 0) return null
  const { id, name, text, paths, options } = placeOf(m)
  const chosen: Option | undefined = optionOf(m)
  // before the card is turned nothing has come of it
  const tested = [undefined, chosen?.success, chosen?.failure][kept(m, 'succeeded')]
  const outcome = chosen?.test === undefined ? chosen?.outcome : tested
  return {
    id,
    name,
    text,
    paths: paths.map((to) => ({
      id: to,
      name: campaign.places.find((place) => place.id === to)!.name,
    })),
    options: options.map((option, k) => ({
      text: option.text,
      isOpen: isOpen(m, k),
      isChosen: (kept(m, 'done') & (1 << k)) !== 0,
    })),
    said: kept(m, 'done') === 0 ? null : (outcome?.text ?? null),
  }
}

/** [TW-9.2] [TW-9.6] */
function hindered(m: Match): TwilightFacts['hindered'] {
  const { query } = wordsOf(m)
  const { hand, definitions, layout } = m.rules
  const out: TwilightFacts['hindered'] = []
  for (let k = 0; k < sizeOf(m, hand!, SEAT); k++) {
    const card = cardAt(m, hand!, SEAT, k)
    const written = definitions[m.s[layout.def + card]].cost?.['faith'] ?? 0
    const faith = ask(m, query.faithCost, card) - written
    const isForbidden = !may(m, query.canPlay, card)
    if (faith !== 0 || isForbidden) out.push({ card, faith, isForbidden })
  }
  return out
}

/** [TW-11.2] */
function resultFacts(m: Match): ResultFacts {
  const { definitions } = m.rules
  const ends = endsOf(m)
  const owed = ends.map(({ def, outcome }) => {
    const { kill, pacify } = wordsOf(m).enemy[def]!
    return outcome === 'killed' ? kill : outcome === 'pacified' ? pacify : null
  })
  const [killed, fled] = [kept(m, 'killed'), kept(m, 'fled')]
  const isFled = fled > 0
  const isLost = isFallen(m)
  return {
    foes: ends.map(({ def, outcome }) => ({ def: definitions[def].id, outcome })),
    faith: isLost ? 0 : kept(m, 'faithDue'),
    resonance: isLost ? 0 : kept(m, 'resonanceDue'),
    cards:
      isLost || isFled ? [] : owed.flatMap((one) => one?.loot ?? []).map((d) => definitions[d].id),
    rounds: m.s[ROUND],
    dealt: kept(m, 'dealt'),
    taken: kept(m, 'taken'),
    played: kept(m, 'played'),
    isViolent: killed > 0,
    isNonviolent: kept(m, 'pacified') > 0 && killed + fled === 0,
  }
}

export function facts(m: Match, viewer: number): TwilightFacts {
  const { zones, campaign } = wordsOf(m)
  const ending = campaign.endings[kept(m, 'ending') - 1]
  return {
    zone: zones[zoneNow(m)].id,
    fate: { left: fateSize(m), discarded: discardSize(m) },
    enemies: hero(m) < 0 ? [] : enemies(m).map((e) => enemyFacts(m, e)),
    choice: choiceFacts(m),
    policy: {
      timerDuration: ui(m, 'timerDuration'),
      autoSelectSafe: ui(m, 'autoSelectSafe') > 0,
    },
    place: placeFacts(m),
    flags: campaign.flags.filter((_, k) => (kept(m, 'flags') & (1 << k)) !== 0),
    ending: ending === undefined ? null : { name: ending.name, text: ending.text },
    // whose hand it is sees it
    hindered: hero(m) < 0 || viewer !== SEAT ? [] : hindered(m),
    result: kept(m, 'isOver') === 0 ? null : resultFacts(m),
  }
}
