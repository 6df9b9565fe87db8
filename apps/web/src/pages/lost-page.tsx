// The page for unknown URLs.
import { Page } from '../look/page.tsx'
import { ProofSheet } from '../look/proof-sheet.tsx'
import { posters } from '../shelf/posters.ts'
import { useSettings } from '../settings/settings.ts'
import { useSay } from '../texts/speak.ts'

export function LostPage({ path }: { path: string }) {
  const say = useSay()
  return (
    <Page title={say('spoiled.page')}>
      <ProofSheet
        title={say('spoiled.page')}
        what={say('spoiled.pageWhat')}
        where={path}
        meant={useMeant(path)}
        ways={
          <a className="btn pri" href="/">
            {say('spoiled.home')}
          </a>
        }
      />
    </Page>
  )
}

/** A page with a similar name, or the named game. */
function useMeant(path: string) {
  const say = useSay()
  const { lang } = useSettings()
  const word = path.split('/')[1]?.toLowerCase() ?? ''
  const pages = [
    ['settings', '/settings'],
    ['credits', '/credits'],
    ['replays', '/replay'],
    ['cards', `/cards/${posters[0].id}`],
    ['rules', `/rules/${posters[0].id}`],
  ] as const
  const page = pages.find(([name]) => word.length > 2 && name.startsWith(word.slice(0, 4)))
  if (page !== undefined) return { href: page[1], label: say(`nav.${page[0]}`) }
  const poster = posters.find(({ id }) => path.toLowerCase().includes(id))
  return poster && { href: `/new/${poster.id}`, label: poster.texts[lang].name }
}

/** The same for a game that this page does not have. */
export function NoGamePage({ game }: { game: string }) {
  const say = useSay()
  const { lang } = useSettings()
  return (
    <Page title={say('spoiled.game')}>
      <ProofSheet
        title={say('spoiled.game')}
        what={say('spoiled.gameWhat')}
        where={game}
        ways={posters.map(({ id, texts }) => (
          <a key={id} className="btn" href={`/new/${id}`}>
            {texts[lang].name}
          </a>
        ))}
      />
    </Page>
  )
}
