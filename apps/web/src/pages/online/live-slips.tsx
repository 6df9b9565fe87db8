// Small notes above the hand: connection lost, a take-back wished for, somebody gone, a refusal.
import { allowsDummies, GRACE } from '@cardwright/host'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { LivePlay } from '../../online/live-play.ts'
import type { TextKey } from '../../texts/en.ts'
import { useSay } from '../../texts/speak.ts'

interface LiveSlipsProps {
  play: LivePlay
  names(seat: number): string
  seat: number | null
}

/** Refusals that a player cannot see on the table. */
const NOTICES = new Map<string, TextKey>([
  ['moved-on', 'online.movedOn'],
  ['too-fast', 'online.tooFast'],
  ['line-lost', 'online.lineLost'],
])

export function LiveSlips({ play, names, seat }: LiveSlipsProps) {
  const say = useSay()
  const { wire, askBack, refused, isPaused, ending } = useStore(play.state)
  const gone = useGone(play, seat)
  const notice = refused === null ? undefined : NOTICES.get(refused.code)
  return (
    <div className="slips" data-game={play.title.game.id}>
      {(wire === 'lost' || wire === 'connecting') && (
        <p className="slip warn" role="alert">
          <span>{say('online.lost')}</span>
        </p>
      )}
      {isPaused && (
        <p className="slip warn" role="alert">
          <span>{say('online.paused')}</span>
        </p>
      )}
      {askBack !== null && askBack !== seat && seat !== null && (
        <div className="slip" role="alert">
          <span>{say('online.askBack', { name: names(askBack) })}</span>
          <button className="btn small pri" onClick={() => play.allowBack(true)}>
            {say('online.allow')}
          </button>
          <button className="btn small" onClick={() => play.allowBack(false)}>
            {say('online.deny')}
          </button>
        </div>
      )}
      {notice !== undefined && (
        <div className="slip" role="alert">
          <span>{say(notice)}</span>
          <button className="btn small" onClick={() => play.closeNotice()}>
            {say('match.close')}
          </button>
        </div>
      )}
      {seat !== null &&
        ending === null &&
        gone.map((other) => (
          <div key={other} className="slip" role="status">
            <span>{say('online.away', { name: names(other) })}</span>
            <button className="btn small" onClick={() => play.standIn(other, 'bot')}>
              {say('online.standIn')}
            </button>
            {allowsDummies(play.title.game) && (
              <button className="btn small" onClick={() => play.standIn(other, 'dummy')}>
                {say('online.seatDummy')}
              </button>
            )}
          </div>
        ))}
    </div>
  )
}

/** Seats of others that have been empty for longer than the grace time. */
function useGone(play: LivePlay, own: number | null): number[] {
  const since = useStore(play.state, (s) => s.awaySince)
  const [now, setNow] = useState(Date.now)
  const isAnyAway = Object.keys(since).length > 0
  useEffect(() => {
    if (!isAnyAway) return
    const timer = setInterval(() => setNow(Date.now()), 2000)
    return () => clearInterval(timer)
  }, [isAnyAway])
  return Object.entries(since).flatMap(([seat, at]) =>
    now - at > GRACE && Number(seat) !== own ? [Number(seat)] : [],
  )
}
