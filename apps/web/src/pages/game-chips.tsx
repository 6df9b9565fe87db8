// The same page for another game.
import { useSettings } from '../settings/settings.ts'
import { posters } from '../shelf/posters.ts'
import { useSay } from '../texts/speak.ts'

export function GameChips({
  at,
  game,
}: {
  at: 'cards' | 'rules' | 'lab' | 'furniture'
  game: string
}) {
  const say = useSay()
  const { lang } = useSettings()
  return (
    <ul className="picks" aria-label={say('nav.game')}>
      {posters.map(({ id, texts }) => (
        <li key={id}>
          <a
            className="pick-chip"
            href={`/${at}/${id}`}
            aria-current={id === game ? 'page' : undefined}
          >
            {texts[lang].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
