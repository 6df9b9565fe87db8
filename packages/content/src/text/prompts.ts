// What a player is asked while an ability is running: "Choose an enemy next to it".
import type { Ability, Pack, Step, Target } from '../language.ts'
import { bookOf } from './book.ts'
import { holderOf } from './holders.ts'
import { finish, type Lang } from '@cardwright/language/grammar'
import { askedNoun, openScope, passSteps } from './sentence/index.ts'

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
  if (step.options !== undefined || slot === 'option') return prompts.option
  if (step.places !== undefined) return prompts.arrange
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
  return promptFor(pack, abilityAt(pack, holder, index), path, slot, lang)
}

/**
 * One word or two for every question of an ability, in the order they are asked: "Enemy", "Plot". A step
 * that asks whom and where to has two.
 */
export function questionsAt(pack: Pack, holder: string, index: number, lang: Lang): string[] {
  const ability = abilityAt(pack, holder, index)
  const book = bookOf(pack, lang)
  const name = (step: Step, slot: 'target' | 'to', earlier: Step[]): string => {
    const scope = openScope(book, holderOf(pack, ability), ability)
    passSteps(scope, earlier)
    const asked = askedNoun(scope, { ...step, target: bare(step.target), to: bare(step.to) }, slot)
    const text = finish((asked?.noun.as('nom') ?? '').replace(/^(?:an?|the) /, ''))
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const inOrder = (steps: readonly Step[], before: Step[]): string[] =>
    steps.flatMap((step, k) => {
      const earlier = [...before, ...steps.slice(0, k)]
      return [
        ...(step.options !== undefined ? [book.patterns.prompts.which] : []),
        ...(isAsked(step.target) ? [name(step, 'target', earlier)] : []),
        ...(isAsked(step.to) ? [name(step, 'to', earlier)] : []),
        ...(Array.isArray(step.steps) ? inOrder(step.steps, earlier) : []),
      ]
    })
  return inOrder(ability.steps ?? [], [])
}

/** What it is and whose; how near, how many and how strong is said by the sentence. */
function bare<T>(target: T): T | Target {
  if (!isAsked(target)) return target
  const { kind, side, zone, axis, status, pool } = target
  const kept = { kind, side, zone, axis, status, pool }
  return JSON.parse(JSON.stringify(kept)) as Target
}

const isAsked = (target: unknown): target is Target =>
  typeof target === 'object' && target !== null && 'kind' in target && !('auto' in target)

function abilityAt(pack: Pack, holder: string, index: number): Ability {
  const ability = [pack.definitions, pack.statuses, pack.keywords, pack.basics]
    .flatMap((all) => all.filter(({ id }) => id === holder).map((one) => one.abilities?.[index]))
    .find((one) => one?.steps !== undefined)
  if (!ability) throw new Error(`"${holder}" has no ability ${index} that asks`)
  return ability
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
