// A board to try a draft card: one person plays all seats, and nothing is saved.
import { createMatch, viewFor, type Game } from '@cardwright/engine'
import { MatchTable } from '@cardwright/table'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { openDesk } from '../bots/bot-desk.ts'
import { PageGuard } from '../look/page-guard.tsx'
import '../look/match.css'
import { Archive, newRecord } from '../match/archive.ts'
import { Play } from '../match/play.ts'
import { wordsOf } from '../match/words.ts'
import type { Player } from '../match/plan.ts'
import { comfortOf, useSettings } from '../settings/settings.ts'
import type { Title } from '../shelf/title.ts'
import { seatNames } from '../texts/players.ts'
import { useSay } from '../texts/speak.ts'

const MOST_SEEDS = 400

export function TrialTable(props: { title: Title; card: string; name: string; leave(): void }) {
  const { title, card, name, leave } = props
  const say = useSay()
  const now = useSettings()
  const { lang } = now
  const play = useMemo(() => setTrial(title, card), [title, card])
  const seated = useStore(play.state, (s) => s.seated)
  const names = useMemo(() => seatNames(play.plan.players, lang), [play, lang])
  const words = useMemo(() => wordsOf(title.pack, lang, names), [title, lang, names])
  useEffect(() => {
    play.start()
    return () => play.stop()
  }, [play])
  if (seated === null) return null
  const sitting = { ...seated, words, pack: title.pack, comfort: comfortOf(now) }
  const bar = (
    <header className="bar">
      <button className="btn" onClick={leave}>
        ← {say('lab.leave')}
      </button>
      <h1 className="disp">{say('lab.trying', { card: name })}</h1>
    </header>
  )
  return (
    <PageGuard>
      <MatchTable
        key={sitting.viewer}
        sitting={sitting}
        board={title.board}
        icons={title.icons}
        bar={bar}
      />
    </PageGuard>
  )
}

function setTrial(title: Title, card: string): Play {
  const { game, pack } = title
  const seats = pack.manifest.seats.min
  const players = Array.from({ length: seats }, (_, seat): Player =>
    seat === 0 ? { kind: 'human' } : { kind: 'dummy' },
  )
  const plan = { game: game.id, players, options: {}, seed: seedWith(game, seats, card) }
  return new Play(title, newRecord(plan, pack.hash), new Archive(null), openDesk())
}

/** A deal in which the first seat has the card at once, if there is one. */
function seedWith(game: Game, seats: number, card: string): number {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const { seats: seen, board } = viewFor(createMatch(game, { seats, seed }), 0)
    const held = Object.values(seen[0].zones).flat()
    if (held.some((one) => one?.def === card) || board.some(({ def }) => def === card)) return seed
  }
  return 1
}
