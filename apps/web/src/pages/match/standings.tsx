// Places and scores of a finished match, best first; nothing where there are none.
import { Glyph, type Words } from '@cardwright/table'
import { useSay } from '../../texts/speak.ts'

interface StandingsProps {
  scores?: readonly number[]
  ranking?: readonly number[]
  words: Words
}

export function Standings({ scores, ranking, words }: StandingsProps) {
  const say = useSay()
  if (ranking === undefined && scores === undefined) return null
  const places = ranking ?? scores!.map(() => 1)
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b])
  return (
    <ol className="standings" aria-label={say('over.standings')}>
      {seats.map((seat) => (
        <li key={seat}>
          {places.length > 1 && <span className="place-number">{places[seat]}</span>}
          <Glyph seat={seat} />
          <span>{words.seat(seat)}</span>
          {scores && <b>{scores[seat]}</b>}
        </li>
      ))}
    </ol>
  )
}
