// Converts players' decks to card ids for a match: names are looks, and a pack whose names
// have changed is still the same pack.
import { readDeckText } from '@cardwright/content/text'
import type { Game, Options } from '@cardwright/engine'

/** @param options already checked: any deck that is not ready-made can be parsed */
export function decksById({ code, pack }: Game, options: Options): Options {
  const out: Options = { ...options }
  for (const name of code.decks?.options ?? []) {
    const text = out[name]
    if (typeof text !== 'string' || code.options?.[name]?.values.includes(text)) continue
    const { cards, unread } = readDeckText(pack, text)
    if (unread.length > 0) continue
    out[name] = Object.entries(cards)
      .map(([id, n]) => `${n}x ${id}`)
      .join('; ')
  }
  return out
}
