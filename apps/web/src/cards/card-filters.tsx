// Search and filters of the catalogue.
import { nameOf } from '@cardwright/content/text'
import type { Pack } from '@cardwright/engine'
import { Search } from 'lucide-react'
import { useSettings } from '../settings/settings.ts'
import { useSay } from '../texts/speak.ts'
import type { CatalogueCard, Wanted } from './catalogue.ts'

interface FilterProps {
  pack: Pack
  cards: readonly CatalogueCard[]
  wanted: Wanted
  want(wanted: Wanted): void
}

export function CardFilters({ pack, cards, wanted, want }: FilterProps) {
  const say = useSay()
  const { lang } = useSettings()
  const types = unique(cards.flatMap(({ definition }) => definition.types ?? []))
  const costs = unique(cards.flatMap(({ cost }) => cost ?? [])).sort((a, b) => a - b)
  const words = unique(cards.flatMap((card) => card.words))
  const wordOf = (id: string) => {
    const section = pack.keywords.some((one) => one.id === id) ? 'keywords' : 'statuses'
    return nameOf(pack, id, lang, section)
  }
  return (
    <search className="find">
      <label className="search">
        <Search className="ic lu" aria-hidden="true" />
        <span className="vh">{say('cards.search')}</span>
        <input
          type="search"
          placeholder={say('cards.placeholder')}
          value={wanted.search}
          onChange={({ currentTarget }) => want({ ...wanted, search: currentTarget.value })}
        />
      </label>
      <Chips
        label={say('cards.type')}
        values={types}
        value={wanted.type}
        word={(type) => nameOf(pack, type, lang, 'types', 'many')}
        onChange={(type) => want({ ...wanted, type })}
      />
      <Chips
        label={say('cards.cost')}
        values={costs}
        value={wanted.cost}
        word={String}
        onChange={(cost) => want({ ...wanted, cost })}
      />
      <Chips
        label={say('cards.keyword')}
        values={words}
        value={wanted.word}
        word={wordOf}
        onChange={(word) => want({ ...wanted, word })}
      />
    </search>
  )
}

const unique = <T,>(values: readonly T[]): T[] => [...new Set(values)]

interface ChipsProps<T> {
  label: string
  values: readonly T[]
  value: T | null
  word(value: T): string
  onChange(value: T | null): void
}

/** At most one is pressed; a second press releases it. */
function Chips<T extends string | number>({ label, values, value, word, onChange }: ChipsProps<T>) {
  if (values.length < 2) return null
  return (
    <div className="chip-row" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {values.map((one) => (
        <button
          key={one}
          className="pick-chip"
          aria-pressed={one === value}
          onClick={() => onChange(one === value ? null : one)}
        >
          {word(one)}
        </button>
      ))}
    </div>
  )
}
