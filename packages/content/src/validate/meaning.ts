// After the shape, the meaning: every rule about words, references and declarations. One walk over
// each sound ability serves all rules; nothing stops at the first problem.
import type { Draft } from '../draft.ts'
import type { Report } from '../problem.ts'
import { walkAbility } from '../walk/ability.ts'
import type { Visitor } from '../walk/visitor.ts'
import { checkBehaviours } from './behaviours.ts'
import { checkMatrix } from './matrix.ts'
import { abilityRules, checkAbilityNames } from './abilities.ts'
import { checkOf, judgeWord, type Check } from './check.ts'
import { conditionRules } from './conditions.ts'
import { checkCycles } from './cycles.ts'
import { checkHolders } from './holders.ts'
import { checkManifest } from './manifest.ts'
import { modifierRules } from './modifiers.ts'
import { referenceRules } from './references.ts'
import { checkDerived } from './statuses.ts'
import { stepRules } from './steps.ts'
import { targetRules } from './targets.ts'
import { checkUnused } from './unused.ts'

export function checkMeaning(draft: Draft, usedByCode: readonly string[], report: Report): void {
  const check = checkOf(draft, report)
  checkManifest(check)
  checkHolders(check)
  checkAbilityNames(check)
  checkBehaviours(check)
  checkMatrix(check)
  const rules = [
    wordRules(check),
    abilityRules(check),
    stepRules(check),
    referenceRules(check),
    targetRules(check),
    conditionRules(check),
    modifierRules(check),
  ]
  for (const holder of draft.holders)
    for (const ability of holder.abilities) if (ability.sound) walkAbility(holder, ability, rules)
  checkDerived(check)
  checkCycles(check)
  checkUnused(check, usedByCode)
}

const wordRules = (check: Check): Visitor => ({
  word: (kind, word, at) => judgeWord(check, kind, word, at),
})
