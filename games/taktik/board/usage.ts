// How a card is used, in one line, read from its data: when, by whom, and whether it cancels.
import type { Ability, Definition } from '@cardwright/engine'
import { textsOf } from './texts.ts'

export function usageOf({ class: kind, abilities = [] }: Definition, lang: 'en' | 'ru'): string {
  const { usage } = textsOf(lang)
  if (kind === 'malus') return usage.malus
  if (kind === 'tactic') {
    const [{ answer, playableBy = 'either' }] = abilities
    return `${usage.windows[answer ?? ''] ?? ''}, ${usage.by[playableBy]}. ${usage.tactic}`
  }
  if (kind !== 'bonus') return ''
  const cancels = abilities.find(({ answer }) => answer === 'malusDrawn')
  const what = cancels === undefined ? '' : isChoosy(cancels) ? usage.cancelsSome : usage.cancelsAny
  return [usage.bonus, what].filter((part) => part !== '').join(' ')
}

/** Cancels only maluses of certain categories. */
const isChoosy = (ability: Ability): boolean =>
  JSON.stringify(ability.if ?? {}).includes('"pending.card"')
