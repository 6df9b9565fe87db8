// One large card, with its text in both languages and its data.
import { cardJson } from '@cardwright/content/shelf-json'
import type { Pack } from '@cardwright/engine'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useSay } from '../texts/speak.ts'
import { mayHaveAbilities, type CatalogueCard } from './catalogue.ts'
import { ShownCard } from './shown-card.tsx'

/** Characters per line of the page. */
const LETTERS = 62

export function CardDetail({ card, pack }: { card: CatalogueCard; pack: Pack }) {
  const say = useSay()
  const { lang } = useSettings()
  return (
    <aside className="detail" aria-label={say('cards.detail')}>
      <a className="back-to btn quiet" href={`/cards/${pack.manifest.id}`}>
        ← {say('cards.back')}
      </a>
      <div className="hd">
        <div className="both">
          <h2 className="disp">{card.name[lang]}</h2>
          <Told lang="en" label={say('cards.english')} card={card} pack={pack} />
          <Told lang="ru" label={say('cards.russian')} card={card} pack={pack} />
        </div>
        {/* after its heading, shown before it */}
        <ShownCard id={card.id} />
      </div>
      <Decks card={card} pack={pack} />
      <a className="btn small" href={`/lab/${pack.manifest.id}/${card.id}`}>
        {say('lab.open')}
      </a>
      <Data card={card} />
    </aside>
  )
}

function Told(props: { lang: 'en' | 'ru'; label: string; card: CatalogueCard; pack: Pack }) {
  const { lang, label, card, pack } = props
  const say = useSay()
  const page = useSettings().lang
  return (
    <section lang={lang}>
      <h3>{label}</h3>
      <p>
        <b>{card.name[lang]}</b>
      </p>
      {card.text[lang].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {card.text[lang].length === 0 && mayHaveAbilities(pack, card) && (
        <p className="hint" lang={page}>
          {say('cards.noText')}
        </p>
      )}
    </section>
  )
}

function Decks({ card, pack }: { card: CatalogueCard; pack: Pack }) {
  const say = useSay()
  const { lang } = useSettings()
  const texts = (pack.text[lang] as { decks?: Record<string, string> }).decks ?? {}
  const decks = pack.decks.flatMap(({ id, cards }) =>
    cards[card.id] === undefined ? [] : [`${texts[id] ?? id} ×${cards[card.id]}`],
  )
  if (decks.length === 0) return null
  return <p className="facts2">{say('cards.inDecks', { decks: decks.join(', ') })}</p>
}

function Data({ card }: { card: CatalogueCard }) {
  const say = useSay()
  const [copied, setCopied] = useState<string | null>(null)
  const json = cardJson(card.definition, LETTERS)
  return (
    <section className="data">
      <header>
        <h3>{say('cards.data')}</h3>
        <button
          className="btn small"
          onClick={() => void navigator.clipboard.writeText(json).then(() => setCopied(card.id))}
        >
          {say(copied === card.id ? 'cards.copied' : 'cards.copy')}
        </button>
      </header>
      <pre className="json">{inked(json)}</pre>
    </section>
  )
}

/** Keys and values in two colours. */
function inked(json: string) {
  return json.split(/("(?:[^"\\]|\\.)*":?)/).map((part, k) => {
    if (!part.startsWith('"')) return part
    return (
      <span key={k} className={part.endsWith(':') ? 'k' : 's'}>
        {part}
      </span>
    )
  })
}
