// What wins this match, how far both sides are, and the mission that only its owner sees.
import { Glyph, RulesText, useSitting, useTable } from '@cardwright/table'
import { factsOf } from './places.ts'
import { textsOf } from './texts.ts'

/** Goals that are judged after the last turn. */
const TIMED = ['territory', 'resistance', 'combined']

export function Goals() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  return (
    // where it scrolls it must be reached by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="sheet goals" aria-label={texts.goals} tabIndex={0}>
      <h2>{texts.goals}</h2>
      <GoalList />
    </section>
  )
}

export function GoalList() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const goals = useTable((t) => factsOf(t.moment.view).goals)
  const progress = useTable((t) => factsOf(t.moment.view).progress)
  const { turn, lastTurn } = useTable((t) => factsOf(t.moment.view))
  return (
    <ul className="aims">
      {['annihilation', ...goals].map((goal) => (
        <li key={goal}>
          <span>{texts.goalWords[goal]}</span>
          {TIMED.includes(goal) && <small>{texts.turnOf(turn, lastTurn)}</small>}
          {progress[goal] !== undefined && (
            <small>
              {progress[goal].seats.map((n, seat) => (
                <span key={seat} className="tally">
                  <Glyph seat={seat} /> {n}/{progress[goal].of[seat]}
                </span>
              ))}
            </small>
          )}
        </li>
      ))}
      <Mission />
    </ul>
  )
}

function Mission() {
  const { words, viewer } = useSitting()
  const card = useTable((t) => t.moment.view.seats[viewer]?.zones['mission']?.[0])
  if (card === undefined || card === null) return null
  return (
    <li className="mission" data-look={`${card.def} `}>
      <b>{words.name(card.def)}</b>
      <RulesText def={card.def} words={words} />
    </li>
  )
}
