// Shown instead of a table whose match is open in another tab.
import { Mark } from '../../look/mark.tsx'
import { useSay } from '../../texts/speak.ts'

export function GoneOn({ name, game }: { name: string; game: string }) {
  const say = useSay()
  return (
    <div className="hand-over" data-game={game}>
      <header className="bar">
        <a className="home" href="/" aria-label={say('shop.home')}>
          <Mark />
        </a>
        <h1 className="disp">{name}</h1>
      </header>
      <main role="alert">
        <p className="disp">{say('match.elsewhere')}</p>
        <p>{say('match.elsewhereHint')}</p>
        <button className="btn" onClick={() => location.reload()}>
          {say('online.here')}
        </button>
      </main>
    </div>
  )
}
