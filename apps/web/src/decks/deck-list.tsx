// The current deck: cards with their limits, problems, and actions.
import { nameOf } from '@cardwright/content/text'
import type { DeckCards, DeckSort, Pack } from '@cardwright/engine'
import { Minus, Plus } from 'lucide-react'
import { useSettings } from '../settings/settings.ts'
import { useSay } from '../texts/speak.ts'

export interface DeckListProps {
  pack: Pack
  cards: DeckCards
  sorts: readonly DeckSort[]
  problems: readonly string[]
  change(id: string, by: number): void
}

export function DeckList({ pack, cards, sorts, problems, change }: DeckListProps) {
  const say = useSay()
  return (
    <>
      <div className={`verdict ${problems.length === 0 ? 'good' : 'bad'}`} role="status">
        {problems.length === 0 ? (
          <p>✓ {say('decks.legal')}</p>
        ) : (
          <>
            <p>✕ {say('decks.illegal', { count: problems.length })}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {sorts.map((sort) => (
        <section key={sort.id} className="deck-sort">
          <h2 className={isWithin(sort) ? '' : 'off-limits'}>
            {sort.name}
            <span>
              {sort.has} / {limitText(sort)}
            </span>
          </h2>
          <ul>
            {sort.cards
              .filter((id) => (cards[id] ?? 0) > 0)
              .map((id) => (
                <Line key={id} pack={pack} id={id} count={cards[id]} change={change} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const isWithin = ({ has, least, most }: DeckSort): boolean => has >= least && has <= most

const limitText = ({ least, most }: DeckSort): string =>
  least === most || least === 0 ? String(most) : `${least}–${most}`

interface LineProps {
  pack: Pack
  id: string
  count: number
  change(id: string, by: number): void
}

function Line({ pack, id, count, change }: LineProps) {
  const say = useSay()
  const { lang } = useSettings()
  const name = nameOf(pack, id, lang)
  return (
    <li>
      <b>{count}</b>
      <a href={`/cards/${pack.manifest.id}/${id}`}>{name}</a>
      <button
        className="btn quiet icon small"
        aria-label={say('decks.less', { name })}
        onClick={() => change(id, -1)}
      >
        <Minus className="ic lu" aria-hidden="true" />
      </button>
      <button
        className="btn quiet icon small"
        aria-label={say('decks.more', { name })}
        onClick={() => change(id, 1)}
      >
        <Plus className="ic lu" aria-hidden="true" />
      </button>
    </li>
  )
}
