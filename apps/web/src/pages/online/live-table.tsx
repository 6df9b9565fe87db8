// The table of a match kept elsewhere, with its extra parts: names, clocks, connection, chat.
import { useEffect, useMemo } from 'react'
import { SPECTATOR } from '@cardwright/engine'
import type { MatchInfo } from '@cardwright/protocol'
import { MatchTable } from '@cardwright/table'
import { useStore } from 'zustand'
import '../../look/match.css'
import '../../look/online.css'
import { PageGuard } from '../../look/page-guard.tsx'
import { useArrival } from '../../look/page.tsx'
import { wordsOf } from '../../match/words.ts'
import type { LivePlay } from '../../online/live-play.ts'
import { comfortOf, useSettings } from '../../settings/settings.ts'
import { posterOf } from '../../shelf/posters.ts'
import { liveNames } from '../../texts/players.ts'
import { useSay } from '../../texts/speak.ts'
import { LiveBar } from './live-bar.tsx'
import { LiveOutcome } from './live-outcome.tsx'
import { LiveSlips } from './live-slips.tsx'

interface LiveTableProps {
  play: LivePlay
  info: MatchInfo
  /** Null: a spectator. */
  seat: number | null
}

export function LiveTable({ play, info, seat }: LiveTableProps) {
  const now = useSettings()
  const { lang } = now
  const { title } = play
  const seated = useStore(play.state, (s) => s.seated)
  const asked = useStore(play.state, (s) => s.clocks?.asked ?? null)
  const isOver = useStore(play.state, (s) => s.ending !== null)
  const chairs = JSON.stringify(info.chairs.map(({ kind, name, level }) => ({ kind, name, level })))
  const names = useMemo(
    () => liveNames(JSON.parse(chairs) as MatchInfo['chairs'], seat, lang),
    [chairs, seat, lang],
  )
  const words = useMemo(() => wordsOf(title.pack, lang, names), [title, lang, names])
  const sitting = useMemo(
    () =>
      seated && {
        ...seated,
        words,
        pack: title.pack,
        comfort: comfortOf(now),
        isStandIn: seat !== null && seated.viewer !== seat && seated.viewer !== SPECTATOR,
      },
    [seated, seat, words, title, now],
  )
  const game = posterOf(info.game)?.texts[lang].name ?? info.game
  const isYours = seat !== null && asked === seated?.viewer && !isOver
  useTurnInTitle(game, isYours)
  if (sitting === null) return <div className="opening" aria-hidden="true" />
  return (
    <PageGuard>
      <MatchTable
        key={sitting.viewer}
        sitting={sitting}
        board={title.board}
        icons={title.icons}
        bar={<LiveBar play={play} name={game} names={names} seat={seat} />}
        notice={<LiveSlips play={play} names={names} seat={seat} />}
        outcome={<LiveOutcome play={play} words={words} seat={seat} />}
      />
    </PageGuard>
  )
}

/** Notifies a player who is in another window: in the title, and by a notification where allowed. */
function useTurnInTitle(game: string, isYours: boolean): void {
  const say = useSay()
  useArrival(isYours ? say('online.yourTurn', { game }) : game)
  useEffect(() => {
    if (!isYours || !document.hidden) return
    if (globalThis.Notification?.permission === 'granted')
      new Notification(say('online.yourTurn', { game }), { tag: 'cardwright' }).addEventListener(
        'click',
        () => focus(),
      )
  }, [isYours, game, say])
}
