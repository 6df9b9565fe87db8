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
  const whom = useWhom(play, names)
  return (
    <TableBar
      home={
        <a className="home" href="/" aria-label={say('shop.home')}>
          <Mark />
        </a>
      }
      title={name}
      meta={play.plan.players.length > 1 && <> · {whom}</>}
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

function useWhom({ plan, humans }: Play, names: (seat: number) => string): string {
  const say = useSay()
  const all = plan.players.map((_, seat) => names(seat))
  if (humans.length === 0) return say('match.watching')
  if (humans.length > 1) return all.join(' · ')
  return say('match.versus', { names: all.filter((_, seat) => seat !== humans[0]).join(', ') })
}
