// How a scene is looked at: sizes, themes, languages. The short look takes one of each; so does `npm test`, which
// takes no pictures. A quarter takes each size, and themes and languages in turn; a half takes each size light in
// English and dark in Russian, which is every text and every colour at every size.
export interface Variant {
  width: number
  height: number
  theme: 'light' | 'dark'
  lang: 'en' | 'ru'
}

const SIZES = [
  [1366, 768],
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

const WHOLE: Variant[] = SIZES.flatMap(([width, height]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'ru'] as const).map((lang): Variant => ({ width, height, theme, lang })),
  ),
)

export const isWhole = process.env['LOOK'] === 'whole'
export const takesPictures = process.env['LOOK'] !== undefined
const isQuarter = process.env['LOOK'] === 'quarter'
const isHalf = process.env['LOOK'] === 'half'
const HALF = WHOLE.filter(({ theme, lang }) => (theme === 'light') === (lang === 'en'))
export const variants: readonly Variant[] =
  isWhole || isQuarter ? WHOLE : isHalf ? HALF : WHOLE.slice(0, 1)

const words = (process.env['LOOK_SCENE'] ?? '').split('|')

/** `--scene`: words of a name, of which one is enough. */
export const isWanted = (scene: string): boolean => words.some((word) => scene.includes(word))

/** Themes and languages that a scene has at a size. */
const KINDS = WHOLE.length / SIZES.length

/** `--quarter`: the nth scene at each size once, with the theme and language whose turn it is. */
export const variantsOf = (nth: number): readonly Variant[] =>
  isQuarter ? SIZES.map((_, size) => WHOLE[size * KINDS + ((nth + size) % KINDS)]) : variants

export const nameOf = ({ width, height, theme, lang }: Variant): string =>
  `${width}×${height} ${theme} ${lang}`
