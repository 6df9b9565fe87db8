// The bar of the site's pages: home link, heading, other pages, language and theme.
import { posters } from '../shelf/posters.ts'
import { useSay } from '../texts/speak.ts'
import { Mark } from './mark.tsx'
import type { PageProps } from './page.tsx'
import { LanguageButton, ThemeButton } from './switches.tsx'

interface ShopBarProps {
  title: string
  section?: PageProps['section']
  /** The game whose cards and rules are linked. */
  game?: string
}

export function ShopBar({ title, section, game = posters[0].id }: ShopBarProps) {
  const say = useSay()
  const links = [
    ['games', '/'],
    ['cards', `/cards/${game}`],
    ['rules', `/rules/${game}`],
    ['online', '/online'],
    ['lab', `/lab/${game}`],
    ['replays', '/replay'],
    ['settings', '/settings'],
  ] as const
  return (
    <header className="bar shop">
      <a className="home" href="/" aria-label={say('shop.home')}>
        <Mark />
      </a>
      <h1 className="disp">{title}</h1>
      <span className="sp" />
      <nav aria-label={say('nav.main')}>
        {links.map(([name, href]) => (
          <a key={name} href={href} aria-current={name === section ? 'page' : undefined}>
            {say(`nav.${name}`)}
          </a>
        ))}
      </nav>
      <div className="tools">
        <LanguageButton />
        <ThemeButton />
      </div>
    </header>
  )
}
