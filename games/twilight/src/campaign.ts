// The journey: places, what one does there, tests with the same Fate deck, camp, and the ending. [TW-19] [TW-20]
import {
  askMove,
  emit,
  endMatch,
  go,
  include,
  includes,
  newCard,
  putIn,
  setPhase,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'
import { spendEffort } from './action.ts'
import { fate } from './balance.ts'
import { trialOf } from './check.ts'
import { applyEffects, healHero } from './effects.ts'
import { drawHand, forget, gatherDeck, openEncounter } from './encounter.ts'
import { addFate, foreseen, liftFate, peekFate, stickyCard } from './fate-deck.ts'
import { closeFate, tellSum, turned, turnFate } from './fate-turn.ts'
import { hasFlag, hurtHero, isFallen, setFlag } from './outcomes.ts'
import type { Bounds, Ending, Option, Outcome, Place } from './places.ts'
import { layMarker, shift } from './resonance.ts'
import { add, FAILURE, has, keep, kept, SEAT, SUCCESS, TEST, zoneNow } from './state.ts'
import { wordsOf } from './words.ts'

export const placeOf = (m: Match): Place => wordsOf(m).campaign.places[kept(m, 'place')]
export const optionOf = (m: Match): Option => placeOf(m).options[kept(m, 'option')]

/** Beside the options that were done here. */
const SECRET_FOUND = 30

export const isDone = (m: Match, k: number): boolean => includes(m, 'done', k)

/** What can be done here now: flags fit, it can be paid, it was not done before, and it would do something. */
export function isOpen(m: Match, k: number): boolean {
  const { flag, unless, renown, faith = 0, outcome } = placeOf(m).options[k]
  if (isDone(m, k) || has(m, 'faith', SEAT) < faith) return false
  if (flag !== undefined && !hasFlag(m, flag)) return false
  if (unless !== undefined && hasFlag(m, unless)) return false
  if (!within(has(m, 'reputation', SEAT), renown)) return false
  return outcome?.cleanse !== true || stickyCard(m) >= 0
}

export function travelTo(m: Match, place: number): void {
  keep(m, 'place', place)
  keep(m, 'done', 0)
  keep(m, 'option', 0)
  keep(m, 'isOver', 0)
  keep(m, 'again', 0)
  go(m, 'place')
  emit(m, 'place-reached', SEAT, place)
}

function settle(m: Match, outcome: Outcome): void {
  const { faith = 0, hp = 0, resonance = 0, reputation = 0, cards = [], flags = [] } = outcome
  if (faith !== 0) add(m, 'faith', SEAT, faith)
  if (reputation !== 0) add(m, 'reputation', SEAT, reputation)
  if (hp > 0) healHero(m, hp)
  if (hp < 0) hurtHero(m, -hp, -1)
  if (resonance !== 0) shift(m, resonance)
  for (const id of cards) {
    const card = newCard(m, m.rules.things.defIndex.get(id)!, SEAT)
    if (card < 0) continue
    putIn(m, card, m.rules.zones.discard!)
    emit(m, 'card-won', card, SEAT)
  }
  for (const flag of flags) setFlag(m, flag)
  for (const id of outcome.fate ?? []) addFate(m, m.rules.things.defIndex.get(id)!)
  if (outcome.cleanse === true) cleanse(m)
}

/** [TW-6.5] A ward saves from what hurts, and in a talk from whatever a failure would bring. */
function softened(failure: Outcome, effects: readonly string[]): Outcome {
  if (effects.includes('spare')) return { text: failure.text }
  const { hp = 0 } = failure
  return effects.includes('safe') && hp < 0 ? { ...failure, hp: 0 } : failure
}

/** [TW-6.2] The secret of this place; if there is none, searching gives a little Faith. */
function findSecret(m: Match): void {
  const { secret } = placeOf(m)
  if (secret === undefined || isDone(m, SECRET_FOUND))
    return void add(m, 'faith', SEAT, fate(m, 'secretFaith'))
  include(m, 'done', SECRET_FOUND)
  settle(m, secret)
}

function cleanse(m: Match): void {
  const card = stickyCard(m)
  if (card < 0) return
  emit(m, 'fate-removed', card, SEAT)
  forget(m, card)
}

/** Where one goes after an outcome: into a fight, to the cards, back to the place, or on. */
function goOn(m: Match, { encounter, foresee }: Outcome): void {
  if (isFallen(m)) return endMatch(m, { winners: [], reason: 'fallen' })
  if (encounter !== undefined) {
    keep(m, 'noFlight', encounter.flee === false ? 1 : 0)
    const defs = encounter.enemies.map((id) => m.rules.things.defIndex.get(id)!)
    return openEncounter(m, defs)
  }
  if (foresee === true) {
    peekFate(m, fate(m, 'peek'))
    keep(m, 'lifts', foreseen(m))
    keep(m, 'again', 0)
    return go(m, 'foresee')
  }
  go(m, kept(m, 'again') === 0 ? onward(m) : 'again')
}

const onward = (m: Match): string => (optionOf(m).stays === true ? 'place' : 'depart')

function within(n: number, bounds: Bounds = {}): boolean {
  const { min = -Infinity, max = Infinity } = bounds
  return n >= min && n <= max
}

function endingFits(m: Match, { kills, pacified, renown, zones, flag }: Ending): boolean {
  return (
    within(kept(m, 'kills'), kills) &&
    within(kept(m, 'peaces'), pacified) &&
    within(has(m, 'reputation', SEAT), renown) &&
    (zones === undefined || zones.includes(wordsOf(m).zones[zoneNow(m)].id)) &&
    (flag === undefined || hasFlag(m, flag))
  )
}

export const campaignFlow: Record<string, FlowNode> = {
  place(m) {
    layMarker(m)
    setPhase(m, 'journey')
    const { options } = placeOf(m)
    if (!options.some((_, k) => isOpen(m, k))) return go(m, 'depart')
    askMove(m, SEAT, ['choose'])
  },
  /** [TW-19.3] Effort before the card is turned. */
  brace: (m) => askMove(m, SEAT, ['stage', 'unstage', 'test']),
  tested(m) {
    const { test, success, failure } = optionOf(m)
    const { context, action, difficulty } = test!
    const { sum, isGood } = trialOf(m, test!, kept(m, 'effort'), turned(m))
    tellSum(m, -1, sum, difficulty)
    keep(m, 'succeeded', isGood ? SUCCESS : FAILURE)
    keep(m, 'action', 0)
    keep(m, 'effort', 0)
    // [TW-6.4] a shadow takes its price for a success only; [TW-6.3] what leads into an encounter is not done again
    const isFight = (isGood ? success! : failure!).encounter !== undefined
    const effects = sum.worth.effects.filter(
      (one) => !(one === 'darken' && !isGood) && !(one === 'again' && isFight),
    )
    applyEffects(m, { ...sum.worth, effects }, -1, 0)
    closeFate(m, -1, sum, 0, isGood ? 'success' : 'failure', context, action)
    if (effects.includes('secret')) findSecret(m)
    if (effects.includes('insight')) peekFate(m, fate(m, 'insight'))
    const outcome = isGood ? success! : softened(failure!, effects)
    settle(m, outcome)
    layMarker(m)
    keep(m, 'again', effects.includes('again') ? 1 : 0)
    goOn(m, outcome)
  },
  /** [TW-6.3] What echoes may be done once more, or left at that. */
  again(m) {
    if (isFallen(m)) return endMatch(m, { winners: [], reason: 'fallen' })
    askMove(m, SEAT, ['retry', 'enough'])
  },
  /** [TW-5.6] The cards foreseen may be put in any order. */
  foresee(m) {
    if (kept(m, 'lifts') <= 0) return go(m, onward(m))
    askMove(m, SEAT, ['lift', 'enough'])
  },
  depart(m) {
    layMarker(m)
    if (placeOf(m).paths.length === 0) return go(m, 'ending')
    askMove(m, SEAT, ['travel'])
  },
  afterEncounter(m) {
    layMarker(m)
    setPhase(m, 'journey')
    go(m, 'depart')
    gatherDeck(m)
  },
  ending(m) {
    const { endings } = wordsOf(m).campaign
    keep(m, 'ending', endings.findIndex((one) => endingFits(m, one)) + 1)
    endMatch(m, { winners: [SEAT], reason: 'journeyEnd' })
  },
}

const pathTo = (m: Match, k: number): number => {
  const id = placeOf(m).paths[k]
  return wordsOf(m).campaign.places.findIndex((place) => place.id === id)
}

export const campaignMoves: Record<string, MoveCode> = {
  choose: {
    list(m, _seat, put) {
      placeOf(m).options.forEach((_, k) => {
        if (isOpen(m, k)) put(k)
      })
    },
    apply(m, _seat, k) {
      keep(m, 'option', k)
      keep(m, 'succeeded', 0)
      include(m, 'done', k)
      const { faith = 0, test, outcome } = optionOf(m)
      if (faith > 0) add(m, 'faith', SEAT, -faith)
      if (test !== undefined) {
        go(m, 'brace')
        return drawHand(m)
      }
      settle(m, outcome!)
      goOn(m, outcome!)
    },
    show: (_m, k) => String(k + 1),
  },
  test: {
    apply(m) {
      spendEffort(m)
      keep(m, 'action', TEST)
      turnFate(m, optionOf(m).test!.context, -1)
    },
  },
  lift: {
    list(m, _seat, put) {
      for (let k = 1; k < foreseen(m); k++) put(k)
    },
    apply(m, _seat, k) {
      liftFate(m, k)
      keep(m, 'lifts', kept(m, 'lifts') - 1)
    },
    show: (_m, k) => String(k + 1),
  },
  enough: {
    apply(m) {
      if (kept(m, 'again') !== 0) go(m, onward(m))
      keep(m, 'again', 0)
      keep(m, 'lifts', 0)
    },
  },
  retry: {
    apply(m) {
      keep(m, 'again', 0)
      keep(m, 'succeeded', 0)
      go(m, 'brace')
      drawHand(m)
    },
  },
  travel: {
    list(m, _seat, put) {
      placeOf(m).paths.forEach((_, k) => put(k))
    },
    apply: (m, _seat, k) => travelTo(m, pathTo(m, k)),
    show: (m, k) => placeOf(m).paths[k],
  },
}
