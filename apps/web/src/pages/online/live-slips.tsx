// Small notes above the hand: connection lost, a take-back request, an absent player, a refusal.
import { useStore } from 'zustand'
import type { LivePlay } from '../../online/live-play.ts'
import type { TextKey } from '../../texts/en.ts'
import { useSay } from '../../texts/speak.ts'
import { AbsentSlips } from './absent-slips.tsx'
import { useStrangerSay } from '../../texts/strangers.ts'

interface LiveSlipsProps {
  play: LivePlay
  names(seat: number): string
  seat: number | null
}

/** Refusals that a player cannot see on the table. */
const NOTICES = new Map<string, TextKey>([
  ['moved-on', 'online.movedOn'],
  ['too-fast', 'online.tooFast'],
])

export function LiveSlips({ play, names, seat }: LiveSlipsProps) {
  const say = useSay()
  const sayMore = useStrangerSay()
  const { wire, askBack, refused, paused, ending, info } = useStore(play.state)
  const isOut = seat !== null && ending === null && info?.chairs[seat].out !== undefined
  const notice = refused === null ? undefined : NOTICES.get(refused.code)
  return (
    <div className="slips" data-game={play.title.game.id}>
      {(wire === 'lost' || wire === 'connecting') && (
        <p className="slip warn" role="alert">
          <span>{say('online.lost')}</span>
        </p>
      )}
      {paused !== null && (
        <p className="slip warn" role="alert">
          <span>{say(paused === 'elsewhere' ? 'online.moving' : 'online.paused')}</span>
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
      {isOut && (
        <p className="slip" role="status">
          <span>{say('absence.youOut')}</span>
        </p>
      )}
      <AbsentSlips play={play} names={names} seat={seat} />
      {refused?.code === 'asks-too-often' && (
        <div className="slip" role="alert">
          <span>{sayMore('asks.tooOften')}</span>
          <button className="btn small" onClick={() => play.closeNotice()}>
            {say('match.close')}
          </button>
        </div>
      )}
    </div>
  )
}
