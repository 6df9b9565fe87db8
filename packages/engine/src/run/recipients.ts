// Whom a step reaches: what was picked, all that match its `each`, or the seat; and what is
// remembered of them for later steps.
import type { CompiledStep } from '../tables/ability.ts'
import {
  COLLECT,
  AUTO_HIGHEST,
  AUTO_LOWEST,
  AUTO_NONE,
  AUTO_RANDOM,
  type Selector,
} from '../tables/selector.ts'
import { BESIDE, BOARD, FREE, GONE, SP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { below } from '../state/random.ts'
import { isDying } from './death.ts'
import {
  ACTOR,
  append,
  AT,
  EXTRA,
  FROM,
  LIST,
  PICK,
  PICKS,
  pickAt,
  SELF,
  TO,
} from '../state/frame.ts'
import { cardPrice } from './pay.ts'

/** What is known of a thing when it is picked: its place, cost, and numbers asked for later. */
export function remember(m: Match, f: number, step: CompiledStep, value: number): void {
  const { s } = m
  const r = f + step.record
  put(m, r + PICK, value)
  const { kind } = step.target!
  if (kind === 'unit' || kind === 'card' || kind === 'section' || kind === 'terrain') {
    put(m, r + FROM, s[m.layout.at + value])
    if (kind === 'card') put(m, r + EXTRA, cardPrice(m, value))
  } else put(m, r + FROM, value)
  for (const { slot, read } of step.snapshots) put(m, f + slot, read(m, s[f + SELF], value, f))
}

/** Still somewhere in the match. */
export const isAround = (m: Match, e: number): boolean => {
  const zone = m.s[m.layout.zone + e]
  return zone !== GONE && zone !== FREE
}

export function anyPickLeft(m: Match, f: number, step: CompiledStep): boolean {
  const n = m.s[f + step.record + PICKS]
  if (n === 0) return true
  for (let k = 0; k < n; k++) if (isPresent(m, step.target!, pickAt(m, f, step, k))) return true
  return false
}

/** Is the picked thing still where a thing of its kind can be? */
function isPresent(m: Match, target: Selector, e: number): boolean {
  const zone = m.s[m.layout.zone + e]
  switch (target.kind) {
    case 'unit':
    case 'section':
    case 'terrain':
      return (zone === BOARD || zone === BESIDE) && !isDying(m, e)
    case 'card':
      return zone !== FREE && zone !== GONE
    default:
      return true
  }
}

/** Appends the recipients behind the frame; -1 = all picks are gone. */
export function collectRecipients(m: Match, f: number, step: CompiledStep): number {
  const { s } = m
  const self = s[f + SELF]
  const spread = step.each !== null || step.eachRef !== null
  if (spread && step.target !== null && !anyPickLeft(m, f, step)) return -1
  if (step.each !== null) {
    const first = m.finds
    let n = step.each.scan(m, self, s[f + step.record + PICK], f, COLLECT)
    if (step.each.auto !== AUTO_NONE) n = reduceAuto(m, f, step.each, first, n)
    for (let k = 0; k < n; k++) append(m, m.found[first + k])
    m.finds = first
    if (n > 0 && step.target === null) rememberEach(m, f, step, s[f + s[f + LIST]])
    if (step.target === null) put(m, f + step.record + PICKS, n)
    return n
  }
  if (step.eachRef !== null) return appendRef(m, f, step)
  // a place is not what changes: a line that was chosen gives its points to the seat
  if (step.target !== null && !isPlace(step.target)) {
    const n = s[f + step.record + PICKS]
    let kept = 0
    const firstOne =
      step.times !== null && m.rules.game.manifest.policies.commit === 'pick' ? n - 1 : 0
    for (let k = firstOne; k < n; k++) {
      const e = pickAt(m, f, step, k)
      if (!isPresent(m, step.target, e)) continue
      append(m, e)
      kept++
    }
    return n > 0 && kept === 0 ? -1 : kept
  }
  append(m, step.named === null ? s[f + ACTOR] : step.named.get(m, self, self, f))
  return 1
}

const isPlace = (target: Selector): boolean =>
  target.kind === 'line' || target.kind === 'cell' || target.kind === 'lane'

function rememberEach(m: Match, f: number, step: CompiledStep, e: number): void {
  const r = f + step.record
  put(m, r + PICK, e)
  if (step.each === null || step.each.kind !== 'cell') put(m, r + FROM, m.s[m.layout.at + e])
}

/** `each: "@x"` takes all picks of that step, `each: "self"` one thing. */
function appendRef(m: Match, f: number, step: CompiledStep): number {
  const { s } = m
  const ref = step.eachRef!
  const self = s[f + SELF]
  if (ref.record >= 0 && ref.whole) {
    const n = s[f + ref.record + PICKS]
    const at = s[f + ref.record + AT]
    let kept = 0
    for (let k = 0; k < n; k++) {
      const e = at === 0 ? s[f + ref.record + PICK] : s[f + at + k]
      if (ref.type === 'thing' && !isAround(m, e)) continue
      append(m, e)
      kept++
    }
    if (kept > 0) rememberEach(m, f, step, s[f + s[f + LIST]])
    put(m, f + step.record + PICKS, kept)
    return kept
  }
  const e = ref.get(m, self, self, f)
  if (e < 0 || (ref.type === 'thing' && !isAround(m, e))) return 0
  append(m, e)
  rememberEach(m, f, step, e)
  put(m, f + step.record + PICKS, 1)
  return 1
}

/** `auto` on a target: no seat is asked. */
export function chooseAuto(m: Match, f: number, step: CompiledStep): boolean {
  const { s } = m
  const target = step.target!
  const first = m.finds
  let n = target.scan(m, s[f + SELF], -1, f, COLLECT)
  let kept = 0
  for (let k = 0; k < n; k++)
    if (isPresent(m, target, m.found[first + k])) m.found[first + kept++] = m.found[first + k]
  n = reduceAuto(m, f, target, first, kept)
  m.finds = first
  if (n === 0) return false
  const r = f + step.record
  remember(m, f, step, m.found[first])
  put(m, r + PICKS, n)
  if (n > 1) {
    put(m, r + AT, s[SP] - f)
    for (let k = 0; k < n; k++) append(m, m.found[first + k])
    put(m, f + LIST, s[SP] - f)
  }
  return true
}

/** Everything that a target fits now, or what `auto` takes of it. */
export function matching(m: Match, f: number, target: Selector): number[] {
  const first = m.finds
  let n = target.scan(m, m.s[f + SELF], -1, f, COLLECT)
  if (target.auto !== AUTO_NONE) n = reduceAuto(m, f, target, first, n)
  m.finds = first
  return Array.from(m.found.subarray(first, first + n))
}

/** `auto` on a destination. */
export function choosePlace(m: Match, f: number, step: CompiledStep): boolean {
  const first = m.finds
  const n = step.to!.scan(m, m.s[f + SELF], m.s[f + step.record + PICK], f, COLLECT)
  const kept = reduceAuto(m, f, step.to!, first, n)
  m.finds = first
  if (kept === 0) return false
  put(m, f + step.record + TO, m.found[first])
  return true
}

/** Cuts candidates down to what `auto` takes, best first. */
function reduceAuto(m: Match, f: number, target: Selector, first: number, n: number): number {
  const { found } = m
  const self = m.s[f + SELF]
  const want = Math.min(n, target.max(m, self, -1, f))
  const swap = (a: number, b: number) => {
    const t = found[first + a]
    found[first + a] = found[first + b]
    found[first + b] = t
  }
  if (target.auto === AUTO_RANDOM) {
    for (let k = 0; k < want; k++)
      if (n - k > 1) swap(k, k + below(m, m.rules.words.chanceStream, n - k))
  } else if (target.auto === AUTO_HIGHEST || target.auto === AUTO_LOWEST) {
    const sign = target.auto === AUTO_HIGHEST ? 1 : -1
    for (let k = 0; k < want; k++) {
      let best = k
      let ties = 1
      for (let j = k + 1; j < n; j++) {
        const d =
          sign *
          (target.by!(m, self, found[first + j], f) - target.by!(m, self, found[first + best], f))
        if (d > 0) {
          best = j
          ties = 1
        } else if (
          d === 0 &&
          target.randomTies &&
          below(m, m.rules.words.chanceStream, ++ties) === 0
        )
          best = j
      }
      // keep the order of the rest: rotate instead of swapping
      const t = found[first + best]
      for (let j = best; j > k; j--) found[first + j] = found[first + j - 1]
      found[first + k] = t
    }
  }
  return want
}
