// The bar above a match on this device: what is played against whom, and its menu.
import { GameBar } from '../../look/game-bar.tsx'
import type { Play } from '../../match/play.ts'
import { useSay } from '../../texts/speak.ts'
import { MatchMenu } from './match-menu.tsx'

interface MatchBarProps {
  play: Play
  name: string
  names(seat: number): string
}

export function MatchBar({ play, name, names }: MatchBarProps) {
  const whom = useWhom(play, names)
  return (
    <GameBar
      name={name}
      meta={play.plan.players.length > 1 && <> · {whom}</>}
      menu={<MatchMenu play={play} name={name} />}
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
