// Chooses the page. All pages except the front page are loaded on demand.
import { lazy, Suspense, type ReactNode } from 'react'
import { PageGuard } from './look/page-guard.tsx'
import { HomePage } from './pages/home-page.tsx'
import { LostPage } from './pages/lost-page.tsx'
import { useAddress } from './router.ts'
import { posters } from './shelf/posters.ts'

const NewMatchPage = lazy(async () => ({
  default: (await import('./pages/new-match-page.tsx')).NewMatchPage,
}))
const MatchPage = lazy(async () => ({
  default: (await import('./pages/match-page.tsx')).MatchPage,
}))
const ReplaysPage = lazy(async () => ({
  default: (await import('./pages/replays-page.tsx')).ReplaysPage,
}))
const ReplayPage = lazy(async () => ({
  default: (await import('./pages/replay-page.tsx')).ReplayPage,
}))
const CardsPage = lazy(async () => ({
  default: (await import('./pages/cards-page.tsx')).CardsPage,
}))
const DecksPage = lazy(async () => ({
  default: (await import('./pages/decks-page.tsx')).DecksPage,
}))
const RulesPage = lazy(async () => ({
  default: (await import('./pages/rules-page.tsx')).RulesPage,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('./pages/settings-page.tsx')).SettingsPage,
}))
const OnlinePage = lazy(async () => ({
  default: (await import('./pages/online-page.tsx')).OnlinePage,
}))
const OnlineMatchPage = lazy(async () => ({
  default: (await import('./pages/online-match-page.tsx')).OnlineMatchPage,
}))
const PeerHostPage = lazy(async () => ({
  default: (await import('./pages/peer-page.tsx')).PeerHostPage,
}))
const PeerGuestPage = lazy(async () => ({
  default: (await import('./pages/peer-page.tsx')).PeerGuestPage,
}))
const WorkshopPage = lazy(async () => ({
  default: (await import('./pages/workshop-page.tsx')).WorkshopPage,
}))
const LabPage = lazy(async () => ({
  default: (await import('./pages/lab-page.tsx')).LabPage,
}))
const ModeratorPage = lazy(async () => ({
  default: (await import('./pages/moderator-page.tsx')).ModeratorPage,
}))
const FurniturePage = lazy(async () => ({
  default: (await import('./pages/furniture-page.tsx')).FurniturePage,
}))
const CreditsPage = lazy(async () => ({
  default: (await import('./pages/credits-page.tsx')).CreditsPage,
}))

export function App() {
  const address = useAddress()
  const page = pageAt(address)
  // another card of the same game keeps the same page
  const key = address.pathname.split('/').slice(0, 3).join('/')
  return (
    <PageGuard key={key}>
      <Suspense fallback={<div className="opening" aria-hidden="true" />}>{page}</Suspense>
    </PageGuard>
  )
}

function pageAt({ pathname, searchParams, hash }: URL): ReactNode {
  const [name = '', id, more, ...rest] = partsOf(pathname)
  const lost = <LostPage path={pathname} />
  if (rest.length > 0) return lost
  if (name === '' && id === undefined) return <HomePage />
  if (name === 'cards' && id !== undefined) return <CardsPage game={id} card={more} />
  if (name === 'lab' && id !== undefined)
    return more === undefined ? <LabPage game={id} /> : <WorkshopPage game={id} card={more} />
  if (more !== undefined) return lost
  if (name === 'replay')
    return id === undefined && !/^#[rm]=/.test(hash) ? (
      <ReplaysPage />
    ) : (
      <ReplayPage id={id ?? 'link'} hash={hash} />
    )
  if (name === 'peer')
    return id === undefined ? (
      <PeerGuestPage hash={hash} />
    ) : (
      <PeerHostPage game={id} words={searchParams} hash={hash} />
    )
  if (name === 'furniture') return <FurniturePage game={id ?? posters[0].id} />
  if (name === 'online')
    return id === undefined ? <OnlinePage /> : <OnlineMatchPage id={id} hash={hash} />
  if (id !== undefined) {
    if (name === 'new') return <NewMatchPage game={id} />
    if (name === 'play') return <MatchPage id={id} words={searchParams} />
    if (name === 'rules') return <RulesPage game={id} />
    if (name === 'decks') return <DecksPage game={id} />
    return lost
  }
  if (name === 'settings') return <SettingsPage />
  if (name === 'credits') return <CreditsPage />
  if (name === 'moderator') return <ModeratorPage />
  return lost
}

function partsOf(path: string): string[] {
  try {
    return path.split('/').slice(1).filter(Boolean).map(decodeURIComponent)
  } catch {
    return [path]
  }
}
