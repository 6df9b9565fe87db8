// Who won a match by link and why; the same people once more.
import { useEffect, useRef } from 'react'
import { dummiesIn, nextSeat } from '@cardwright/host'
import { Glyph, seatMark, type Words } from '@cardwright/table'
import { useStore } from 'zustand'
import { DealCheck } from '../../deal/deal-check.tsx'
import type { LivePlay } from '../../online/live-play.ts'
import { seats } from '../../online/seats.ts'
import { saveReplay } from '../../replay/files.ts'
import { goTo } from '../../router.ts'
import { useSay } from '../../texts/speak.ts'
import { useStrangerSay } from '../../texts/strangers.ts'

interface LiveOutcomeProps {
  play: LivePlay
  words: Words
  seat: number | null
}

export function LiveOutcome({ play, words, seat }: LiveOutcomeProps) {
  const say = useSay()
  const sayMore = useStrangerSay()
  const sheet = useRef<HTMLDialogElement>(null)
  const { ending, round, next, hasAskedAgain, info } = useStore(play.state)
  const isOver = ending !== null
  const isServers = play.keeper === 'server'
  useEffect(() => {
    if (isOver && !sheet.current?.open) sheet.current?.showModal()
  }, [isOver])
  useEffect(() => {
    if (next === null || next.token === null || seat === null || info === null) return
    const people = info.chairs.length - dummiesIn(play.title.game, info.options)
    const chair = nextSeat(seat, people)
    seats.keep({
      match: next.match,
      game: info.game,
      seat: chair,
      token: next.token,
      invites: [],
      at: Date.now(),
    })
    goTo(`/online/${next.match}`)
  }, [next, seat, info, play])
  if (ending === null) return null
  const save = async () => {
    const replay = await play.replay()
    if (replay !== null) saveReplay(replay, play.match)
  }
  const { winners, reason, by } = ending
  const isClosed = reason === 'closed' && by === null
  const headline = isClosed
    ? sayMore('over.closed')
    : winners.length === 0
      ? say('over.draw')
      : seat !== null && winners.includes(seat)
        ? say('over.youWon')
        : say('over.won', { name: winners.map((one) => words.seat(one)).join(', ') })
  const why = isClosed
    ? sayMore('over.closedWhy', { turn: round })
    : by === null
      ? say('over.reason', { turn: round, reason: words.term('endings', reason) })
      : say(reason === 'time' ? 'online.outOfTime' : 'over.conceded', {
          name: words.seat(by),
          turn: round,
        })
  return (
    <dialog
      ref={sheet}
      className="sheet outcome"
      data-game={play.title.game.id}
      data-seat={winners.length === 1 ? seatMark(winners[0]) : 0}
      aria-labelledby="outcome-title"
    >
      <span className="kicker">{say('over.result')}</span>
      <h2 id="outcome-title" className="disp">
        {winners.length === 1 && <Glyph seat={winners[0]} />}
        {headline}
      </h2>
      <p>{why}</p>
      <div className="ways">
        {isServers && seat !== null && !isClosed && (
          <button className="btn pri" disabled={hasAskedAgain} onClick={() => play.again()}>
            {say(hasAskedAgain ? 'online.againAsked' : 'over.rematch')}
          </button>
        )}
        {isServers && (
          <a
            className="btn"
            href={`/api/matches/${play.match}/replay`}
            download={`${play.match}.json`}
          >
            {say('match.saveReplay')}
          </a>
        )}
        {!isServers && (
          <button className="btn" onClick={() => void save()}>
            {say('match.saveReplay')}
          </button>
        )}
        <a className="btn" href="/online">
          {say('online.lobby')}
        </a>
      </div>
      <DealCheck className="btn quiet" game={play.title.game} replay={() => play.replay()} />
      <form method="dialog">
        <button className="btn quiet">{say('over.look')}</button>
      </form>
    </dialog>
  )
}
