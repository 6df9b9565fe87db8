// What an ability asks first: all that can be known of it before it starts.
import type { Ability } from '../language/ability.ts'
import type { CompiledStep } from '../tables/ability.ts'
import type { Context } from '../ask/context.ts'
import { nearOf, probeOf } from './probe.ts'
import type { Query } from '../ask/query.ts'
import type { Scan } from '../tables/selector.ts'
import type { Use } from './use.ts'

export interface FirstAsk {
  /** The first step that asks for a target or place. */
  asked: CompiledStep | null
  needsTarget: boolean
  /** It was looked at before the ability was offered. */
  checked: boolean
  probe: Scan | null
  near: number
  nearDecides: boolean
  stride: Query | null
  /** A card ability whose targets do not depend on the card that carries it. */
  shared: boolean
}

export function firstAskOf(
  ability: Ability,
  steps: CompiledStep[],
  use: Use,
  ctx: Context,
): FirstAsk {
  const first = steps.find((step) => step.asks && step.index <= firstCut(steps)) ?? null
  const asked = first?.options.length ? null : first
  const { needsTarget: policy } = ctx.rules.game.manifest.policies
  const needsTarget = ability.needsTarget ?? (policy === 'first' ? first?.index === 0 : policy)
  const isUsed = ability.when !== undefined || ability.answer !== undefined
  const { near, nearDecides, stride } = nearOf(asked, needsTarget)
  const isFree = ability.if === undefined && use.limit === null && use.can < 0
  return {
    asked,
    needsTarget,
    checked: needsTarget && isUsed && asked !== null && asked.test === null,
    probe: asked === null || !needsTarget ? null : probeOf(asked),
    near,
    nearDecides,
    stride,
    shared: use.played && asked !== null && !asked.fromSelf && isFree && needsTarget,
  }
}

/** Only the first segment can be looked into before the ability starts. */
function firstCut(steps: { cut: boolean }[]): number {
  const i = steps.findIndex((step) => step.cut)
  return i < 0 ? steps.length : i
}
