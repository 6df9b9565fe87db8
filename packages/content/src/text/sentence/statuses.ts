// Tests on statuses, put into words, and who gave them.
import type { StatusTest } from '../../language.ts'
import type { Given, StatusWords } from '../patterns.ts'
import { nounOf } from './references.ts'
import type { Scope } from './scope.ts'

export function statusWords(scope: Scope, tests: StatusTest | StatusTest[]): StatusWords[] {
  return [tests].flat().map((test) => {
    if (typeof test === 'string') return { terms: [scope.book.status(test)], given: null, min: 1 }
    const terms = [test.status].flat().map((id) => scope.book.status(id))
    return { terms, given: givenBy(scope, test.given), min: test.min ?? 1 }
  })
}

export function givenBy(scope: Scope, given: string | undefined): Given {
  if (given === undefined) return null
  if (given === 'own' || given === 'ally' || given === 'opponent') return given
  return nounOf(scope, given)
}
