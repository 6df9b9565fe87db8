// The rules of one game, in the page's language if available.
import { use } from 'react'
import { Page } from '../look/page.tsx'
import '../look/rules.css'
import { isRunning } from '../match/archive.ts'
import { archive } from '../match/saved.ts'
import { useSettings } from '../settings/settings.ts'
import { posterOf, posters } from '../shelf/posters.ts'
import { openRulePages, type RulesPages } from '../shelf/rule-pages.ts'
import { useSay } from '../texts/speak.ts'
import { GameChips } from './game-chips.tsx'
import { NoGamePage } from './lost-page.tsx'

export function RulesPage({ game }: { game: string }) {
  const pages = openRulePages(game)
  return pages === null ? <NoGamePage game={game} /> : <Rules game={game} pages={use(pages)} />
}

function Rules({ game, pages }: { game: string; pages: RulesPages }) {
  const say = useSay()
  const { lang } = useSettings()
  const name = posterOf(game)?.texts[lang].name ?? game
  const written = pages[lang] === undefined ? 'en' : lang
  const page = pages[written]
  const running = archive.all().find((match) => match.plan.game === game && isRunning(match))
  return (
    <Page title={say('rules.title', { game: name })} game={game} section="rules" className="rules">
      <div className="spread">
        <nav className="contents" aria-label={say('rules.contents')}>
          {running !== undefined && (
            <a className="btn pri" href={`/play/${running.id}`}>
              {say('rules.back')}
            </a>
          )}
          {posters.length > 1 && <GameChips at="rules" game={game} />}
          <h2>{say('rules.contents')}</h2>
          <ol>
            {page?.contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
          <p>
            <a href={`/cards/${game}`}>{say('rules.cards')}</a>
          </p>
          <a className="btn pri" href={`/play/${game}`}>
            {say('rules.play')}
          </a>
        </nav>
        <div className="text" lang={written}>
          {page === undefined && <p className="hint">{say('rules.none')}</p>}
          {page !== undefined && written !== lang && (
            <p className="hint" lang={lang}>
              {say('rules.onlyEnglish')}
            </p>
          )}
          <div dangerouslySetInnerHTML={{ __html: page?.html ?? '' }} />
        </div>
      </div>
    </Page>
  )
}
