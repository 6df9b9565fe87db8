// One option of a match. Options that accept other values have a text field.
import { nameOf } from '@cardwright/content/text'
import type { Game, OptionValue, Pack } from '@cardwright/engine'
import { deckValue, useSavedDecks } from '../../decks/saved-decks.ts'
import { Choice } from '../../look/choice.tsx'
import { useSettings, type Lang } from '../../settings/settings.ts'
import { useSay, type Say } from '../../texts/speak.ts'

export type Declared = NonNullable<Game['code']['options']>[string]

interface OptionFieldProps {
  pack: Pack
  name: string
  decl: Declared
  value: OptionValue
  onChange(value: OptionValue): void
}

/** The choice for a custom value. */
const OWN = '\u0000own'

export function OptionField({ pack, name, decl, value, onChange }: OptionFieldProps) {
  const say = useSay()
  const { lang } = useSettings()
  const label = settingText(pack, lang, name) ?? name
  const taken = decl.takes === undefined ? [] : idsOf(pack, decl.takes)
  const isWritten =
    decl.open === true && decl.takes === undefined && typeof decl.values[0] === 'string'
  const saved = useSavedDecks(pack.manifest.id)
  const own = isWritten ? saved.map((deck) => ({ ...deck, value: deckValue(deck.cards) })) : []
  const isOwn =
    isWritten && !decl.values.includes(value) && !own.some((deck) => deck.value === value)
  return (
    <>
      <Choice
        name={`option-${name}`}
        label={label}
        values={
          isWritten
            ? [...decl.values, ...own.map(({ value: one }) => one), OWN]
            : [...decl.values, ...taken]
        }
        value={isOwn ? OWN : value}
        words={(one) =>
          one === OWN
            ? say('new.written')
            : (own.find((deck) => deck.value === one)?.name ??
              valueText(pack, lang, say, name, one))
        }
        onChange={(one) => onChange(one === OWN ? startOf(pack, lang, value) : one)}
      />
      {isOwn && (
        <div className="field written">
          <label htmlFor={`written-${name}`}>{say('new.deckText', { option: label })}</label>
          <textarea
            id={`written-${name}`}
            rows={10}
            spellCheck={false}
            value={String(value)}
            aria-describedby={`hint-${name}`}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <p className="hint" id={`hint-${name}`}>
            {say('new.deckHint')}
          </p>
        </div>
      )}
    </>
  )
}

const idsOf = (pack: Pack, shelf: string): string[] =>
  pack.definitions.filter((one) => one.class === shelf).map(({ id }) => id)

/** The chosen ready-made deck as text, as a starting point. */
function startOf(pack: Pack, lang: Lang, value: OptionValue): string {
  const deck = pack.decks.find(({ role }) => role === value) ?? pack.decks[0]
  return Object.entries(deck?.cards ?? {})
    .map(([def, n]) => `${n}x ${nameOf(pack, def, lang)}`)
    .join('\n')
}

const settingText = (pack: Pack, lang: Lang, key: string): string | undefined =>
  termOf(pack, lang, 'settings', key)

function termOf(pack: Pack, lang: Lang, section: string, key: string): string | undefined {
  const texts = pack.text[lang] as Record<string, Record<string, unknown>>
  const found = texts[section]?.[key]
  return typeof found === 'string' ? found : undefined
}

export const deckTitle = (pack: Pack, lang: Lang, id: string): string =>
  termOf(pack, lang, 'decks', id) ?? id

function valueText(pack: Pack, lang: Lang, say: Say, name: string, value: OptionValue): string {
  const written = settingText(pack, lang, `${name}.${String(value)}`)
  if (written !== undefined) return written
  const deck = pack.decks.find(({ role }) => role === value)
  if (deck !== undefined) return deckTitle(pack, lang, deck.id)
  if (pack.definitions.some(({ id }) => id === value)) return nameOf(pack, String(value), lang)
  if (typeof value === 'boolean') return say(value ? 'new.on' : 'new.off')
  return value === 0 ? say('new.noLimit') : String(value)
}
