// Finds what a command-line word refers to, by id or name.
import { nearest } from '@cardwright/content'
import { Failure, meant, USAGE } from './failure.ts'

/** The first match for the word, ignoring case. @param wordsOf its id and names */
export function findCalled<T>(
  word: string,
  things: readonly T[],
  wordsOf: (thing: T) => readonly string[],
  game: string,
): T {
  const same = (text: string): boolean => text.toLowerCase() === word.toLowerCase()
  const found = things.find((thing) => wordsOf(thing).some(same))
  if (found !== undefined) return found
  const near = nearest(
    word,
    things.flatMap((thing) => [...wordsOf(thing)]),
  )
  const message = `${game} has nothing called "${word}"${meant(near)}`
  throw new Failure('unknown-card', message, { value: word }, USAGE)
}
