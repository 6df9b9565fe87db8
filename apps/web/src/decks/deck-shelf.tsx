// Decks to start from, ready-made and the player's own; the name and text of the current deck.
import { MOST_LINES, readDeckText, writeDeckText } from '@cardwright/content/text'
import type { DeckCards, Pack } from '@cardwright/engine'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useSay } from '../texts/speak.ts'
import { forgetDeck, saveDeck, useSavedDecks } from './saved-decks.ts'

interface DeckShelfProps {
  pack: Pack
  name: string
  cards: DeckCards
  take(name: string, cards: DeckCards): void
  rename(name: string): void
}

export function DeckShelf({ pack, name, cards, take, rename }: DeckShelfProps) {
  const say = useSay()
  const { lang } = useSettings()
  const game = pack.manifest.id
  const saved = useSavedDecks(game)
  const [told, tell] = useState('')
  const isSaved = saved.some((deck) => deck.name === name)
  const readyMade = pack.decks.filter(({ role }) => role !== undefined)
  const texts = pack.text[lang] as unknown as { decks: Record<string, string> }
  return (
    <section className="deck-shelf">
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
          disabled={name.trim() === '' || Object.keys(cards).length === 0}
          onClick={() =>
            tell(
              saveDeck(game, { name: name.trim(), cards })
                ? say('decks.saved', { name: name.trim() })
                : say('decks.notSaved'),
            )
          }
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
      <p className="told" role="status">
        {told}
      </p>
      <DeckText pack={pack} cards={cards} take={(read) => take(name, read)} />
    </section>
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
