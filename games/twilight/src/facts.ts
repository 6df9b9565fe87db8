// What the table shows beyond the view of every game: intents, exact odds before anything is committed, the
// zone, the journey, the choice that waits. [TW-21]
import type { Spoken } from '@cardwright/engine'
import {
  ask,
  cardAt,
  definitionOf,
  may,
  round,
  sizeOf,
  type Match,
} from '@cardwright/engine/author'
import { canStage } from './action.ts'
import { ui } from './balance.ts'
import { isDone, isOpen, optionOf, placeOf } from './campaign.ts'
import {
  blowOf,
  bodyArmorOf,
  cardValue,
  CONTEXTS,
  flightOf,
  parryOf,
  renownFor,
  shiftOf,
  spiritArmorOf,
  stakeOf,
  standAgainst,
  trialOf,
  type Reading,
} from './check.ts'
import { intentOf, shownValue } from './enemy-phase.ts'
import {
  aheadOf,
  discardSize,
  faceOf,
  fateAt,
  fateSize,
  foreseen,
  type Ahead,
} from './fate-deck.ts'
import type { FateFace } from './fate-face.ts'
import {
  forecastBlow,
  forecastFlight,
  forecastHarm,
  mayChoose,
  prospectOf,
  shareOf,
  type BlowForecast,
  type Harm,
  type Prospect,
  type Share,
} from './forecast.ts'
import { endsOf, hasFlag, isFallen, type FoeOutcome } from './outcomes.ts'
import type { Bounds, Option, Outcome, Test } from './places.ts'
import { damped } from './resonance.ts'
import {
  ATTACK,
  bears,
  DEFEND,
  enemies,
  FLEE,
  hero,
  INFLUENCE,
  kept,
  powerOf,
  SEAT,
  TEST,
  WAIT,
  zoneNow,
} from './state.ts'
import { wordsOf } from './words.ts'

/** One way to act on an enemy, and what it may bring on the hero. */
export interface ActFacts extends BlowForecast {
  harm: Harm | null
}

export interface EnemyFacts {
  unit: number
  intent: { type: string; value: number; text: Spoken; isCancelled: boolean } | null
  power: number
  armor: { body: number; spirit: number }
  attack: ActFacts
  influence: ActFacts
}

export interface TrialFacts {
  stat: string
  /** The stat, and what the hero's name adds in a talk. */
  base: number
  renown: number
  effort: number
  difficulty: number
  context: string
  share: Share
  /** With one more card set aside; null: the limit is reached. */
  more: Share | null
}

/** What a reading of a choice card counts, moves and does. */
export interface ReadingFacts {
  value: number
  resonance: number
  amount: number
  /** What a blow lands on. */
  track: 'hp' | 'wp' | null
  isGood: boolean
}

