// What a player is asked, phase by phase and window by window, in the words of this game.
import type { Action, AskView, View } from '@cardwright/engine'
import { cellKey, type Key, type Words } from '@cardwright/table'
import { factsOf, numberOf, waitingIn } from './places.ts'
import { textsOf } from './texts.ts'

const STORAGE = 6
const TACTICS = 6

export function sentence(view: View, words: Words): string | null {
  const { asking } = view
  const { prompts, usage } = textsOf(words.lang)
  if (asking === null) return null
  if (asking.kind === 'window') {
    if (asking.window === 'malusDrawn') return prompts.malus
    const when = usage.windows[asking.window ?? ''] ?? ''
    return prompts.window(when, pendingText(view, asking, words.lang))
  }
  // the drawn malus: the other side chooses whom it strikes
  if (asking.kind === 'pick' && asking.seat !== view.active && asking.def !== undefined)
    if (view.shared['drawn']?.[0]?.id === asking.source)
      return prompts.strike(words.name(asking.def))
  return asking.kind === 'main' || asking.kind === 'move' ? inPhase(view, asking.seat, words) : null
}

function inPhase(view: View, seat: number, words: Words): string | null {
  const { prompts } = textsOf(words.lang)
  const facts = factsOf(view)
  const size = (zone: string) => view.seats[seat].zones[zone]?.length ?? 0
  switch (view.phase) {
    case 'tactics':
      return prompts.tactics(TACTICS - size('tactics'))
    case 'deployment':
      return prompts.deploy(
        facts.nextUnit === null ? '' : words.name(facts.nextUnit),
        view.board.filter(({ owner }) => owner === seat).length + 1,
        facts.armies[seat],
      )
    case 'draw':
      return prompts.draw
    case 'resolution':
      if (waitingIn(view) === undefined)
        return size('storage') > 0 ? prompts.goOn : prompts.nothingStored
      return size('storage') < STORAGE ? prompts.bonus : prompts.full
    case 'movement':
      return prompts.march(facts.mostMoves - facts.moves)
    case 'attack':
      return facts.queue.length > 0 ? prompts.queued(facts.queue.length) : prompts.attack
    default:
      if (facts.roll !== null) return prompts.resolve
      return facts.queue.length > 0 ? prompts.roll : prompts.endTurn
  }
}

/** "A7 attacks B6", "A7 marches to C12". */
function pendingText(view: View, { pending = {} }: AskView, lang: 'en' | 'ru'): string {
  const { attacks, marches } = textsOf(lang)
  const name = (id: unknown) => {
    const unit = view.board.find((one) => one.id === id)
    return unit === undefined ? '' : numberOf(unit, factsOf(view).armies)
  }
  const { attacker, target, unit, toCell } = pending
  if (attacker !== undefined) return attacks(name(attacker), name(target))
  return unit === undefined ? '' : marches(name(unit), String(toCell))
}

/** A malus is cancelled or suffered; an attack is called off by the unit that would make it. */
export function answerText(action: Action, view: View, { lang }: Words): string | null {
  if (view.asking?.window === 'malusDrawn') {
    const { cancelMalus, sufferMalus } = textsOf(lang).prompts
    return action.kind === 'use' ? cancelMalus : action.kind === 'decline' ? sufferMalus : null
  }
  if (action.kind !== 'move' || action.move !== 'unqueue') return null
  const unit = view.board.find(({ at }) => at === action.value)
  return unit === undefined
    ? null
    : textsOf(lang).prompts.callOff(numberOf(unit, factsOf(view).armies))
}

/** Units are deployed on the map. */
export const aim = (action: Action): Key | null =>
  action.kind === 'move' && action.move === 'place' ? cellKey(action.value ?? '') : null
