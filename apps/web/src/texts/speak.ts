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

/** Sentences without values, as they were said: hundreds of things on a table repeat a few of them. */
const plain: Record<Lang, Map<string, string>> = { en: new Map(), ru: new Map() }
const voices = { en: voiceOf('en'), ru: voiceOf('ru') }

function voiceOf(lang: Lang): (key: string, values?: Values) => string {
  const translate = i18n.getFixedT(lang)
  const said = plain[lang]
  return (key, values) => {
    if (values !== undefined) return translate(key, values)
    let text = said.get(key)
    if (text === undefined) said.set(key, (text = translate(key)))
    return text
  }
}

export function addTexts(texts: Record<Lang, Readonly<Record<string, string>>>): void {
  for (const lang of ['en', 'ru'] as const)
    i18n.addResourceBundle(lang, 'translation', texts[lang], true, false)
  for (const said of Object.values(plain)) said.clear()
}

export const speak = (lang: Lang): Say => voices[lang]

/** The same for keys that are put together, and for the table's. */
export const speakAny = (lang: Lang): ((key: string, values?: Values) => string) => voices[lang]

export function useSay(): Say {
  return speak(useSettings().lang)
}