export interface TwilightFacts {
  zone: string
  fate: { left: number; discarded: number; mayChoose: boolean }
  enemies: EnemyFacts[]
  /** What waiting brings on the hero, and how likely a flight succeeds. */
  wait: Harm | null
  flee: Share | null
  choice: {
    card: string
    context: string
    text: Spoken
    safe: ReadingFacts
    risk: ReadingFacts
  } | null
  policy: { timerDuration: number; autoSelectSafe: boolean }
  place: PlaceFacts | null
  /** The test that waits for its card. */
  trial: TrialFacts | null
  /** Questions on the road besides what to do and where to go. */
  waits: 'test' | 'foreseen' | 'again' | null
  /** Fate cards that were foreseen, the next one first. */
  foreseen: string[]
  /** Noise (1) or an unseen step (-1) before the next encounter. */
  alarm: number
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

/** What an option may bring, without its story. */
export type Gain = Omit<Outcome, 'text' | 'flags'>

export interface OptionFacts {
  text: Spoken
  isOpen: boolean
  isChosen: boolean
  /** Its price. */
  faith: number
  renown: Bounds | null
  trial: TrialFacts | null
  success: Gain
  failure: Gain | null
}

export interface PlaceFacts {
  id: string
  name: Spoken
  text: Spoken
  paths: { id: string; name: Spoken }[]
  options: OptionFacts[]
  /** What came of the last test here. */
  said: Spoken | null
  /** The option whose test waits for its card. */
  tried: Spoken | null
  /** Whether only travelling on is left. */
  isLeft: boolean
}

function enemyFacts(m: Match, e: number, prospect: Prospect): EnemyFacts {
  const intent = intentOf(m, e)
  const act = (action: number): ActFacts => ({
    ...forecastBlow(m, action, e, prospect.ahead),
    harm: forecastHarm(m, action, e, prospect),
  })
  return {
    unit: e,
    intent:
      intent === null
        ? null
        : {
            type: intent.type,
            value: shownValue(m, e),
            text: intent.text,
            isCancelled: bears(m, e, 'stunned'),
          },
    power: powerOf(m, e),
    armor: { body: bodyArmorOf(m, e), spirit: spiritArmorOf(m, e) },
    attack: act(ATTACK),
    influence: act(INFLUENCE),
  }
}

function choiceFacts(m: Match): TwilightFacts['choice'] {
  const card = kept(m, 'card') - 1
  if (card < 0) return null
  const face = faceOf(m, card)
  if (face.choice === null) return null
  const action = kept(m, 'action')
  const test = action === TEST ? optionOf(m).test! : null
  const context = test?.context ?? CONTEXTS[action]
  const read = (isRisky: boolean): ReadingFacts => ({
    value: cardValue(m, { face, isRisky }),
    resonance: damped(m, shiftOf(m, face, isRisky, context, test?.action)),
    ...came(m, action, face, isRisky),
  })
  return { card: face.id, context, text: face.choice.text, safe: read(false), risk: read(true) }
}

/** What comes of the action that waits, with this reading. */
function came(
  m: Match,
  action: number,
  face: FateFace,
  isRisky: boolean,
): Omit<ReadingFacts, 'value' | 'resonance'> {
  const reading: Reading = { face, isRisky }
  const [target, effort] = [kept(m, 'target') - 1, kept(m, 'effort')]
  if (action === TEST)
    return { amount: 0, track: null, isGood: trialOf(m, optionOf(m).test!, effort, reading).isGood }
  if (action === FLEE) return { amount: 0, track: null, isGood: flightOf(m, reading).isAway }
  if (action === DEFEND) {
    const { incoming } = parryOf(m, shownValue(m, target), standAgainst(m, target), reading)
    return { amount: incoming, track: null, isGood: incoming === 0 }
  }
  const { amount, track } = blowOf(m, action, target, effort, reading)
  return { amount, track, isGood: true }
}

function trialFacts(m: Match, test: Test, effort: number, ahead: Ahead): TrialFacts {
  const { stat, context, action, difficulty } = test
  const share = (more: number) =>
    shareOf(ahead, (reading) => trialOf(m, test, effort + more, reading).isGood)
  return {
    stat,
    base: stakeOf(m, test),
    renown: renownFor(m, context, action),
    effort,
    difficulty,
    context,
    share: share(0),
    more: canStage(m) && sizeOf(m, m.rules.zones.hand!, SEAT) > 0 ? share(1) : null,
  }
}

/** A test was chosen, and its card is not turned yet. */
function isBraced(m: Match): boolean {
  const isChosen = isDone(m, kept(m, 'option'))
  return isChosen && optionOf(m).test !== undefined && kept(m, 'succeeded') === 0
}

function waitsFor(m: Match): TwilightFacts['waits'] {
  if (enemies(m).length > 0) return null
  if (isBraced(m)) return 'test'
  return kept(m, 'lifts') > 0 ? 'foreseen' : kept(m, 'again') !== 0 ? 'again' : null
}

const gainOf = ({ text: _text, flags: _flags, ...gain }: Outcome): Gain => gain

function placeFacts(m: Match, ahead: Ahead): PlaceFacts {
  const { campaign } = wordsOf(m)
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
      isChosen: isDone(m, k),
      faith: option.faith ?? 0,
      renown: option.renown ?? null,
      trial: option.test === undefined ? null : trialFacts(m, option.test, 0, ahead),
      success: gainOf((option.success ?? option.outcome)!),
      failure: option.failure === undefined ? null : gainOf(option.failure),
    })),
    said: kept(m, 'done') === 0 ? null : (outcome?.text ?? null),
    tried: isBraced(m) ? (chosen?.text ?? null) : null,
    isLeft:
      (kept(m, 'done') !== 0 && chosen?.stays !== true) || !options.some((_, k) => isOpen(m, k)),
  }
}

