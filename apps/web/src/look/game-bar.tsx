// The bar above any match: home link, game, theme and menu; each kind of match adds its own parts.
import { Menu } from 'lucide-react'
import { TableBar } from '@cardwright/table'
import type { ReactNode } from 'react'
import { useSay } from '../texts/speak.ts'
import { Mark } from './mark.tsx'
import { ThemeButton } from './switches.tsx'

/** The id of the popover that the menu button opens. */
export const MENU = 'match-menu'

interface GameBarProps {
  name: string
  meta: ReactNode
  tools?: ReactNode
  menu: ReactNode
}

export function GameBar({ name, meta, tools, menu }: GameBarProps) {
  const say = useSay()
  return (
    <TableBar
      home={
        <a className="home" href="/" aria-label={say('shop.home')}>
          <Mark />
        </a>
      }
      title={name}
      meta={meta}
      tools={
        <>
          {tools}
          <ThemeButton />
          <button
            className="btn icon quiet"
            aria-label={say('match.menu')}
            title={say('match.menu')}
            popoverTarget={MENU}
          >
            <Menu className="ic lu" aria-hidden="true" />
          </button>
          {menu}
        </>
      }
    />
  )
}
