// The table of a match with the page's own parts: bar, log, notes and sheets.
import { MatchTable } from '@cardwright/table'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { PageGuard } from '../look/page-guard.tsx'
import { useArrival } from '../look/page.tsx'
import { useElsewhere } from '../match/elsewhere.ts'
import type { Play } from '../match/play.ts'
import { wordsOf } from '../match/words.ts'
import { comfortOf, useSettings } from '../settings/settings.ts'
import { posterOf } from '../shelf/posters.ts'
import { seatNames } from '../texts/players.ts'
import { CrashedBoard } from './match/crashed-board.tsx'
import { GoneOn } from './match/gone-on.tsx'
import { HandOver } from './match/hand-over.tsx'
import { MatchBar } from './match/match-bar.tsx'
import { OutcomeSheet } from './match/outcome-sheet.tsx'
import { Slips } from './match/slips.tsx'

export function MatchTablePage({ play }: { play: Play }) {
  const now = useSettings()
  const { lang } = now
  const { title, plan } = play
  const seated = useStore(play.state, (s) => s.seated)
  const hasNotice = useStore(
    play.state,
    (s) => s.trouble !== null || (s.kept !== 'kept' && !s.knowsNotKept),
  )
  const handTo = useStore(play.state, (s) => s.handTo)
  const name = posterOf(title.game.id)?.texts[lang].name ?? title.game.id
  const names = useMemo(() => seatNames(plan.players, lang), [plan, lang])
  const words = useMemo(() => wordsOf(title.pack, lang, names), [title, lang, names])
  const sitting = useMemo(
    () =>
      seated && {
        ...seated,
        words,
        pack: title.pack,
        comfort: comfortOf(now),
        isStandIn: plan.players[seated.viewer]?.kind === 'dummy',
      },
    [seated, words, title, plan, now],
  )
  useArrival(name)
  const isElsewhere = useElsewhere(play.id)
  useEffect(() => {
    if (isElsewhere) return
    play.start()
    return () => play.stop()
  }, [play, isElsewhere])
  if (isElsewhere) return <GoneOn name={name} game={title.game.id} />
  if (sitting === null) return <HandOver play={play} name={name} to={handTo ?? 0} names={names} />
  return (
    <PageGuard fallback={<CrashedBoard play={play} words={words} name={name} />}>
      <MatchTable
        key={sitting.viewer}
        sitting={sitting}
        board={title.board}
        icons={title.icons}
        bar={<MatchBar play={play} name={name} names={names} />}
        notice={hasNotice ? <Slips play={play} /> : null}
        outcome={<OutcomeSheet play={play} words={words} />}
      />
    </PageGuard>
  )
}
