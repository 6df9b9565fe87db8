// What a player is asked while an ability is running: "Choose an enemy next to it".
import type { Ability, Pack, Step } from '../language.ts'
import { bookOf } from './book.ts'
import { holderOf } from './holders.ts'
import { finish } from './notation.ts'
import { askedNoun, openScope, passSteps } from './sentence/index.ts'
import type { Lang } from './term.ts'

/** `target`: whom; `to`: where, asked after it; `option`: one of the names of `choose`. */
export type PromptSlot = 'target' | 'to' | 'option'

/** @param path place of the step; inside a `repeat` the place of the loop, then of the inner step */
export function promptFor(
  pack: Pack,
  ability: Ability,
  path: number | readonly number[],
  slot: PromptSlot,
  lang: Lang,
): string {
  const book = bookOf(pack, lang)
  const { prompts } = book.patterns
  const { step, earlier } = stepAt(ability, [path].flat() as number[])
  if (step.prompt !== undefined && (slot !== 'to' || step.target === undefined))
    return book.text('prompts', step.prompt)
  if (step.do === 'choose' || slot === 'option') return prompts.option
  if (step.do === 'arrange') return prompts.arrange
  const scope = openScope(book, holderOf(pack, ability), ability)
  passSteps(scope, earlier)
  const asked = askedNoun(scope, step, slot)
  if (!asked) return book.missing(['prompts', `${step.do}.${slot}`])
  const text = prompts.choose(asked.noun)
  return finish(asked.isOptional ? prompts.optional(text) : text)
}

/** The same by what the ability is written on and the path that a view gives: ability, step, inner steps. */
export function promptAt(
  pack: Pack,
  holder: string,
  [index, ...path]: readonly number[],
  slot: PromptSlot,
  lang: Lang,
): string {
  const ability = [pack.definitions, pack.statuses, pack.keywords, pack.basics]
    .flatMap((all) => all.filter(({ id }) => id === holder).map((one) => one.abilities?.[index]))
    .find((one) => one?.steps !== undefined)
  if (!ability) throw new Error(`"${holder}" has no ability ${index} that asks`)
  return promptFor(pack, ability, path, slot, lang)
}

/** The step, and those before it, whose picks the words may point back to. */
function stepAt(ability: Ability, path: readonly number[]): { step: Step; earlier: Step[] } {
  let list = ability.steps ?? []
  const earlier: Step[] = []
  for (const [depth, index] of path.entries()) {
    const step = list[index]
    if (!step) throw new Error(`the ability has no step ${path.join('.')}`)
    earlier.push(...list.slice(0, index))
    if (depth === path.length - 1) return { step, earlier }
    list = Array.isArray(step.steps) ? step.steps : []
  }
  throw new Error('the path to a step is empty')
}
