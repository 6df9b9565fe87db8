// Marks the words of a text that the glossary explains. Russian words are inflected, so they are matched by
// their stems.
import type { ReactNode } from 'react'
import type { Gloss } from '../words.ts'

export function glossed(text: string, glossary: readonly Gloss[]): ReactNode {
  if (glossary.length === 0) return text
  const stems = glossary.map(({ word }) => escape(stemOf(word)))
  const pattern = new RegExp(`(?<![\\p{L}])((?:${stems.join('|')})\\p{L}*)`, 'giu')
  return text.split(pattern).map((part, k) =>
    k % 2 === 1 ? (
      <span key={k} className="kw">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** Short words are matched in full: their stems would match everywhere. */
function stemOf(word: string): string {
  const isRussian = /[а-яё]/i.test(word)
  return isRussian && word.length > 5 ? word.slice(0, -2) : word
}

const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
