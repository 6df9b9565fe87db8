// Checks meaning after shape: every rule about words, references and declarations. One walk over
// each sound ability serves all rules, and no check stops at the first problem.
import type { Draft } from '../draft.ts'
import type { Report } from '../problem.ts'
import type { Readings } from '../readings.ts'
import { walkAbility } from '../walk/ability.ts'
import type { Visitor } from '../walk/visitor.ts'
import { checkBehaviours } from './behaviours.ts'
import { checkMatchups } from './matchups.ts'
import { checkMatrix } from './matrix.ts'
import { abilityRules, checkAbilityNames } from './abilities.ts'
import { checkOf, judgeWord, type Check } from './check.ts'
import { conditionRules } from './conditions.ts'
import { checkCycles } from './cycles.ts'
import { checkHolders } from './holders.ts'
import { checkManifest } from './manifest.ts'
import { modifierRules } from './modifiers.ts'
import { referenceRules } from './references.ts'
import { refTypeRules } from './ref-types.ts'
import { checkSizes, sizeRules } from './sizes.ts'
import { checkDerived, statusRules } from './statuses.ts'
import { stepRules } from './steps.ts'
import { targetRules } from './targets.ts'
import { unseenRules } from './unseen.ts'
import { checkUnused } from './unused.ts'

export function checkMeaning(
  draft: Draft,
  usedByCode: readonly string[],
  report: Report,
  readings: Readings,
): void {
  let reports = 0
  const check = checkOf(draft, (...args) => {
    reports++
    report(...args)
  })
  checkSizes(check)
  checkManifest(check)
  checkHolders(check)
  checkAbilityNames(check)
  checkBehaviours(check)
  checkMatchups(check)
  checkMatrix(check)
  const rules = [
    wordRules(check),
    abilityRules(check),
    stepRules(check),
    referenceRules(check),
    refTypeRules(check),
    targetRules(check),
    unseenRules(check),
    conditionRules(check),
    modifierRules(check),
    statusRules(check),
    sizeRules(check),
  ]
  const uses = readings.usesIn(contextOf(check))
  const { used } = check
  for (const holder of draft.holders)
    for (const ability of holder.abilities) {
      if (!ability.sound) continue
      const known = uses.get(ability.value)
      const before = reports
      check.used = new Set(known)
      if (!known) walkAbility(holder, ability, rules, check.manifest)
      if (reports === before) uses.set(ability.value, check.used)
      for (const word of check.used) used.add(word)
    }
  check.used = used
  checkDerived(check)
  checkCycles(check)
  checkUnused(check, usedByCode)
}

/** Everything that checks of abilities need besides the ability and its holder. */
function contextOf({ manifest, lexicon, classOf, abilityNames }: Check): string {
  const words = Object.entries(lexicon.words).map(([kind, known]) => [kind, ...known])
  return JSON.stringify([manifest, words, [...lexicon.blind], [...classOf], [...abilityNames]])
}

const wordRules = (check: Check): Visitor => ({
  word: (kind, word, at) => judgeWord(check, kind, word, at),
})
