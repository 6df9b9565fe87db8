// What a player is asked, in the words of this game, and what is answered by pointing.
import type { Action, View } from '@cardwright/engine'
import { unitKey, type Carried, type Key, type Words } from '@cardwright/table'
import { EFFORT, factsOf } from './facts-of.ts'
import { textsOf } from './texts.ts'

export function sentence(view: View, words: Words): string | null {
  const texts = textsOf(words.lang)
  const { asking, phase } = view
  const { choice, waits, place } = factsOf(view)
  if (asking?.kind !== 'main' && asking?.kind !== 'move') return null
  if (choice !== null) return texts.bargain
  if (view.board.length === 0) return texts.chooseHero
  if (phase === 'mulligan') return texts.mulligan
  if (phase === 'journey') {
    if (waits !== null) return texts.waits[waits]
    return place?.isLeft === true ? texts.depart : texts.journey
  }
  // also while the table still shows what came before
  return texts.act
}

/** Cards to send back, or to set aside before a test, are pressed in place. */
export function aim(action: Action, view: View): Key | null {
  if (action.kind !== 'move' || action.value === undefined) return null
  const isPressed = action.move === 'swap' || (view.phase === 'journey' && action.move === 'stage')
  if (!isPressed) return null
  const card = view.seats[0].zones['hand'][Number(action.value) - 1]
  return card === null || card === undefined ? null : unitKey(card.id)
}

/** In an encounter a card set aside adds 1 to the action. */
export function carry(action: Action, view: View): Carried | null {
  if (action.kind !== 'move' || action.move !== 'stage' || view.phase === 'journey') return null
  const card = view.seats[0].zones['hand'][Number(action.value) - 1]
  return card === null || card === undefined ? null : { what: unitKey(card.id), to: EFFORT }
}
