// Steps: one sentence each. The picks are named in the order in which they are asked, so that later
// words of the text may point back to them.
import type { Mood, Parts, StepSpeaker } from '@cardwright/language'
import type { Noun } from '@cardwright/language/grammar'
import { verbOf, type Amount, type Step, type Target } from '../../language.ts'
import { perMatch } from './amounts.ts'
import { durationOf } from './durations.ts'
import { checkStepKeys } from './known-keys.ts'
import { addEffect, aboutRecipients, type Effects } from './modifiers.ts'
import { nounOf } from './references.ts'
import { actorNoun, keyOf, name, takeTails, type Scope } from './scope.ts'
import { speakerOf } from './speaker.ts'
import { destination, partsOf, verbIn } from './step-parts.ts'
import { chosenNoun, eachNoun, isPlaceKind } from './targets.ts'

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value

export function stepSentence(scope: Scope, step: Step, mood: Mood = 'do'): string {
  checkStepKeys(scope, step)
  const { steps } = scope.patterns
  const condition = step.if === undefined ? null : scope.walk.clause(scope, step.if)
  const mayStop = [step.target, step.to].some((one) => isTarget(one) && one.optional === true)
  const own: Mood = mayStop ? 'may' : mood
  let sentence = recipientsSentence(scope, step, own)
  if (mayStop && mood === 'do') sentence = steps.may(sentence)
  sentence += takeTails(scope)
  if (step.times !== undefined) sentence = timesSentence(scope, step.times, sentence)
  closeStep(scope, step)
  return condition === null ? sentence : steps.ifTrue(condition, sentence)
}

function timesSentence(scope: Scope, times: NonNullable<Step['times']>, sentence: string): string {
  const { steps } = scope.patterns
  const each = perMatch(scope, times as Amount)
  if (each) return steps.timesFor(each.n, each.phrase, sentence)
  const isRange = typeof times === 'object' && 'min' in times && !Array.isArray(times.min)
  const size = isRange
    ? {
        from: scope.walk.size(scope, (times as { min: Amount }).min),
        to: scope.walk.size(scope, (times as { max: Amount }).max),
      }
    : scope.walk.size(scope, times as Amount)
  return steps.times(size, sentence) + takeTails(scope)
}

/** With a pick and a set the pick comes first: "choose a row: 1 damage to each enemy in it". */
function recipientsSentence(scope: Scope, step: Step, mood: Mood): string {
  const { target, each } = step
  const isLookOnly = isTarget(target) && isLookedAt(step, target)
  if (isTarget(target) && (each !== undefined || isLookOnly)) {
    const noun = introduce(scope, step, target, 'target')
    return scope.patterns.steps.choosing(noun, verbSentence(scope, step, 'do', null), mood)
  }
  const whom = isTarget(target) ? introduce(scope, step, target, 'target') : null
  return verbSentence(scope, step, mood, whom)
}

const isLookedAt = (step: Step, target: Target): boolean =>
  textOf(step)?.fills === true && isPlaceKind(target.kind) && target.kind !== 'section'

const textOf = (step: Step) => verbOf(step.do)?.text

function verbSentence(scope: Scope, step: Step, mood: Mood, picked: Noun | null): string {
  const { book, patterns } = scope
  const text = textOf(step)
  const whom = picked ?? collect(scope, step) ?? (text?.byActor ? actorOf(scope) : null)
  const asks = isTarget(step.target) && step.target.auto === undefined && picked !== null
  const inner = perRecipient(scope, whom)
  const parts = partsOf(inner, step, mood, { whom, asks })
  if (!text) return ownVerb(inner, step, parts)
  const { sentence, tail } = text.say(book.lang, step, parts, speakerFor(scope, inner, parts))
  if (tail) scope.end.tails.push(tail)
  const isSet = isTarget(step.each) || (isTarget(step.target) && step.target.count !== undefined)
  const isOtherwise =
    step.together !== undefined && step.together !== book.pack.manifest.policies.together
  return isSet && isOtherwise
    ? sentence + patterns.steps.together(step.together === true)
    : sentence
}

/** @param outer the step, where its recipients have not become "it" */
const speakerFor = (outer: Scope, inner: Scope, parts: Parts): StepSpeaker => ({
  ...speakerOf(inner),
  beingGiven: (status) => givenSentence(outer, status, parts),
  modification: (step) => modifySentence(outer, step, parts),
})

/** "It counts as moved", where the pack says so of the status, instead of the name of a mark. */
function givenSentence(scope: Scope, status: string, { whom, asks }: Parts): string | null {
  const { book, patterns } = scope
  const says = book.statusSays(status, 'given')
  if (says === null || whom === null) return null
  const sentence = (who: Noun) => `${who.as('nom')} ${says[who.number]}`
  return asks
    ? patterns.steps.choosing(whom, sentence(patterns.nouns.pronoun(whom)), 'do')
    : sentence(whom)
}

