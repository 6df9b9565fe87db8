// Decks to start from, ready-made and the player's own; the name and text of the current deck.
import { MOST_LINES, readDeckText, writeDeckText } from '@cardwright/content/text'
import type { DeckCards, Pack } from '@cardwright/engine'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useSay } from '../texts/speak.ts'
import { forgetDeck, saveDeck, useSavedDecks, type SavedDeck } from './saved-decks.ts'

interface DeckShelfProps {
  pack: Pack
  name: string
  cards: DeckCards
  take(name: string, cards: DeckCards): void
  rename(name: string): void
}

export function DeckShelf({ pack, name, cards, take, rename }: DeckShelfProps) {
  const game = pack.manifest.id
  const saved = useSavedDecks(game)
  const [told, tell] = useState('')
  return (
    <section className="deck-shelf">
      <Beginnings pack={pack} name={name} saved={saved} take={take} />
      <DeckName
        game={game}
        deck={{ name, cards }}
        isSaved={saved.some((deck) => deck.name === name)}
        rename={rename}
        tell={tell}
      />
      <p className="told" role="status">
        {told}
      </p>
      <DeckText pack={pack} cards={cards} take={(read) => take(name, read)} />
    </section>
  )
}

interface BeginningsProps extends Pick<DeckShelfProps, 'pack' | 'name' | 'take'> {
  saved: readonly SavedDeck[]
}

/** Decks that a press takes: ready-made ones, one's own, and the empty one. */
function Beginnings({ pack, name, saved, take }: BeginningsProps) {
  const say = useSay()
  const { lang } = useSettings()
  const readyMade = pack.decks.filter(({ role }) => role !== undefined)
  const texts = pack.text[lang] as unknown as { decks: Record<string, string> }
  return (
    <div className="picks" role="group" aria-label={say('decks.start')}>
      {readyMade.map((deck) => (
        <button
          key={deck.id}
          className="pick-chip"
          onClick={() => take(texts.decks[deck.id], deck.cards)}
        >
          {texts.decks[deck.id]}
        </button>
      ))}
      {saved.map((deck) => (
        <button
          key={`own ${deck.name}`}
          className="pick-chip own"
          aria-current={deck.name === name ? 'true' : undefined}
          onClick={() => take(deck.name, deck.cards)}
        >
          {deck.name}
        </button>
      ))}
      <button className="pick-chip" onClick={() => take('', {})}>
        {say('decks.empty')}
      </button>
    </div>
  )
}

interface DeckNameProps {
  game: string
  deck: SavedDeck
  isSaved: boolean
  rename(name: string): void
  tell(what: string): void
}

/** The name of the deck at hand, under which it is saved and forgotten. */
function DeckName({ game, deck: { name, cards }, isSaved, rename, tell }: DeckNameProps) {
  const say = useSay()
  const trimmed = name.trim()
  return (
    <div className="deck-name">
      <label htmlFor="deck-name">{say('decks.name')}</label>
      <input
        id="deck-name"
        value={name}
        maxLength={40}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      <button
        className="btn small"
        disabled={trimmed === '' || Object.keys(cards).length === 0}
        onClick={() => {
          const isKept = saveDeck(game, { name: trimmed, cards })
          tell(isKept ? say('decks.saved', { name: trimmed }) : say('decks.notSaved'))
        }}
      >
        {say('decks.save')}
      </button>
      {isSaved && (
        <button
          className="btn small quiet"
          onClick={() => {
            forgetDeck(game, name)
            tell(say('decks.forgotten', { name }))
          }}
        >
          {say('decks.forget')}
        </button>
      )}
    </div>
  )
}

/** The deck as text: to copy, or to paste another one. */
function DeckText(props: { pack: Pack; cards: DeckCards; take(cards: DeckCards): void }) {
  const { pack, cards, take } = props
  const say = useSay()
  const { lang } = useSettings()
  const written = writeDeckText(pack, cards, lang)
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, refuse] = useState('')
  const read = () => {
    const { cards: found, unread, isTooLong } = readDeckText(pack, draft ?? '')
    if (isTooLong) return refuse(say('decks.tooLong', { most: MOST_LINES }))
    if (unread.length > 0) return refuse(say('decks.unread', { line: unread[0] }))
    if (Object.keys(found).length === 0) return refuse(say('decks.nothing'))
    refuse('')
    setDraft(null)
    take(found)
  }
  return (
    <details className="deck-text">
      <summary>{say('decks.text')}</summary>
      <textarea
        aria-label={say('decks.text')}
        rows={12}
        spellCheck={false}
        value={draft ?? written}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
      {refused !== '' && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
      <div className="deck-text-tools">
        <button
          className="btn small"
          onClick={() => void navigator.clipboard?.writeText(draft ?? written)}
        >
          {say('decks.copy')}
        </button>
        <button className="btn small pri" disabled={draft === null} onClick={read}>
          {say('decks.read')}
        </button>
      </div>
    </details>
  )
}
