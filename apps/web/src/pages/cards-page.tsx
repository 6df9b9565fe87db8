// The cards of one game: searched, filtered, one of them large.
import { memo, use, useDeferredValue, useMemo, useState } from 'react'
import { CardDetail } from '../cards/card-detail.tsx'
import { CardFilters } from '../cards/card-filters.tsx'
import { ANYTHING, catalogueOf, choose, type CatalogueCard } from '../cards/catalogue.ts'
import { DisplayCase } from '../cards/display-case.tsx'
import { ShownCard } from '../cards/shown-card.tsx'
import '../look/cards.css'
import { Page } from '../look/page.tsx'
import { ProofSheet } from '../look/proof-sheet.tsx'
import { useSettings } from '../settings/settings.ts'
import { posterOf, posters } from '../shelf/posters.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { GameChips } from './game-chips.tsx'
import { NoGamePage } from './lost-page.tsx'

export function CardsPage({ game, card }: { game: string; card?: string }) {
  const title = openTitle(game)
  return title === null ? <NoGamePage game={game} /> : <Catalogue title={use(title)} card={card} />
}

function Catalogue({ title, card }: { title: Title; card?: string }) {
  const say = useSay()
  const { lang } = useSettings()
  const { pack } = title
  const [wanted, want] = useState(ANYTHING)
  const cards = useMemo(() => catalogueOf(pack), [pack])
  const found = choose(cards, useDeferredValue(wanted))
  const game = pack.manifest.id
  const shown = card === undefined ? cards[0] : cards.find(({ id }) => id === card)
  if (shown === undefined) return <NoCard title={title} card={card!} />
  const name = card === undefined ? say('cards.title') : shown.name[lang]
  return (
    <Page title={name} game={game} section="cards" className="cards">
      <DisplayCase title={title}>
        <div className={`wrap ${card === undefined ? 'none-chosen' : ''}`}>
          <div className="main">
            {posters.length > 1 && <GameChips at="cards" game={game} />}
            <CardFilters pack={pack} cards={cards} wanted={wanted} want={want} />
            {title.game.code.decks !== undefined && (
              <a className="btn small deck-link" href={`/decks/${game}`}>
                {say('decks.own')}
              </a>
            )}
            <h2 className="count" aria-live="polite">
              {found.length === 0 ? say('cards.none') : say('cards.count', { count: found.length })}
            </h2>
            {found.length === 0 && (
              <button className="btn clear" onClick={() => want(ANYTHING)}>
                {say('cards.clear')}
              </button>
            )}
            <Grid
              game={game}
              cards={found.map(({ id }) => id).join(' ')}
              all={cards}
              at={shown.id}
            />
          </div>
          <CardDetail card={shown} pack={pack} />
        </div>
      </DisplayCase>
    </Page>
  )
}

interface GridProps {
  game: string
  /** Ids, as one word: the same cards are not drawn again. */
  cards: string
  all: readonly CatalogueCard[]
  at: string
}

const Grid = memo(function Grid({ game, cards, all, at }: GridProps) {
  const { lang } = useSettings()
  const shown = all.filter(({ id }) => cards.split(' ').includes(id))
  return (
    <ul className="grid">
      {shown.map(({ id, name }) => (
        <li key={id}>
          <ShownCard id={id} />
          <a
            href={`/cards/${game}/${id}`}
            aria-label={name[lang]}
            aria-current={id === at ? 'true' : undefined}
            data-key={`def:${id}`}
          />
        </li>
      ))}
    </ul>
  )
})

function NoCard({ title, card }: { title: Title; card: string }) {
  const say = useSay()
  const { lang } = useSettings()
  const game = title.pack.manifest.id
  return (
    <Page title={say('spoiled.card')} game={game} section="cards">
      <ProofSheet
        title={say('spoiled.card')}
        what={say('cards.noSuch', { card })}
        where={posterOf(game)?.texts[lang].name}
        ways={
          <a className="btn pri" href={`/cards/${game}`}>
            {say('cards.back')}
          </a>
        }
      />
    </Page>
  )
}
