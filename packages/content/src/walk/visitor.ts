// What a walk over an ability passes to its visitors, and what is known at each place.
import type { Holder } from '../draft.ts'
import type {
  Ability,
  AbilityKind,
  AmountForm,
  Condition,
  Filters,
  Modifier,
  ModifierFields,
  Ref,
  Step,
  Target,
} from '../language.ts'
import type { Place } from '../problem.ts'
import type { WordKind } from '../word-kinds.ts'

/** A named step. */
export interface Named {
  name: string
  step: Step
  at: Place
}

export interface Scope {
  holder: Holder
  ability: Ability
  kind: AbilityKind
  step: Step | null
  /** Names of earlier steps on the same path; they may be read here. */
  names: ReadonlyMap<string, Named>
  /** Every name of the ability, to tell a forward reference from a misspelt one. */
  allNames: ReadonlyMap<string, Named>
  /** Whether `it` is a candidate or a recipient here. */
  it: boolean
  /** The kind of target that `it` is a candidate of; null: it is a recipient, or unknown. */
  itKind: Target['kind'] | null
  /** Whether `target`, the step's own pick, is known here. */
  target: boolean
  /** Inside a derived status, which exists once per seat. */
  per: boolean
  /** Targets that contain this place. */
  targets: number
}

/** What a target object is for; only the first three choose. */
export type TargetUse = 'target' | 'to' | 'each' | 'recipients' | 'counted' | 'on' | 'overflow'

/** A reference to a thing or place, to the owner of a symbol field (where `event` itself will do), or to a step. */
export type RefUse = 'thing' | 'field' | 'step'

/** All methods are optional: a rule implements those it needs. */
export interface Visitor {
  ability?(ability: Ability, at: Place, scope: Scope): void
  step?(step: Step, at: Place, scope: Scope): void
  /** Called after the last step, when all uses of names have been seen. */
  end?(ability: Ability, at: Place, scope: Scope): void
  modifier?(modifier: ModifierFields | Modifier, at: Place, scope: Scope): void
  target?(target: Target, use: TargetUse, at: Place, scope: Scope): void
  filters?(filters: Filters, at: Place, scope: Scope): void
  condition?(condition: Condition, at: Place, scope: Scope): void
  amount?(amount: AmountForm, at: Place, scope: Scope): void
  /** An amount written as a string: `$key`, `@name.field`, `event.field`, `pending.field`. */
  amountText?(text: string, at: Place, scope: Scope): void
  ref?(ref: Ref, use: RefUse, at: Place, scope: Scope): void
  word?(kind: WordKind, word: string, at: Place, scope: Scope): void
}

/** One visitor that forwards everything to several. */
export function together(visitors: readonly Visitor[]): Required<Visitor> {
  return {
    ability: (...args) => visitors.forEach((visitor) => visitor.ability?.(...args)),
    step: (...args) => visitors.forEach((visitor) => visitor.step?.(...args)),
    end: (...args) => visitors.forEach((visitor) => visitor.end?.(...args)),
    modifier: (...args) => visitors.forEach((visitor) => visitor.modifier?.(...args)),
    target: (...args) => visitors.forEach((visitor) => visitor.target?.(...args)),
    filters: (...args) => visitors.forEach((visitor) => visitor.filters?.(...args)),
    condition: (...args) => visitors.forEach((visitor) => visitor.condition?.(...args)),
    amount: (...args) => visitors.forEach((visitor) => visitor.amount?.(...args)),
    amountText: (...args) => visitors.forEach((visitor) => visitor.amountText?.(...args)),
    ref: (...args) => visitors.forEach((visitor) => visitor.ref?.(...args)),
    word: (...args) => visitors.forEach((visitor) => visitor.word?.(...args)),
  }
}
