// Things that a command is told of, by an id or a name.
import { nearest } from '@cardwright/content'
import { Failure, meant, USAGE } from './failure.ts'

/** The first that goes by this word, however it is capitalized. @param wordsOf its id and names */
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
