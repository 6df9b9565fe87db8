// Which page is shown.
import { lazy, Suspense } from 'react'
import { HomePage } from './pages/home-page.tsx'
import { usePath } from './router.ts'
import { speak } from './texts/speak.ts'

const MatchPage = lazy(() =>
  import('./pages/match-page.tsx').then((m) => ({ default: m.MatchPage })),
)

export function App() {
  const [, page, id] = usePath().split('/')
  if (page === '') return <HomePage />
  if (page === 'play')
    return (
      <Suspense fallback={null}>
        <MatchPage game={id} />
      </Suspense>
    )
  return (
    <main>
      <p>{speak('en')('notFound')}</p>
      <a href="/">{speak('en')('toHome')}</a>
    </main>
  )
}
