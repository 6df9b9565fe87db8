// The current question as a sentence.
import type { AskView, Match } from '@cardwright/engine'
import { abilityOf } from './choices.ts'
import type { Speaker } from './speaker.ts'

/** "Displace: choose a monster within 2", or nothing for the main question. */
export function promptText(m: Match, asking: AskView, speaker: Speaker): string {
  if (asking.kind === 'main' || asking.kind === 'move') return ''
  if (asking.source === undefined || asking.source < 0 || !asking.ability)
    return speaker.words.choose
  const name = abilityOf(m, asking.source, asking.ability, speaker)
  const slot = asking.kind === 'to' ? 'to' : asking.kind === 'option' ? 'option' : 'target'
  const text = speaker.prompt(asking.holder!, asking.path!, slot)
  const { min, max, picked } = asking
  const count =
    min !== undefined && max !== undefined && picked !== undefined
      ? ` (${picked.length} / ${min === max || max > 50 ? min : `${min}–${max}`})`
      : ''
  return `${name}: ${text}${count}`
}
