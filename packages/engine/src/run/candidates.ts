// Who may be picked now: the target's own filters, the three built-in ones (targetable, movable, the
// same step's destination must have an answer), what was picked already, and earlier picks previewed.
import { LAST_SKIP } from '../language/outcomes.ts'
import type { CompiledAbility, CompiledStep } from '../tables/ability.ts'
import { AUTO_NONE, COLLECT, SOME, type Selector } from '../tables/selector.ts'
import { holdInLimbo } from '../change/zones.ts'
import { SP } from '../state/head.ts'
import { put, rollBack, type Match } from '../state/match.ts'
import { Unplayable } from '../state/unplayable.ts'
import { LIST, OUTCOME, PICK, pickAt, PICKS, SEGMENT, SELF, STEP, WHICH } from '../state/frame.ts'
import { isAccepted } from '../ask/moving.ts'
import { chooseAuto, choosePlace, collectRecipients } from './recipients.ts'

/** Makes the state look as if the earlier picks of this segment had happened; -1 when there is no need. */
function beginPreview(m: Match, f: number, step: CompiledStep): number {
  const isFirst = step.index === m.s[f + SEGMENT] && step.times === null
  const { hides } = m.abilities[m.s[f + WHICH]]
  return isFirst && !hides ? -1 : previewEarlier(m, f, step)
}

function previewEarlier(m: Match, f: number, step: CompiledStep): number {
  const { s } = m
  const ability = m.abilities[s[f + WHICH]]
  const repeats =
    step.times !== null &&
    s[f + step.record + PICKS] > 0 &&
    m.rules.game.manifest.policies.commit === 'chain'
  if (step.index === s[f + SEGMENT] && !repeats && !ability.hides) return -1
  const { steps } = ability
  let needed = repeats || ability.hides
  for (let i = s[f + SEGMENT]; i < step.index && !needed; i++) needed = steps[i].previews
  if (!needed) return -1
  m.previewed = m.journal
  const mark = m.written
  m.journal = true
  m.previewing = true
  try {
    // a card is not in the hand it is played from
    if (ability.hides) holdInLimbo(m, s[f + SELF])
    for (let i = s[f + SEGMENT]; i <= step.index; i++)
      if (i === step.index ? repeats : steps[i].previews) previewStep(m, f, steps[i])
  } catch (error) {
    // for what will find no room the match ends only when it happens
    if (!(error instanceof Unplayable)) throw error
  }
  return mark
}

/** Takes the preview back: the state is untouched. */
function endPreview(m: Match, mark: number): void {
  if (mark >= 0) takeBack(m, mark)
}

function takeBack(m: Match, mark: number): void {
  const { fresh } = m
  rollBack(m, mark)
  m.journal = m.previewed
  m.previewing = false
  m.fresh = fresh
}

function previewStep(m: Match, f: number, step: CompiledStep): void {
  const { s } = m
  const { preview } = step.verb
  if (preview === undefined || isSkip(s[f + step.record + OUTCOME])) return
  if (step.target !== null && step.target.auto !== AUTO_NONE && !chooseAuto(m, f, step)) return
  if (step.to !== null && step.to.auto !== AUTO_NONE && !choosePlace(m, f, step)) return
  if (step.verb.whole !== undefined) return preview(m, f, step, -1)
  put(m, f + LIST, s[SP] - f)
  const n = collectRecipients(m, f, step)
  const list = f + s[f + LIST]
  for (let k = 0; k < n; k++) preview(m, f, step, s[list + k])
}

/** Did the step do nothing? */
export const isSkip = (outcome: number): boolean => outcome > 0 && outcome <= LAST_SKIP

function wasPicked(m: Match, f: number, step: CompiledStep, e: number): boolean {
  for (let k = 0, n = m.s[f + step.record + PICKS]; k < n; k++)
    if (pickAt(m, f, step, k) === e) return true
  return false
}

/** Under commit policy `chain` a unit or card picked by an earlier step of this run is no candidate again. */
function pickedEarlier(m: Match, f: number, step: CompiledStep, e: number): boolean {
  const { s } = m
  const ability = m.abilities[s[f + WHICH]]
  for (let i = 0; i < step.index; i++) {
    const earlier = ability.steps[i]
    if (
      earlier.target !== null &&
      sameKind(earlier.target, step.target!) &&
      wasPicked(m, f, earlier, e)
    )
      return true
  }
  return false
}
const isThing = (s: Selector) => s.kind === 'unit' || s.kind === 'card'
const sameKind = (a: Selector, b: Selector) => isThing(a) && isThing(b)

