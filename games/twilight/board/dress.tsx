// What cards of this press have behind their icon and on their back: petals and thread.
import type { Definition, Pack } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { Wreath } from './wreath.tsx'

/** Fate cards and cards of an affinity have petals in the ink of their side. */
export const ArtGround = ({ card: { fields } }: { card: Definition }) => (
  <g opacity=".55">
    <Wreath
      at={[60, 48]}
      inner={30}
      outer={45}
      count={20}
      leaf={INKS[String(fields?.suit ?? fields?.affinity)] ?? 'var(--art-2)'}
      bead="var(--art-1)"
    />
  </g>
)

const SHOWN = ['suit', 'keyword', 'affinity'] as const

/** Suit and keyword of a Fate card, the affinity of others. */
export function kinds({ fields }: Definition, words: Words, pack: Pack): string[] {
  return SHOWN.flatMap((field) => {
    const value = fields?.[field]
    return value === undefined ? [] : [fieldName(pack, words.lang, field, String(value))]
  })
}

/** What the pack calls a value of a field. */
export function fieldName(pack: Pack, lang: 'en' | 'ru', field: string, value: string): string {
  const texts = pack.text[lang].fields as FieldTexts | undefined
  return texts?.[field]?.values?.[value] ?? value
}
type FieldTexts = Readonly<
  Partial<Record<string, { values?: Readonly<Partial<Record<string, string>>> }>>
>

const INKS: Readonly<Partial<Record<string, string>>> = {
  nav: 'var(--nav)',
  yav: 'var(--ink-2)',
  prav: 'var(--prav)',
}

export const Back = () => (
  <>
    <path
      d="M7 7h86v146H7zM11 11h78v138H11z"
      fill="none"
      stroke="color-mix(in oklab, var(--prav) 60%, transparent)"
    />
    <Wreath at={[50, 80]} inner={20} outer={33} count={20} leaf="var(--prav)" bead="var(--prav)" />
  </>
)
