// Absent players: since when, and what this player may do about it now or later.
import { allowsDummies, remediesOf, type Remedy } from '@cardwright/host'
import type { Away, MatchInfo } from '@cardwright/protocol'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { LivePlay } from '../../online/live-play.ts'
import { clockTime } from '../../texts/clock-time.ts'
import type { TextKey } from '../../texts/en.ts'
import { useSay } from '../../texts/speak.ts'

/** A reload is a short absence, so it is not shown. */
const NOT_WORTH_SAYING = 3000

interface AbsentSlipsProps {
  play: LivePlay
  names(seat: number): string
  /** Null: a spectator. */
  seat: number | null
}

export function AbsentSlips({ play, names, seat: own }: AbsentSlipsProps) {
  const info = useStore(play.state, (s) => s.info)
  const isOver = useStore(play.state, (s) => s.ending !== null)
  const since = useStore(play.state, (s) => s.infoAt)
  const missing = isOver ? [] : missingIn(info, own)
  const passed = usePassed(since, missing.length > 0)
  return missing
    .map(({ seat, away }) => ({ seat, away: after(away, passed) }))
    .filter(({ away }) => away.for > NOT_WORTH_SAYING)
    .map(({ seat, away }) => (
      <AbsentSlip key={seat} play={play} names={names} own={own} seat={seat} away={away} />
    ))
}

interface AbsentSlipProps {
  play: LivePlay
  names(seat: number): string
  own: number | null
  seat: number
  away: Away
}

function AbsentSlip({ play, names, own, seat, away }: AbsentSlipProps) {
  const say = useSay()
  const remedies = useRemedies(play, own, seat)
  const name = names(seat)
  const agreed = away.agreed ?? []
  const hasVoted = own !== null && agreed.includes(own)
  const [first] = remedies
  const may = away.wait === 0 && !hasVoted ? remedies : []
  // re-render once when the note appears, and once when the remedy becomes available
  const [isHidden, setHidden] = useState<'waiting' | 'all' | null>(null)
  if (isHidden === 'all' || (isHidden === 'waiting' && away.wait > 0)) return null
  return (
    <div className="slip absent">
      <span className="vh" role="status">
        {say('online.away', { name })}
      </span>
      <span role="timer">
        {say('absence.away', { name, time: clockTime(away.for) })}{' '}
        {away.wait > 0 &&
          first !== undefined &&
          say(`absence.soon.${first}` satisfies TextKey, { wait: clockTime(away.wait) })}
        {hasVoted
          ? say('absence.voted')
          : agreed.length > 0 && say('absence.agreed', { names: agreed.map(names).join(', ') })}
      </span>
      {may.map((remedy) => (
        <button key={remedy} className="btn small" onClick={() => play.remedy(seat, remedy)}>
          {say(`absence.${remedy}` satisfies TextKey)}
        </button>
      ))}
      <button
        className="btn icon quiet"
        aria-label={say('match.close')}
        title={say('match.close')}
        onClick={() => setHidden(away.wait > 0 ? 'waiting' : 'all')}
      >
        <X className="ic lu" aria-hidden="true" />
      </button>
    </div>
  )
}

/** As they are said: a vote of one is none, and where more than two play against each other nobody has won yet. */
function useRemedies(play: LivePlay, own: number | null, seat: number): (Remedy | 'loss')[] {
  const info = useStore(play.state, (s) => s.info)
  const sides = useStore(play.state, (s) => s.sides)
  if (own === null || info === null || sides.length === 0) return []
  const { absence, chairs } = info
  const company = { absence, chairs, sides, allowsDummies: allowsDummies(play.title.game) }
  const isAlone = !chairs.some(({ kind, present }, k) => kind === 'human' && present && k !== own)
  return remediesOf(company, own, seat).map((remedy) => {
    if (remedy === 'vote' && isAlone) return 'bot'
    return remedy === 'win' && new Set(sides).size > 2 ? 'loss' : remedy
  })
}

function missingIn(info: MatchInfo | null, own: number | null): { seat: number; away: Away }[] {
  return (info?.chairs ?? []).flatMap(({ away }, seat) =>
    away === undefined || seat === own ? [] : [{ seat, away }],
  )
}

const after = (away: Away, passed: number): Away => ({
  ...away,
  for: away.for + passed,
  wait: Math.max(0, away.wait - passed),
})

/** How long ago it was sent. */
function usePassed(since: number, isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return Math.max(0, now - since)
}