/** What only this run knows: earlier picks, and what the first pick fixed. */
function passes(m: Match, f: number, step: CompiledStep, e: number): boolean {
  const { s } = m
  const r = f + step.record
  const target = step.target!
  if (
    step.index > 0 &&
    isThing(target) &&
    m.rules.game.manifest.policies.commit === 'chain' &&
    pickedEarlier(m, f, step, e)
  )
    return false
  if (s[r + PICKS] > 0 && step.times === null) {
    if (target.kind !== 'status' && wasPicked(m, f, step, e)) return false
    if (target.alike !== null && target.alike(m, -1, e, f) !== target.alike(m, -1, s[r + PICK], f))
      return false
  }
  return true
}

/** Collects the legal picks into `m.found` from 0; answers how many. */
export function collectPicks(m: Match, f: number, step: CompiledStep): number {
  const mark = beginPreview(m, f, step)
  m.finds = 0
  const n = step.offer!.scan(m, m.s[f + SELF], -1, f, COLLECT)
  let kept = n
  if (step.index > 0 || m.s[f + step.record + PICKS] > 0) {
    // nested selectors append behind the candidates
    m.finds = n
    kept = 0
    for (let k = 0; k < n; k++) {
      const e = m.found[k]
      if (passes(m, f, step, e)) m.found[kept++] = e
    }
  }
  m.finds = 0
  if (step.target!.kind === 'status') kept = withoutTaken(m, f, step, kept)
  endPreview(m, mark)
  return kept
}

/** Tokens are picked one by one: each pick uses one of its pile up. */
function withoutTaken(m: Match, f: number, step: CompiledStep, n: number): number {
  const picked = m.s[f + step.record + PICKS]
  let kept = n
  for (let k = 0; k < picked; k++) {
    const pile = pickAt(m, f, step, k)
    for (let j = 0; j < kept; j++)
      if (m.found[j] === pile) {
        m.found.copyWithin(j, j + 1, kept)
        kept--
        break
      }
  }
  return kept
}

/** How often the step asks. A card that counts the hand it is played from is not in it. */
export function timesOf(m: Match, f: number, step: CompiledStep): number {
  const self = m.s[f + SELF]
  const mark = m.abilities[m.s[f + WHICH]].hides ? beginPreview(m, f, step) : -1
  const n = step.times!.most(m, self, self, f)
  endPreview(m, mark)
  return n
}

export function collectPlaces(m: Match, f: number, step: CompiledStep): number {
  const mark = beginPreview(m, f, step)
  m.finds = 0
  const n = step.to!.scan(m, m.s[f + SELF], m.s[f + step.record + PICK], f, COLLECT)
  m.finds = 0
  endPreview(m, mark)
  return n
}

/** May the ability be offered: does its first question have an answer, where it needs one? */
export const hasTarget = (m: Match, f: number, ability: CompiledAbility): boolean =>
  !ability.needsTarget || ability.firstAsk === null || canAsk(m, f, ability.firstAsk)

/** Enough candidates for the step to be worth asking? */
export function canAsk(m: Match, f: number, step: CompiledStep): boolean {
  if (step.options.length > 0) return hasOption(m, f, step)
  return step.target === null ? canPlace(m, f, step) : canPick(m, f, step, step.target)
}

function hasOption(m: Match, f: number, step: CompiledStep): boolean {
  const self = m.s[f + SELF]
  return step.options.some(({ test }) => test === null || test(m, self, self, f))
}

function canPlace(m: Match, f: number, step: CompiledStep): boolean {
  const self = m.s[f + SELF]
  if (step.eachRef !== null && !isAccepted(m, f, step, step.eachRef.get(m, self, -1, f)))
    return false
  if (step.to === null) return true
  const mark = beginPreview(m, f, step)
  const n = step.to.scan(m, self, -1, f, SOME)
  endPreview(m, mark)
  return n > 0
}

function canPick(m: Match, f: number, step: CompiledStep, target: Selector): boolean {
  const self = m.s[f + SELF]
  if (target.optional) return true
  // picks that are made one after the other need something to pick, whatever the target says
  const min = target.single || step.times !== null ? 1 : target.min(m, self, -1, f)
  if (min === 0) return true
  const { hides } = m.abilities[m.s[f + WHICH]]
  if ((min === 1 || target.short) && step.index === 0 && !hides)
    return step.offer!.scan(m, self, -1, f, SOME) > 0
  return hasPicks(m, f, step, target.short ? 1 : min)
}

/** Stops looking as soon as there are enough. */
function hasPicks(m: Match, f: number, step: CompiledStep, wanted: number): boolean {
  const mark = beginPreview(m, f, step)
  const first = m.finds
  const n = step.offer!.scan(m, m.s[f + SELF], -1, f, COLLECT)
  let kept = 0
  for (let k = 0; k < n && kept < wanted; k++) if (passes(m, f, step, m.found[first + k])) kept++
  m.finds = first
  endPreview(m, mark)
  return kept >= wanted
}

/** The step that is being asked about. */
export function askedStep(m: Match, f: number): CompiledStep {
  return m.abilities[m.s[f + WHICH]].steps[m.s[f + STEP]]
}
