// The other players at the table, with buttons to mute, block or report them.
import { useState } from 'react'
import { useStore } from 'zustand'
import { blockPlayer } from '../../online/api.ts'
import type { LivePlay } from '../../online/live-play.ts'
import { seats } from '../../online/seats.ts'
import { block, blocked, unblock } from '../../online/strangers.ts'
import { useStrangerSay } from '../../texts/strangers.ts'
import { useSorry } from './name-field.tsx'

interface PeopleProps {
  play: LivePlay
  seat: number | null
  names(seat: number): string
  onReport(seat: number): void
}

export function People({ play, seat, names, onReport }: PeopleProps) {
  const say = useStrangerSay()
  const chairs = useStore(play.state, (s) => s.info?.chairs) ?? []
  const others = chairs.flatMap(({ kind, name }, k) =>
    kind === 'human' && name !== null && k !== seat ? [k] : [],
  )
  if (others.length === 0) return null
  return (
    <ul className="people" aria-label={say('chat.players')}>
      {others.map((other) => (
        <Person
          key={other}
          play={play}
          seat={other}
          name={names(other)}
          // matches kept by a page have no strangers, and spectators cannot report
          isStranger={play.keeper === 'server' && seat !== null}
          onReport={() => onReport(other)}
        />
      ))}
    </ul>
  )
}

interface PersonProps {
  play: LivePlay
  seat: number
  name: string
  isStranger: boolean
  onReport(): void
}

function Person({ play, seat, name, isStranger, onReport }: PersonProps) {
  const say = useStrangerSay()
  const isMuted = useStore(play.state, (s) => s.muted.includes(seat))
  return (
    <li>
      <b>{name}</b>
      <button
        className="btn small"
        aria-pressed={isMuted}
        aria-label={say('chat.muteName', { name })}
        onClick={() => play.mute(seat, !isMuted)}
      >
        {say('chat.muteOne')}
      </button>
      {isStranger && (
        <>
          <BlockButton play={play} seat={seat} name={name} />
          <button
            className="btn small"
            aria-label={say('chat.reportName', { name })}
            onClick={onReport}
          >
            {say('chat.report')}
          </button>
        </>
      )}
    </li>
  )
}

function BlockButton({ play, seat, name }: { play: LivePlay; seat: number; name: string }) {
  const say = useStrangerSay()
  const sorry = useSorry()
  const players = useStore(blocked, (s) => s.players)
  const [id, setId] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isBlocked = id !== null && players.some((one) => one.id === id)
  const toggle = async () => {
    setRefusal(null)
    if (isBlocked) return unblock(id)
    try {
      const token = seats.find(play.match)?.token ?? ''
      const named = await blockPlayer(play.match, token, seat)
      setId(named.id)
      block(named.id, name)
      play.mute(seat, true)
    } catch (error) {
      setRefusal(sorry(error))
    }
  }
  return (
    <>
      <button
        className="btn small"
        aria-label={say(isBlocked ? 'chat.unblockName' : 'chat.blockName', { name })}
        onClick={() => void toggle()}
      >
        {say(isBlocked ? 'chat.unblock' : 'chat.block')}
      </button>
      {(isBlocked || refusal !== null) && (
        <p className="hint" role="status">
          {refusal ?? say('chat.blocked', { name })}
        </p>
      )}
    </>
  )
}
