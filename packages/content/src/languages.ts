// What a pack is written in. It may do without a language: whoever reads only that one is shown another.
import { LANGS, type Lang } from '@cardwright/language/grammar'
import { isObject } from './draft.ts'
import type { Manifest, Pack } from './language.ts'
import type { Values } from './migrate/migrate.ts'

/** Those that the manifest declares; undeclared, those that there are text files for, or English. */
export function languagesIn(values: Values): readonly Lang[] {
  const manifest = values.get('manifest.json')
  const declared = isObject(manifest) ? manifest['languages'] : undefined
  const known = LANGS.filter((lang) => Array.isArray(declared) && declared.includes(lang))
  // in the order of the manifest: the first is for strangers
  if (known.length > 0) return (declared as Lang[]).filter((lang) => known.includes(lang))
  const written = LANGS.filter((lang) => values.has(`text.${lang}.json`))
  return written.length > 0 ? written : ['en']
}

/** The language in which a pack answers whoever reads this one. */
export function spokenBy(
  { manifest }: { manifest: Pick<Manifest, 'languages'> },
  lang: Lang,
): Lang {
  const { languages } = manifest
  return languages === undefined || languages.includes(lang) ? lang : languages[0]
}

/** Text files by language, one of them for the languages that a pack does without. */
export function textsFor(text: Pack['text'], languages: readonly Lang[]): Pack['text'] {
  const spoken = text[languages[0]]
  if (spoken === undefined) return text
  return Object.fromEntries(
    LANGS.flatMap((lang) => {
      const own = languages.includes(lang) ? text[lang] : spoken
      return own === undefined ? [] : [[lang, own]]
    }),
  )
}

/** The files with every sentence in all languages: in those that the pack does without, as in its first. */
export function spokenInAll(values: Values, languages: readonly Lang[]): Values {
  if (LANGS.every((lang) => languages.includes(lang))) return values
  return new Map(
    [...values].map(([file, value]) => [
      file,
      file === 'manifest.json' || file.startsWith('text.') ? value : spoken(value, languages),
    ]),
  )
}

function spoken(value: unknown, languages: readonly Lang[]): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one) => spoken(one, languages))
    return all.some((one, i) => one !== value[i]) ? all : value
  }
  if (!isObject(value)) return value
  const words = value[languages[0]]
  const isSentence =
    typeof words === 'string' &&
    Object.keys(value).every((key) => (LANGS as readonly string[]).includes(key))
  if (isSentence) {
    const missing = LANGS.filter((lang) => !languages.includes(lang) && value[lang] === undefined)
    return missing.length === 0
      ? value
      : { ...value, ...Object.fromEntries(missing.map((lang) => [lang, words])) }
  }
  const entries = Object.entries(value).map(([key, one]) => [key, spoken(one, languages)] as const)
  return entries.some(([key, one]) => one !== value[key]) ? Object.fromEntries(entries) : value
}
