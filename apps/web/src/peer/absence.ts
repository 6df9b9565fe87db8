// How an address says what may be done about a guest who has gone.
import type { Absence } from '@cardwright/protocol'

const KNOWN: readonly string[] = ['bot', 'vote', 'win'] satisfies Absence[]

/** @returns it, and the words that make the plan; a word nobody knows is left to them, to be refused */
export function absenceIn(words: URLSearchParams): { absence?: Absence; rest: URLSearchParams } {
  const word = words.get('absence')
  if (word === null || !KNOWN.includes(word)) return { rest: words }
  const rest = new URLSearchParams(words)
  rest.delete('absence')
  return { absence: word as Absence, rest }
}
