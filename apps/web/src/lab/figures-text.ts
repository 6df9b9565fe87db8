// Formats figures for a language.
import { nameOf } from '@cardwright/content/text'
import type { Pack } from '@cardwright/engine'
import type { Shift } from '@cardwright/lab'
import type { Lang } from '../settings/settings.ts'
import type { TextKey } from '../texts/en.ts'
import type { Say } from '../texts/speak.ts'

export const numberOf = (value: number, lang: Lang): string =>
  value.toLocaleString(lang, { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })

export const percentOf = (share: number, lang: Lang): string =>
  `${(share * 100).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`

/** A shift, with its sign. */
export const pointsOf = (share: number, lang: Lang): string =>
  (share * 100).toLocaleString(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })

const CARD_KINDS = ['early', 'drawn', 'plays', 'played']

/** What a number is about: “A player who draws Wolf wins”. */
export function aboutOf({ kind, id }: Shift, pack: Pack, lang: Lang, say: Say): string {
  if (CARD_KINDS.includes(kind))
    return say(`lab.about.${kind}` as TextKey, { card: nameOf(pack, id, lang) })
  if (kind === 'seat') return say('lab.about.seat', { n: Number(id) + 1 })
  if (kind === 'deck' || kind === 'hero' || kind === 'bot')
    return say('lab.about.side', { name: sideName(pack, kind, id, lang) })
  return say(`lab.about.${kind}` as TextKey)
}

function sideName(pack: Pack, kind: string, id: string, lang: Lang): string {
  const texts = (pack.text[lang] as { decks?: Record<string, string> }).decks ?? {}
  if (kind === 'deck') return texts[id] ?? id
  return pack.definitions.some((one) => one.id === id) ? nameOf(pack, id, lang) : id
}
