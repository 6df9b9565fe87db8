// Who won and why, and what to do next.
import { useContext, useEffect, useRef, useState } from 'react'
import type { Words } from '@cardwright/table'
import { BoardContext, Glyph, seatMark, useClock, useTable } from '@cardwright/table'
import { useStore } from 'zustand'
import { randomSeed, writePlan } from '../../match/plan.ts'
import type { Ending, Play } from '../../match/play.ts'
import { saveReplay } from '../../replay/files.ts'
import { linkTo } from '../../replay/link.ts'
import { goTo } from '../../router.ts'
import { Standings } from './standings.tsx'
import { useSay, type Say } from '../../texts/speak.ts'

export function OutcomeSheet({ play, words }: { play: Play; words: Words }) {
  const say = useSay()
  const board = useContext(BoardContext)
  const ending = useStore(play.state, (s) => s.ending)
  const clock = useClock()
  const { sheet, isLaidAside, layAside, open } = useOutcomeSheet(ending !== null)
  if (ending === null) return null
  const { game } = play.plan
  const [winner] = ending.winners
  return (
    <>
      {isLaidAside && (
        <button className="btn pri outcome-again" onClick={open}>
          {say('over.result')}
        </button>
      )}
      <dialog
        ref={sheet}
        onClose={layAside}
        className="sheet outcome"
        data-game={game}
        data-seat={ending.winners.length === 1 ? seatMark(winner) : 0}
        aria-labelledby="outcome-title"
      >
        <span className="kicker">{say('over.result')}</span>
        <h2 id="outcome-title" className="disp">
          {ending.winners.length === 1 && <Glyph seat={winner} />}
          {headline(say, words, play, ending)}
        </h2>
        <p>{reason(say, words, play, ending, board.Outcome === undefined ? clock : null)}</p>
        {board.Outcome ? <board.Outcome /> : <Standings {...ending} words={words} />}
        <div className="ways">
          <button
            className="btn pri"
            autoFocus
            onClick={() => goTo(writePlan({ ...play.plan, seed: randomSeed() }))}
          >
            {say('over.rematch')}
          </button>
          <Links play={play} />
        </div>
        <form method="dialog">
          <button className="btn quiet">{say('over.look')}</button>
        </form>
      </dialog>
    </>
  )
}

/** Other ways on from here. */
function Links({ play }: { play: Play }) {
  const say = useSay()
  return (
    <>
      <a className="btn" href={`/new/${play.plan.game}`}>
        {say('over.new')}
      </a>
      <a className="btn" href={`/replay/${play.id}`}>
        {say('over.replay')}
      </a>
      <ShareButton play={play} />
    </>
  )
}

/** A sheet that opens when the match is over, and may be laid aside for a look at the board. */
function useOutcomeSheet(isOver: boolean) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [isLaidAside, setLaidAside] = useState(false)
  // show the last move first
  const isPlaying = useTable((t) => t.isPlaying)
  useEffect(() => {
    if (!isOver || isPlaying || sheet.current === null || sheet.current.open) return
    sheet.current.showModal()
    // the focus goes to a button below, so scroll a long result back to its title
    sheet.current.scrollTop = 0
  }, [isOver, isPlaying])
  const open = () => {
    setLaidAside(false)
    sheet.current?.showModal()
  }
  return { sheet, isLaidAside, layAside: () => setLaidAside(true), open }
}

/** A link when it is short enough, otherwise the file. */
function ShareButton({ play }: { play: Play }) {
  const say = useSay()
  const [done, setDone] = useState<'shared' | 'tooLong' | null>(null)
  const share = async () => {
    const link = await linkTo(play.toReplay())
    if (link === null) saveReplay(play.toReplay(), play.plan.game)
    else await navigator.clipboard.writeText(link)
    setDone(link === null ? 'tooLong' : 'shared')
  }
  return (
    <button className="btn" onClick={() => void share()} aria-live="polite">
      {say(done === null ? 'over.share' : `over.${done}`)}
    </button>
  )
}

function headline(say: Say, words: Words, play: Play, { winners }: Ending): string {
  if (winners.length === 0) return say(play.plan.players.length === 1 ? 'over.lost' : 'over.draw')
  const isYours = play.isAlone && winners.includes(play.humans[0])
  if (isYours) return say('over.youWon')
  const name = winners.map((seat) => words.seat(seat)).join(', ')
  return say(winners.length === 1 ? 'over.won' : 'over.wonMany', { name })
}

/** @param clock null: the board itself shows how long it took */
function reason(say: Say, words: Words, play: Play, ending: Ending, clock: string | null): string {
  if (ending.conceded === null) {
    const why = words.term('endings', ending.reason)
    return clock === null
      ? `${why[0].toUpperCase()}${why.slice(1)}.`
      : say('over.reason', { clock, reason: why })
  }
  const turn = play.state.getState().round
  return play.isAlone
    ? say('over.youConceded', { turn })
    : say('over.conceded', { name: words.seat(ending.conceded), turn })
}
