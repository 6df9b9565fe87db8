// Between two players at one screen: a sheet in the next player's colour that hides the match.
import { Glyph, seatMark } from '@cardwright/table'
import { useEffect, useRef } from 'react'
import { Mark } from '../../look/mark.tsx'
import type { Play } from '../../match/play.ts'
import { useSay } from '../../texts/speak.ts'

interface HandOverProps {
  play: Play
  name: string
  to: number
  names(seat: number): string
}

export function HandOver({ play, name, to, names }: HandOverProps) {
  const say = useSay()
  const person = play.personOf(to)
  const ready = useRef<HTMLButtonElement>(null)
  useEffect(() => ready.current?.focus(), [])
  return (
    <div className="hand-over" data-game={play.plan.game} data-seat={seatMark(to)}>
      <header className="bar">
        <a className="home" href="/" aria-label={say('shop.home')}>
          <Mark />
        </a>
        <h1 className="disp">{name}</h1>
      </header>
      <main>
        <Glyph seat={to} />
        <p className="disp">{say('hand.to', { name: names(to) })}</p>
        {person !== null && person !== to && (
          <p>{say('hand.for', { name: names(to), person: names(person) })}</p>
        )}
        <p>{say('hand.hint')}</p>
        <button ref={ready} className="btn" data-key="take-seat" onClick={() => play.takeSeat()}>
          {say('hand.ready')}
        </button>
      </main>
    </div>
  )
}
