// The page's own sentences in both languages, by i18next (plurals, values).
import { en as tableEn, ru as tableRu } from '@cardwright/table'
import { createInstance } from 'i18next'
import { en } from './en.ts'
import { ru } from './ru.ts'

export type Lang = 'en' | 'ru'
export type Say = (key: string, values?: Record<string, string | number>) => string

const i18n = createInstance()
void i18n.init({
  lng: 'en',
  resources: {
    en: { translation: { ...tableEn, ...en } },
    ru: { translation: { ...tableRu, ...ru } },
  },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
})

const voices: Record<Lang, Say> = { en: i18n.getFixedT('en'), ru: i18n.getFixedT('ru') }

export const speak = (lang: Lang): Say => voices[lang]