/** In an amount a bare stat is the recipient's. */
function perRecipient(scope: Scope, whom: Noun | null): Scope {
  if (whom === null) return scope
  const { gender, number, animate } = whom
  return { ...scope, subject: 'it', it: { gender, number, animate } }
}

/** A verb the game added: its pack brings the whole sentence with slots, the form behind "may" after a bar. */
function ownVerb(scope: Scope, step: Step, { whom, to, mood }: Parts): string {
  const nouns: Record<string, Noun | null> = { whom, to }
  const { amount } = step
  const size = amount === undefined || amount === 'all' ? amount : scope.walk.size(scope, amount)
  const [plain, may = plain] = scope.book.text('verbs', step.do).split('|')
  const template = mood === 'may' ? may : plain
  return template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, form = 'acc') =>
    slot === 'amount' ? String(size ?? '') : (nouns[slot]?.as(form) ?? ''),
  )
}

/** Whoever acts without being named, if it is not the player spoken to. */
const actorOf = (scope: Scope): Noun | null => (scope.isStatus ? actorNoun(scope) : null)

/** Recipients that nobody picks: a set, or something named before. */
function collect(scope: Scope, step: Step): Noun | null {
  const source = step.each ?? step.target
  if (source === undefined || isLookedAtStep(step, source)) return null
  if (typeof source === 'string') return nounOf(scope, source)
  return introduce(scope, step, source, step.target === undefined ? 'target' : 'each')
}

const isLookedAtStep = (step: Step, source: unknown): boolean =>
  step.each === undefined && isTarget(source) && isLookedAt(step, source)

function introduce(scope: Scope, step: Step, target: Target, key: 'target' | 'each'): Noun {
  const inner = textOf(step)?.takesOut ? { ...scope, zoneWay: 'from' as const } : scope
  const isEach = target === step.each
  const { noun, phrase } = isEach ? eachNoun(inner, target) : chosenNoun(inner, target)
  const number = isEach && target.auto === undefined ? 'many' : phrase.number
  name(scope, key, {
    phrase: { ...phrase, number },
    isPlace: isPlaceKind(target.kind),
    kind: target.kind,
  })
  return noun
}

/** What a step asks for, by the slot of the question; null if it does not ask there. */
export function askedNoun(
  scope: Scope,
  step: Step,
  slot: 'target' | 'to',
): { noun: Noun; isOptional: boolean } | null {
  const { target, to } = step
  const picked = isTarget(target) ? introduce(scope, step, target, 'target') : null
  const isOptional = isTarget(target) && target.optional === true
  if (slot === 'target') return picked && { noun: picked, isOptional }
  if (!isTarget(to)) return null
  const { to: place } = destination(scope, step)
  return place ? { noun: place, isOptional: to.optional === true } : null
}

function modifySentence(scope: Scope, step: Step, { mood, whom, asks }: Parts): string {
  const { nouns, modifiers } = scope.patterns
  const who = whom ?? nouns.you
  const effects: Effects = { has: [], does: [] }
  const inner = aboutRecipients(scope, who)
  // Recipients become the pronoun only after they have been said.
  const from = typeof step.from === 'object' ? step.from : undefined
  addEffect(inner, { ...step, from, status: undefined }, who, effects)
  const until = durationOf(scope, step.until, who)
  const list = effects.has.length > 0 ? effects.has : effects.does
  list[list.length - 1] += until
  const verb = verbIn(scope, mood)
  const isSource = step.each === 'self' && scope.now.focus === 'self'
  return modifiers.sentence({ who, isSource, isTimed: true, asks, mood, verb, ...effects })
}

/** The pick keeps its name for later steps; an unnamed one must not be taken for "it" any more. */
function closeStep(scope: Scope, step: Step): void {
  const named = scope.named.get('target') ?? scope.named.get('each')
  scope.named.delete('target')
  scope.named.delete('each')
  if (named) scope.now.focus = null
  if (step.as === undefined) return
  const label = `@${step.as}`
  const text = textOf(step)
  const the = speakerOf(scope)
  scope.verbs.set(label, text?.recordedAs?.(step, the) ?? step.do)
  const result = text?.result?.(step, the)
  if (result === 'self') return void scope.aliases.set(label, 'self')
  if (result !== undefined) return name(scope, label, { ...result, isPlace: false })
  if (named) return name(scope, label, named)
  const ref = step.each ?? step.target
  if (typeof ref === 'string') scope.aliases.set(label, keyOf(scope, ref))
  // done to nobody in particular, it is done to whoever acts
  if (ref === undefined) scope.aliases.set(label, 'actor')
}