/** [TW-9.2] [TW-9.6] */
function hindered(m: Match): TwilightFacts['hindered'] {
  const { query } = wordsOf(m)
  const { hand } = m.rules.zones
  const out: TwilightFacts['hindered'] = []
  for (let k = 0; k < sizeOf(m, hand!, SEAT); k++) {
    const card = cardAt(m, hand!, SEAT, k)
    const written = definitionOf(m, card).cost?.['faith'] ?? 0
    const faith = ask(m, query.faithCost, card) - written
    const isForbidden = !may(m, query.canPlay, card)
    if (faith !== 0 || isForbidden) out.push({ card, faith, isForbidden })
  }
  return out
}

/** [TW-11.2] */
function resultFacts(m: Match): ResultFacts {
  const { definitions } = m.rules.things
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
    rounds: round(m),
    dealt: kept(m, 'dealt'),
    taken: kept(m, 'taken'),
    played: kept(m, 'played'),
    isViolent: killed > 0,
    isNonviolent: kept(m, 'pacified') > 0 && killed + fled === 0,
  }
}

/** Null where nothing waits for a finishing action. */
function roundFacts(m: Match, prospect: Prospect): Pick<TwilightFacts, 'wait' | 'flee'> {
  if (enemies(m).length === 0) return { wait: null, flee: null }
  return {
    wait: forecastHarm(m, WAIT, -1, prospect),
    flee: kept(m, 'noFlight') === 1 ? null : forecastFlight(m, prospect.ahead),
  }
}

export function facts(m: Match, viewer: number): TwilightFacts {
  const { zones, campaign } = wordsOf(m)
  const ending = campaign.endings[kept(m, 'ending') - 1]
  const isOwn = viewer === SEAT
  const isThere = hero(m) >= 0
  const isTravelling = isThere && kept(m, 'campaign') === 1
  const ahead = aheadOf(m, isOwn)
  const prospect = prospectOf(m, ahead)
  return {
    zone: zones[zoneNow(m)].id,
    fate: { left: fateSize(m), discarded: discardSize(m), mayChoose: mayChoose(ahead) },
    enemies: isThere ? enemies(m).map((e) => enemyFacts(m, e, prospect)) : [],
    ...(isThere ? roundFacts(m, prospect) : { wait: null, flee: null }),
    choice: choiceFacts(m),
    policy: {
      timerDuration: ui(m, 'timerDuration'),
      autoSelectSafe: ui(m, 'autoSelectSafe') > 0,
    },
    place: isTravelling ? placeFacts(m, ahead) : null,
    trial: isTravelling && isBraced(m) ? bracedFacts(m, ahead) : null,
    waits: isTravelling ? waitsFor(m) : null,
    foreseen: isOwn
      ? Array.from({ length: foreseen(m) }, (_, k) => faceOf(m, fateAt(m, k)).id)
      : [],
    alarm: kept(m, 'alarm'),
    flags: campaign.flags.filter((flag) => hasFlag(m, flag)),
    ending: ending === undefined ? null : { name: ending.name, text: ending.text },
    // whose hand it is sees it
    hindered: isThere && isOwn ? hindered(m) : [],
    result: kept(m, 'isOver') === 0 ? null : resultFacts(m),
  }
}

/** A card that waits for its choice has spent the Effort already. */
const bracedFacts = (m: Match, ahead: Ahead): TrialFacts =>
  trialFacts(m, optionOf(m).test!, sizeOf(m, wordsOf(m).zone.staged, SEAT), ahead)
