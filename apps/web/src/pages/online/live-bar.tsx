// The bar above a match by link: who plays, clocks, connection, menu.
import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Glyph, seatMark } from '@cardwright/table'
import { useStore } from 'zustand'
import { GameBar, MENU } from '../../look/game-bar.tsx'
import type { LivePlay } from '../../online/live-play.ts'
import { clockTime } from '../../texts/clock-time.ts'
import { useSay } from '../../texts/speak.ts'
import { ConcedeDialog } from '../match/concede-dialog.tsx'
import { Chat } from './chat.tsx'
import { showOutcome } from './live-outcome.tsx'

interface LiveBarProps {
  play: LivePlay
  name: string
  names(seat: number): string
  seat: number | null
}

export function LiveBar({ play, name, names, seat }: LiveBarProps) {
  const say = useSay()
  const chairs = useStore(play.state, (s) => s.info?.chairs) ?? []
  const others = chairs.flatMap((_, k) => (k === seat ? [] : [names(k)]))
  return (
    <GameBar
      name={name}
      meta={
        <>
          {' · '}
          {seat === null
            ? say('match.watching')
            : say('match.versus', { names: others.join(', ') })}
        </>
      }
      tools={
        <>
          <Clocks play={play} names={names} />
          <Connection play={play} />
          <Chat play={play} seat={seat} names={names} />
        </>
      }
      menu={<LiveMenu play={play} seat={seat} />}
    />
  )
}

function Connection({ play }: { play: LivePlay }) {
  const say = useSay()
  const wire = useStore(play.state, (s) => s.wire)
  const Sign = wire === 'open' ? Wifi : WifiOff
  return (
    <span className="wire" data-state={wire} role="status" title={say(`wire.${wire}`)}>
      <Sign className="ic lu" aria-hidden="true" />
      <span className="vh">{say(`wire.${wire}`)}</span>
    </span>
  )
}

/** Each player's remaining time; the asked player's clock runs. */
function Clocks({ play, names }: { play: LivePlay; names(seat: number): string }) {
  const clocks = useStore(play.state, (s) => s.clocks)
  const isOver = useStore(play.state, (s) => s.ending !== null)
  const hasClock =
    clocks !== null && (clocks.left.move !== null || clocks.left.match.some((ms) => ms !== null))
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!hasClock || isOver) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [hasClock, isOver])
  if (!hasClock || isOver) return null
  const { at, left, asked } = clocks
  const passed = Math.max(0, now - at)
  return (
    <span className="clocks num">
      {left.match.map(
        (ms, seat) =>
          ms !== null && (
            <span
              key={seat}
              data-runs={seat === asked}
              data-seat={seatMark(seat)}
              title={names(seat)}
            >
              <Glyph seat={seat} />
              {clockTime(Math.max(0, ms - (seat === asked ? passed : 0)))}
            </span>
          ),
      )}
      {left.move !== null && <span data-runs>{clockTime(Math.max(0, left.move - passed))}</span>}
    </span>
  )
}

function LiveMenu({ play, seat }: { play: LivePlay; seat: number | null }) {
  const say = useSay()
  const sure = useRef<HTMLDialogElement>(null)
  const isOver = useStore(play.state, (s) => s.ending !== null)
  const isOut = useStore(play.state, (s) => s.info?.chairs[seat ?? -1]?.out !== undefined)
  const { id } = play.title.game
  const mayBeTold = globalThis.Notification?.permission === 'default'
  return (
    <>
      <div id={MENU} className="menu sheet" popover="auto">
        <ul>
          {isOver && (
            <li>
              <button onClick={showOutcome}>{say('over.result')}</button>
            </li>
          )}
          {seat !== null && !isOver && !isOut && (
            <>
              <li>
                <button onClick={() => play.takeBack()}>{say('online.takeBack')}</button>
              </li>
              <li>
                <button onClick={() => sure.current?.showModal()}>{say('match.concede')}</button>
              </li>
            </>
          )}
          {mayBeTold && (
            <li>
              <button onClick={() => void Notification.requestPermission()}>
                {say('online.tellMe')}
              </button>
            </li>
          )}
          <li>
            <a href={`/rules/${id}`}>{say('nav.rules')}</a>
          </li>
          <li>
            <a href={`/cards/${id}`}>{say('nav.cards')}</a>
          </li>
          <li>
            <a href="/online">{say('online.lobby')}</a>
          </li>
        </ul>
      </div>
      <ConcedeDialog ref={sure} onConcede={() => play.resign()} />
    </>
  )
}
