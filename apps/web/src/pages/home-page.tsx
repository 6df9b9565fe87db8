// The front page: one poster per game, one press to play, and links to running matches.
import {
  BookOpen,
  Clock,
  Globe,
  History,
  Layers,
  Printer,
  Settings2,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import '../look/home.css'
import { Mark } from '../look/mark.tsx'
import { useArrival } from '../look/page.tsx'
import { LanguageButton, ThemeButton } from '../look/switches.tsx'
import { isRunning } from '../match/archive.ts'
import { archive } from '../match/saved.ts'
import { useSettings } from '../settings/settings.ts'
import { posterOf, posters, type GamePoster } from '../shelf/posters.ts'
import { ago } from '../texts/ago.ts'
import { seatNames } from '../texts/players.ts'
import { useSay } from '../texts/speak.ts'
import { ImportButton } from './import-button.tsx'

export function HomePage() {
  const say = useSay()
  useArrival('Cardwright')
  return (
    <div className="front" data-game="shop">
      <header className="top">
        <Mark />
        <h1 className="disp">{say('shop.name')}</h1>
        <MainLinks />
      </header>
      <main>
        <section className="lede">
          <p>{say('home.lead', { count: posters.length })}</p>
          <Continue />
        </section>
        <ul className="rack" data-count={posters.length}>
          {posters.map((poster) => (
            <li key={poster.id}>
              <PosterSheet poster={poster} />
            </li>
          ))}
        </ul>
      </main>
      <footer className="foot">
        <a href={`/rules/${posters[0].id}`}>{say('nav.rules')}</a>
        <ImportButton className="link">{say('home.import')}</ImportButton>
        <LanguageButton className="link" />
        <a href="/credits">{say('nav.credits')}</a>
      </footer>
    </div>
  )
}

function MainLinks() {
  const say = useSay()
  const links = [
    ['cards', `/cards/${posters[0].id}`, Layers],
    ['online', '/online', Globe],
    ['replays', '/replay', History],
    ['rules', `/rules/${posters[0].id}`, BookOpen],
    ['settings', '/settings', Settings2],
  ] as const
  return (
    <nav aria-label={say('nav.main')}>
      {links.map(([name, href, Sign]) => (
        <a key={name} href={href} aria-label={say(`nav.${name}`)}>
          <Sign className="ic lu" aria-hidden="true" />
          <span>{say(`nav.${name}`)}</span>
        </a>
      ))}
      <ThemeButton />
    </nav>
  )
}

/** The last played unfinished match. */
function Continue() {
  const { lang } = useSettings()
  const say = useSay()
  const running = archive.all().filter(isRunning)
  const [match] = running
  const poster = match && posterOf(match.plan.game)
  if (poster === undefined) return null
  const { players } = match.plan
  const isYours = match.asked !== null && players[match.asked]?.kind === 'human'
  const isAlone = players.filter(({ kind }) => kind === 'human').length === 1
  const turn =
    match.asked === null
      ? ''
      : isYours && isAlone
        ? say('home.yourMove')
        : say('home.theirMove', { name: seatNames(players, lang)(match.asked) })
  return (
    <div className="resume" data-game={poster.id}>
      <span>
        <b>{say('home.running', { game: poster.texts[lang].name, turn: match.round })}</b>
        <span>{[turn, say('home.savedAgo', { ago: ago(say, match.savedAt) })].join(' ')}</span>
        {running.length > 1 && (
          <a href="/replay">{say('home.more', { count: running.length - 1 })}</a>
        )}
      </span>
      <a className="btn pri" href={`/play/${match.id}`}>
        {say('home.continue')}
      </a>
    </div>
  )
}

function PosterSheet({ poster: { id, Picture, players, minutes, texts } }: { poster: GamePoster }) {
  const say = useSay()
  const { name, line, press } = texts[useSettings().lang]
  return (
    <article className="poster" data-game={id} aria-label={name}>
      <div className="pic">
        <Picture />
      </div>
      <div className="txt">
        <h2 className="disp">{name}</h2>
        <p>{line}</p>
        <ul className="facts">
          <li title={say('home.players', { n: players })}>
            <Users className="ic lu" aria-hidden="true" />
            <span className="vh">{say('home.players', { n: '' })}</span>
            {players}
          </li>
          {minutes !== null && (
            <li title={say('home.length', { n: minutes })}>
              <Clock className="ic lu" aria-hidden="true" />
              {say('home.minutes', { n: minutes })}
            </li>
          )}
          {press !== '' && (
            <li title={say('home.press', { press })}>
              <Printer className="ic lu" aria-hidden="true" />
              {press}
            </li>
          )}
        </ul>
        <div className="go">
          <a
            className="btn pri"
            href={`/play/${id}`}
            aria-label={say('home.playGame', { game: name })}
          >
            {say('home.play')}
          </a>
          <a
            className="btn icon"
            href={`/new/${id}`}
            aria-label={say('home.setUp', { game: name })}
          >
            <SlidersHorizontal className="ic lu" aria-hidden="true" />
            <span className="word">{say('home.options')}</span>
          </a>
        </div>
      </div>
    </article>
  )
}
