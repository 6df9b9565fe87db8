// Who made what is in the page.
import { Icon, IconsContext, type Icons } from '@cardwright/table'
import { use } from 'react'
import { creditsFor } from '../credits/icon-credits.ts'
import '../look/credits.css'
import { Page } from '../look/page.tsx'
import { entries } from '../shelf/rules.ts'
import { useSay } from '../texts/speak.ts'

const FONTS: readonly [family: string, by: string][] = [
  ['Alegreya', 'Juan Pablo del Peral, Huerta Tipográfica'],
  ['Alegreya Sans', 'Juan Pablo del Peral, Huerta Tipográfica'],
  ['Sofia Sans Condensed', 'Lettersoup'],
  ['JetBrains Mono', 'JetBrains'],
  ['Tektur', 'Adam Jagosz'],
  ['Jura', 'Daniel Johnson and others'],
  ['Old Standard TT', 'Alexey Kryukov'],
  ['Ruslan Display', 'Oleg Snarsky, Denis Masharov, Vladimir Rabdu'],
]

const SOFTWARE: readonly [name: string, by: string][] = [
  ['React', 'Meta and contributors, MIT'],
  ['zustand', 'Paul Henschel and contributors, MIT'],
  ['i18next', 'Jan Mühlemann and contributors, MIT'],
  ['Lucide', 'Lucide contributors, ISC'],
]

let drawn: Promise<Icons> | undefined
const allIcons = (): Promise<Icons> =>
  (drawn ??= Promise.all(Object.values(entries).map(({ content }) => content())).then((contents) =>
    Object.assign({}, ...contents.map(({ icons }) => icons)),
  ))

export function CreditsPage() {
  const say = useSay()
  const icons = use(allIcons())
  return (
    <Page title={say('credits.title')} section="credits">
      <div className="column credits">
        <section>
          <h2 className="disp">{say('credits.own')}</h2>
          <p>{say('credits.ownNote')}</p>
        </section>
        <section>
          <h2 className="disp">{say('credits.fonts')}</h2>
          <p>{say('credits.fontsNote')}</p>
          <ul className="specimens" lang="en">
            {FONTS.map(([family, by]) => (
              <li key={family} className="sheet">
                <b style={{ fontFamily: `'${family}'` }}>{family} Щука</b>
                <span>{by}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="disp">{say('credits.icons')}</h2>
          <p>
            {say('credits.iconsNote')}{' '}
            <a href="https://game-icons.net" rel="external" lang="en">
              game-icons.net
            </a>
          </p>
          <IconsContext value={icons}>
            {creditsFor(Object.keys(icons)).map(({ author, icons }) => (
              <div key={author} className="drawer">
                <h3 lang="en">{author}</h3>
                <ul lang="en">
                  {icons.map((name) => (
                    <li key={name}>
                      <Icon name={name} />
                      <span>{name}</span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </IconsContext>
        </section>
        <section>
          <h2 className="disp">{say('credits.software')}</h2>
          <ul className="plain" lang="en">
            {SOFTWARE.map(([name, by]) => (
              <li key={name}>
                <b>{name}</b> · {by}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}
