// The deck editor: the available cards by kind, the deck, and whether it is legal.
import { nameOf } from '@cardwright/content/text'
import type { DeckCards, DeckRules, Pack } from '@cardwright/engine'
import { Minus, Plus } from 'lucide-react'
import { memo, use, useState } from 'react'
import { DisplayCase } from '../cards/display-case.tsx'
import { ShownCard } from '../cards/shown-card.tsx'
import { DeckList } from '../decks/deck-list.tsx'
import { DeckShelf } from '../decks/deck-shelf.tsx'
import { deckValue } from '../decks/saved-decks.ts'
import '../look/decks.css'
import { Page } from '../look/page.tsx'
import { defaultPlayers, randomSeed, writePlan } from '../match/plan.ts'
import { usualLevel } from '../match/usual-level.ts'
import { goTo } from '../router.ts'
import { useSettings } from '../settings/settings.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { LostPage, NoGamePage } from './lost-page.tsx'

export function DecksPage({ game }: { game: string }) {
  const title = openTitle(game)
  return title === null ? <NoGamePage game={game} /> : <Opened title={use(title)} />
}

function Opened({ title }: { title: Title }) {
  const { code, id } = title.game
  const { decks } = code
  if (decks === undefined) return <LostPage path={`/decks/${id}`} />
  return <Workbench title={title} rules={decks} />
}

function Workbench({ title, rules }: { title: Title; rules: DeckRules }) {
  const say = useSay()
  const { lang } = useSettings()
  const { pack } = title
  const [name, rename] = useState('')
  const [cards, setCards] = useState<DeckCards>(() => pack.decks[0]?.cards ?? {})
  const sorts = rules.sorts(pack, cards, lang)
  const problems = rules.problems(pack, cards, lang)
  const [shown, show] = useState(sorts[0].id)
  const sort = sorts.find(({ id }) => id === shown)
  const change = (id: string, by: number) => setCards((now) => changed(now, id, by))
  return (
    <Page title={say('decks.title')} game={pack.manifest.id} section="cards" className="decks">
      <DisplayCase title={title}>
        <div className="wrap">
          <div className="main">
            <DeckShelf
              pack={pack}
              name={name}
              cards={cards}
              rename={rename}
              take={(next, taken) => {
                rename(next)
                setCards(taken)
              }}
            />
            <SortTabs sorts={sorts} shown={shown} show={show} />
            <h2 className="vh">{sort?.name}</h2>
            <ul className="grid">
              {sort?.cards.map((id) => (
                <Choice
                  key={id}
                  pack={pack}
                  id={id}
                  count={cards[id] ?? 0}
                  most={rules.copies(pack, id)}
                  change={change}
                />
              ))}
            </ul>
          </div>
          <aside className="deck-side" aria-label={say('decks.deck')}>
            <button
              className="btn pri"
              disabled={problems.length > 0}
              onClick={() => play(pack, rules, cards)}
            >
              {say('decks.play')}
            </button>
            <DeckList pack={pack} cards={cards} sorts={sorts} problems={problems} change={change} />
          </aside>
        </div>
      </DisplayCase>
    </Page>
  )
}

interface SortTabsProps {
  sorts: ReturnType<DeckRules['sorts']>
  shown: string
  show(id: string): void
}

function SortTabs({ sorts, shown, show }: SortTabsProps) {
  const say = useSay()
  return (
    <div className="picks sorts" role="tablist" aria-label={say('decks.sorts')}>
      {sorts
        .filter((sort) => sort.cards.length > 0)
        .map((sort) => (
          <button
            key={sort.id}
            className="pick-chip"
            role="tab"
            aria-selected={sort.id === shown}
            aria-current={sort.id === shown ? 'true' : undefined}
            onClick={() => show(sort.id)}
          >
            {sort.name} <small>{sort.has}</small>
          </button>
        ))}
    </div>
  )
}

/** A match with this deck. */
function play({ manifest }: Pack, rules: DeckRules, cards: DeckCards): void {
  const options = { [rules.options[0]]: deckValue(cards) }
  const players = defaultPlayers(manifest.seats.min, usualLevel(manifest.id))
  goTo(writePlan({ game: manifest.id, players, options, seed: randomSeed() }))
}

function changed(cards: DeckCards, id: string, by: number): DeckCards {
  const { [id]: had = 0, ...others } = cards
  const n = Math.max(0, had + by)
  // existing cards keep their place in the list
  return had > 0 && n > 0 ? { ...cards, [id]: n } : n > 0 ? { ...cards, [id]: n } : others
}

interface ChoiceProps {
  pack: Pack
  id: string
  count: number
  most: number
  change(id: string, by: number): void
}

const Choice = memo(
  function Choice({ pack, id, count, most, change }: ChoiceProps) {
    const say = useSay()
    const { lang } = useSettings()
    const name = nameOf(pack, id, lang)
    return (
      <li className={count > 0 ? 'in' : ''}>
        <ShownCard id={id} />
        <div className="stepper" role="group" aria-label={name}>
          <button
            className="btn icon small"
            disabled={count === 0}
            aria-label={say('decks.less', { name })}
            onClick={() => change(id, -1)}
          >
            <Minus className="ic lu" aria-hidden="true" />
          </button>
          <b>
            {count}
            <small>/{most}</small>
          </b>
          <button
            className="btn icon small"
            disabled={count >= most}
            aria-label={say('decks.more', { name })}
            onClick={() => change(id, 1)}
          >
            <Plus className="ic lu" aria-hidden="true" />
          </button>
        </div>
      </li>
    )
  },
  (a, b) => a.id === b.id && a.count === b.count && a.most === b.most && a.pack === b.pack,
)
