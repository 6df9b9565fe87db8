// Finds the card of `lab change` by id or name, and applies the changes from the command line.
import { cardIn, LANGS, nearest, type PackFiles } from '@cardwright/content'
import type { Pack } from '@cardwright/engine'
import { findCalled } from '../called.ts'
import { Failure, meant, USAGE } from '../failure.ts'
import { speakerFor } from '../show/speaker.ts'

/** @returns its id */
export function findCard({ id: game, pack }: { id: string; pack: Pack }, word: string): string {
  const speakers = LANGS.map((lang) => speakerFor(pack, lang))
  const wordsOf = ({ id }: { id: string }) => [id, ...speakers.map((speaker) => speaker.def(id))]
  return findCalled(word, pack.definitions, wordsOf, game).id
}

/** @param words changes such as `stats.damage=2`: a path inside the card and a JSON value */
export function changedCard(files: PackFiles, card: string, words: readonly string[]): unknown {
  const found = cardIn(files, card)
  if (found === null)
    throw new Failure('unknown-card', `no shelf has a card "${card}"`, { value: card }, USAGE)
  for (const word of words) setIn(found.whole, word)
  return found.write(found.whole)
}

const badChange = (word: string, message: string): Failure =>
  new Failure('bad-change', message, { value: word }, USAGE)

function setIn(card: object, word: string): void {
  const [, path, text] = /^([^=]+)=(.+)$/.exec(word) ?? []
  if (path === undefined) throw badChange(word, `"${word}" is not of the form path=value`)
  const places = path.split('.')
  let inside: Record<string, unknown> = {}
  let at: unknown = card
  for (const [k, place] of places.entries()) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, place)) {
      const near = nearest(place, Object.keys(at ?? {}))
      const whole = near && places.map((one, i) => (i === k ? near : one)).join('.')
      throw badChange(word, `the card has nothing at "${path}"${meant(whole)}`)
    }
    inside = at as Record<string, unknown>
    at = inside[place]
  }
  try {
    inside[places.at(-1)!] = JSON.parse(text)
  } catch {
    throw badChange(word, `"${text}" is not a JSON value`)
  }
}
