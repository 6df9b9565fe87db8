// How long a modifier lasts, with the space or comma before it.
import type { Until } from '../../language.ts'
import type { Noun } from '@cardwright/language/grammar'
import { thisNoun, type Scope } from './scope.ts'

export function durationOf(scope: Scope, until: Until | undefined, who: Noun): string {
  const text = wordsOf(scope, until, who)
  return text === '' || text.startsWith(',') ? text : ` ${text}`
}

function wordsOf(scope: Scope, until: Until | undefined, who: Noun): string {
  const { durations } = scope.patterns
  if (until === undefined) return ''
  if (typeof until === 'string') return durations.simple(until, thisNoun(scope), who)
  if ('phase' in until) return durations.phase(scope.book.text('phases', until.phase))
  return durations.turns(until.turns, until.of ?? 'all', who)
}
