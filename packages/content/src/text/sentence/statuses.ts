// Tests on statuses, put into words, and who gave them.
import type { StatusTest } from '../../language.ts'
import type { Given, StatusWords } from '../patterns.ts'
import { nounOf } from './references.ts'
import type { Plurality } from '@cardwright/language/grammar'
import type { Scope } from './scope.ts'

export function statusWords(scope: Scope, tests: StatusTest | StatusTest[]): StatusWords[] {
  return [tests].flat().map((test) => {
    if (typeof test === 'string') return { terms: [scope.book.status(test)], given: null, min: 1 }
    const terms = [test.status].flat().map((id) => scope.book.status(id))
    return { terms, given: givenBy(scope, test.given), min: test.min ?? 1 }
  })
}

/** "has not moved and has not attacked"; null where the pack lacks such words for one of them. */
export function lackingWords(
  scope: Scope,
  tests: StatusTest | StatusTest[],
  number: Plurality,
): string | null {
  const says = [tests]
    .flat()
    .map((test) => (typeof test === 'string' ? scope.book.statusSays(test, 'lacking') : null))
  if (says.some((predicate) => predicate === null)) return null
  return scope.patterns.nouns.list(
    says.map((predicate) => predicate![number]),
    'and',
  )
}

export function givenBy(scope: Scope, given: string | undefined): Given {
  if (given === undefined) return null
  if (given === 'own' || given === 'ally' || given === 'opponent') return given
  return nounOf(scope, given)
}
