// Who won a match by link and why, with a rematch button.
import { useEffect, useRef } from 'react'
import { dummiesIn, nextSeat } from '@cardwright/host'
import { Glyph, seatMark, useClock, type Words } from '@cardwright/table'
import { useStore } from 'zustand'
import { DealCheck } from '../../deal/deal-check.tsx'
import type { LivePlay } from '../../online/live-play.ts'
import { seats } from '../../online/seats.ts'
import { saveReplay } from '../../replay/files.ts'
import { goTo } from '../../router.ts'
import type { Ending } from '@cardwright/protocol'
import { Standings } from '../match/standings.tsx'
import { useSay, type Say } from '../../texts/speak.ts'
import { useStrangerSay } from '../../texts/strangers.ts'

interface LiveOutcomeProps {
  play: LivePlay
  words: Words
  seat: number | null
}

const OUTCOME = 'match-outcome'

/** Shows the result again after a look at the board. */
export function showOutcome(): void {
  const sheet = document.getElementById(OUTCOME) as HTMLDialogElement | null
  sheet?.showModal()
}

export function LiveOutcome({ play, words, seat }: LiveOutcomeProps) {
  const say = useSay()
  const clock = useClock()
  const sayMore = useStrangerSay()
  const sheet = useRef<HTMLDialogElement>(null)
  const { ending, round } = useStore(play.state)
  const isOver = ending !== null
  useEffect(() => {
    if (isOver && !sheet.current?.open) sheet.current?.showModal()
  }, [isOver])
  useNextMatch(play, seat)
  if (ending === null) return null
  const { winners } = ending
  const isClosed = isClosedByModerator(ending)
  return (
    <dialog
      ref={sheet}
      id={OUTCOME}
      className="sheet outcome"
      data-game={play.title.game.id}
      data-seat={winners.length === 1 ? seatMark(winners[0]) : 0}
      aria-labelledby="outcome-title"
    >
      <span className="kicker">{say('over.result')}</span>
      <h2 id="outcome-title" className="disp">
        {winners.length === 1 && <Glyph seat={winners[0]} />}
        {isClosed ? sayMore('over.closed') : headline(say, words, ending, seat)}
      </h2>
      <p>
        {isClosed
          ? sayMore('over.closedWhy', { turn: round })
          : reason(say, words, ending, seat, round, clock)}
      </p>
      <Standings {...ending} words={words} />
      <Ways play={play} canPlayAgain={seat !== null && !isClosed} />
      <DealCheck className="btn quiet" game={play.title.game} replay={() => play.replay()} />
      <form method="dialog">
        <button className="btn quiet">{say('over.look')}</button>
      </form>
    </dialog>
  )
}

const isClosedByModerator = ({ reason: code, by }: Ending): boolean =>
  code === 'closed' && by === null

/** When the others want it too, the player is led to the next match. */
function useNextMatch(play: LivePlay, seat: number | null): void {
  const { next, info } = useStore(play.state)
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
}

/** Where one can go from here. */
function Ways({ play, canPlayAgain }: { play: LivePlay; canPlayAgain: boolean }) {
  const say = useSay()
  const { hasAskedAgain } = useStore(play.state)
  const isServers = play.keeper === 'server'
  const save = async () => {
    const replay = await play.replay()
    if (replay !== null) saveReplay(replay, play.match)
  }
  return (
    <div className="ways">
      {isServers && canPlayAgain && (
        <button className="btn pri" disabled={hasAskedAgain} onClick={() => play.again()}>
          {say(hasAskedAgain ? 'online.againAsked' : 'over.rematch')}
        </button>
      )}
      {isServers && (
        <a className="btn" href={`/replay#m=${play.match}`}>
          {say('over.replay')}
        </a>
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
  )
}

function headline(say: Say, words: Words, { winners, by }: Ending, seat: number | null): string {
  if (winners.length === 0) {
    if (by === null) return say('over.draw')
    return say(by === seat ? 'over.lost' : 'over.nobody')
  }
  if (seat !== null && winners.includes(seat)) return say('over.youWon')
  const name = winners.map((one) => words.seat(one)).join(', ')
  return say(winners.length === 1 ? 'over.won' : 'over.wonMany', { name })
}

/** Endings decided by the room: the sentence for the affected player, and for the others. */
const ENDED = {
  conceded: ['over.youConceded', 'over.conceded'],
  time: ['online.youOutOfTime', 'online.outOfTime'],
  absent: ['absence.youLost', 'absence.lost'],
} as const

function reason(
  say: Say,
  words: Words,
  { reason: code, by }: Ending,
  seat: number | null,
  turn: number,
  clock: string,
): string {
  if (by === null || !(code in ENDED))
    return say('over.reason', { clock, reason: words.term('endings', code) })
  const [own, other] = ENDED[code as keyof typeof ENDED]
  return by === seat ? say(own, { turn }) : say(other, { name: words.seat(by), turn })
}
