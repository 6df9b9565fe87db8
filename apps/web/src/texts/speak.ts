// The page's own sentences in both languages, by i18next (plurals, values). The table's sentences join
// them when a table is set (`addTexts`), so that the front page does not carry them.
import { createInstance } from 'i18next'
import type { Lang } from '../settings/settings.ts'
import { useSettings } from '../settings/settings.ts'
import { en, type TextKey } from './en.ts'
import { ru } from './ru.ts'

type Values = Record<string, string | number>
export type Say = (key: TextKey, values?: Values) => string

const i18n = createInstance()
void i18n.init({
  lng: 'en',
  resources: { en: { translation: en }, ru: { translation: ru } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
})

const voices = { en: i18n.getFixedT('en'), ru: i18n.getFixedT('ru') }

export function addTexts(texts: Record<Lang, Readonly<Record<string, string>>>): void {
  for (const lang of ['en', 'ru'] as const)
    i18n.addResourceBundle(lang, 'translation', texts[lang], true, false)
}

export const speak = (lang: Lang): Say => voices[lang] as Say

/** The same for keys that are put together, and for the table's. */
export const speakAny = (lang: Lang): ((key: string, values?: Values) => string) => voices[lang]

export function useSay(): Say {
  return speak(useSettings().lang)
}
