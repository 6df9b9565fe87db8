// What the table shows beyond the view of every game: intents, exact odds before anything is committed, the
// zone, the journey, the choice that waits. [TW-21]
import type { Spoken } from '@cardwright/engine'
import { sizeOf, type Match } from '@cardwright/engine/author'
import { ui } from './balance.ts'
import { isOpen, optionOf, placeOf } from './campaign.ts'
import { blowOf, cardValue, parryOf } from './check.ts'
import { intentOf, shownValue } from './enemy-phase.ts'
import { faceOf, facesLeft, fateSize, discardSize } from './fate-deck.ts'
import type { Option } from './places.ts'
import { ATTACK, bears, enemies, hero, INFLUENCE, kept, SEAT, TEST, zoneNow } from './state.ts'
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
  result: { killed: number; pacified: number; fled: number; dealt: number; taken: number }
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
  const isTold = kept(m, 'done') !== 0 && kept(m, 'action') !== TEST
  const outcome =
    chosen?.test === undefined
      ? chosen?.outcome
      : kept(m, 'succeeded') === 1
        ? chosen.success
        : chosen.failure
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
    said: isTold ? (outcome?.text ?? null) : null,
  }
}

export function facts(m: Match): TwilightFacts {
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
    result: {
      killed: kept(m, 'killed'),
      pacified: kept(m, 'pacified'),
      fled: kept(m, 'fled'),
      dealt: kept(m, 'dealt'),
      taken: kept(m, 'taken'),
    },
  }
}
