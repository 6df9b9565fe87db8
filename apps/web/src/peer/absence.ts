// How a URL says what may be done about an absent guest.
import type { Absence } from '@cardwright/protocol'

const KNOWN: readonly string[] = ['bot', 'vote', 'win'] satisfies Absence[]

/** @returns the remedy, and the remaining words for the plan, which refuses unknown ones */
export function absenceIn(words: URLSearchParams): { absence?: Absence; rest: URLSearchParams } {
  const word = words.get('absence')
  if (word === null || !KNOWN.includes(word)) return { rest: words }
  const rest = new URLSearchParams(words)
  rest.delete('absence')
  return { absence: word as Absence, rest }
}
