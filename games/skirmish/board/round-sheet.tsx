// The end of a round: who has how much, who gets the medal, what the next one is played for. Whoever plays sees nothing
// go on behind it until it is put away; the others are not kept waiting.
import type { GameEvent } from '@cardwright/engine'
import { Glyph, Icon, seatMark, Sheet, useSitting, useTable, type Chain } from '@cardwright/table'
import { useEffect, useState } from 'react'
import { threshold } from '../src/rounds.ts'
import icons from './icons.json'
import { textsOf } from './texts.ts'

interface Result {
  round: number
  scores: readonly { seat: number; points: number; hasWon: boolean }[]
}

export function RoundSheet() {
  const { words, table, viewer, isReplay } = useSitting()
  const texts = textsOf(words.lang)
  const story = useTable((t) => t.moment.story)
  const seats = useTable((t) => t.moment.view.seats)
  const isOver = useTable((t) => t.moment.view.outcome !== null)
  const last = resultOf(story)
  // what was over before the table was laid has been seen, unless it has only just happened
  const [seen, setSeen] = useState(() => resultOf(story.slice(0, -1))?.round ?? 0)
  const isOpen = last !== null && !isOver && last.round > seen
  const isPlayer = viewer >= 0 && isReplay !== true
  useEffect(() => {
    if (!isOpen || !isPlayer) return
    table.getState().hold(true)
    return () => table.getState().hold(false)
  }, [table, isOpen, isPlayer])
  if (!isOpen) return null
  return (
    <Sheet
      title={texts.roundOver(last.round)}
      className="round-end"
      close={() => setSeen(last.round)}
    >
      <ol>
        {last.scores.map(({ seat, points, hasWon }) => (
          <li key={seat} className={hasWon ? 'won' : ''} data-seat={seatMark(seat)}>
            <Glyph seat={seat} />
            <span className="who">{words.seat(seat)}</span>
            <span
              className="medals"
              role="img"
              aria-label={texts.roundsWon(seats[seat].resources['rounds'] ?? 0)}
            >
              {Array.from({ length: seats[seat].resources['rounds'] ?? 0 }, (_, k) => (
                <Icon key={k} name={icons.rounds} />
              ))}
            </span>
            <b>{points}</b>
          </li>
        ))}
      </ol>
      <p>{texts.nextThreshold(threshold(last.round + 1))}</p>
      <button className="btn pri" data-choice="1" onClick={() => setSeen(last.round)}>
        {texts.nextRound}
      </button>
    </Sheet>
  )
}

function resultOf(story: readonly Chain[]): Result | null {
  for (let k = story.length - 1; k >= 0; k--) {
    const { events } = story[k]
    const end = events.find(({ kind }) => kind === 'round-ended')
    if (end !== undefined) return { round: Number(end.round), scores: scoresIn(events) }
  }
  return null
}

function scoresIn(events: readonly GameEvent[]): Result['scores'] {
  const winners = events.filter(({ kind }) => kind === 'round-won').map(({ seat }) => seat)
  return events
    .filter(({ kind }) => kind === 'round-scored')
    .map(({ seat, amount }) => ({
      seat: Number(seat),
      points: Number(amount),
      hasWon: winners.includes(seat),
    }))
    .sort((a, b) => b.points - a.points)
}
