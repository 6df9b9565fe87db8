// The frame of every page: bar, title, one <main>; and what happens on navigation.
import { useEffect, type ReactNode } from 'react'
import { useSay } from '../texts/speak.ts'
import { ShopBar } from './shop-bar.tsx'

let arrivals = 0

/** Sets the title; after the first page it also moves the focus to the heading, for screen reader users. */
export function useArrival(title: string): void {
  useEffect(() => {
    document.title = title === 'Cardwright' ? title : `${title} — Cardwright`
  }, [title])
  useEffect(() => {
    if (arrivals++ === 0) return
    const heading = document.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [])
}

export interface PageProps {
  title: string
  /** The visual style: the site's or a game's. */
  game?: string
  className?: string
  /** The section whose link is marked. */
  section?: 'cards' | 'lab' | 'replays' | 'online' | 'rules' | 'settings' | 'credits'
  children: ReactNode
}

export function Page({ title, game = 'shop', className = '', section, children }: PageProps) {
  const say = useSay()
  useArrival(title)
  return (
    <div className={`page ${className}`} data-game={game}>
      <a className="skip" href="#main">
        {say('nav.skip')}
      </a>
      <ShopBar title={title} section={section} game={game === 'shop' ? undefined : game} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
