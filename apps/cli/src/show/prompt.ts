// The question that is open now, as a sentence.
import type { Ability, AskView, Match, Step } from '@cardwright/engine'
import { abilityOf } from './choices.ts'
import type { Speaker } from './speaker.ts'

/** "Displace: choose a monster within 2", or nothing for the main question. */
export function promptText(m: Match, asking: AskView, speaker: Speaker): string {
  if (asking.kind === 'main' || asking.kind === 'move') return ''
  if (asking.source === undefined || asking.source < 0 || !asking.ability)
    return speaker.words.choose
  const name = abilityOf(m, asking.source, asking.ability, speaker)
  const found = askedStep(m, asking)
  const slot = asking.kind === 'to' ? 'to' : asking.kind === 'option' ? 'option' : 'target'
  const text = found ? speaker.prompt(found.ability, found.path, slot) : speaker.words.choose
  const { min, max, picked } = asking
  const count =
    min !== undefined && max !== undefined && picked !== undefined
      ? ` (${picked.length} / ${min === max || max > 50 ? min : `${min}–${max}`})`
      : ''
  return `${name}: ${text}${count}`
}

/** Finds the step in the ability as it is written: the view counts only steps that ask. */
function askedStep(m: Match, asking: AskView): { ability: Ability; path: number[] } | null {
  const { rules, s } = m
  const def = s[rules.layout.def + asking.source!]
  const ability = rules.abilities.find(
    (one) =>
      one.label === asking.ability &&
      (rules.whenBoard[def].includes(one) || rules.whenCard[def].includes(one)),
  )
  const step = ability?.steps.filter((one) => one.asks)[(asking.step ?? 0) - 1]
  const path = ability && step ? pathTo(ability.source.steps ?? [], step.source) : null
  return ability && path ? { ability: ability.source, path } : null
}

function pathTo(steps: readonly Step[], wanted: Step): number[] | null {
  for (const [k, step] of steps.entries()) {
    if (step === wanted) return [k]
    const inner = Array.isArray(step.steps) ? pathTo(step.steps, wanted) : null
    if (inner) return [k, ...inner]
  }
  return null
}
