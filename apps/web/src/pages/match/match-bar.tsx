// The bar above a match: the way home, what is played against whom, undo, paper and menu.
import { Menu, Undo2 } from 'lucide-react'
import type { Table } from '@cardwright/table'
import { useStore } from 'zustand'
import { Mark } from '../../look/mark.tsx'
import { ThemeButton } from '../../look/switches.tsx'
import type { Play } from '../../match/play.ts'
import { useSay } from '../../texts/speak.ts'
import { MatchMenu } from './match-menu.tsx'

interface MatchBarProps {
  play: Play
  name: string
  names(seat: number): string
  table: Table
}

export function MatchBar({ play, name, names, table }: MatchBarProps) {
  const say = useSay()
  const round = useStore(play.state, (s) => s.round)
  const others = play.plan.players.flatMap(({ kind }, seat) =>
    kind === 'human' && play.humans.length === 1 ? [] : [names(seat)],
  )
  const whom =
    play.humans.length === 0
      ? say('match.watching')
      : say('match.versus', { names: others.join(', ') })
  return (
    <header className="bar">
      <a className="home" href="/" aria-label={say('shop.home')}>
        <Mark />
      </a>
      <h1 className="disp">{name}</h1>
      <span className="meta">
        {round > 0 && `${say('match.turn', { n: round })} · `}
        {play.humans.length > 1 ? others.join(' · ') : whom}
      </span>
      <span className="sp" />
      <div className="tools">
        <UndoButton table={table} />
        <ThemeButton />
        <button
          className="btn icon quiet"
          aria-label={say('match.menu')}
          title={say('match.menu')}
          popoverTarget="match-menu"
        >
          <Menu className="ic lu" aria-hidden="true" />
        </button>
      </div>
      <MatchMenu play={play} name={name} />
    </header>
  )
}

/** Never greyed out without a word: where it is not free it says why. */
function UndoButton({ table }: { table: Table }) {
  const say = useSay()
  const noUndo = useStore(table, (t) => t.moment.noUndo)
  const undo = useStore(table, (t) => t.undo)
  const label = noUndo === null ? say('match.undo') : say(`match.noUndo.${noUndo}`)
  return (
    <button
      className="btn icon quiet"
      data-key="undo"
      aria-label={label}
      title={label}
      aria-disabled={noUndo !== null}
      onClick={undo}
    >
      <Undo2 className="ic lu" aria-hidden="true" />
    </button>
  )
}
