// The bar above a match: the way home, what is played against whom, undo, paper and menu.
import { Menu } from 'lucide-react'
import { TableBar } from '@cardwright/table'
import { Mark } from '../../look/mark.tsx'
import { ThemeButton } from '../../look/switches.tsx'
import type { Play } from '../../match/play.ts'
import { useSay } from '../../texts/speak.ts'
import { MatchMenu } from './match-menu.tsx'

interface MatchBarProps {
  play: Play
  name: string
  names(seat: number): string
}

export function MatchBar({ play, name, names }: MatchBarProps) {
  const say = useSay()
  const others = play.plan.players.flatMap(({ kind }, seat) =>
    kind === 'human' && play.humans.length === 1 ? [] : [names(seat)],
  )
  const whom =
    play.humans.length === 0
      ? say('match.watching')
      : say('match.versus', { names: others.join(', ') })
  return (
    <TableBar
      home={
        <a className="home" href="/" aria-label={say('shop.home')}>
          <Mark />
        </a>
      }
      title={name}
      meta={` · ${play.humans.length > 1 ? others.join(' · ') : whom}`}
      tools={
        <>
          <ThemeButton />
          <button
            className="btn icon quiet"
            aria-label={say('match.menu')}
            title={say('match.menu')}
            popoverTarget="match-menu"
          >
            <Menu className="ic lu" aria-hidden="true" />
          </button>
          <MatchMenu play={play} name={name} />
        </>
      }
    />
  )
}
