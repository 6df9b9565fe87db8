// The draft: three cards on the table, one is taken.
import type { Action } from '@cardwright/engine'
import { Card, CardBack, seatMark, useSitting, useTable } from '@cardwright/table'
import { PICKS_EACH } from '../src/draft.ts'
import { textsOf } from './texts.ts'

export function Draft() {
  const { words, pack } = useSitting()
  const texts = textsOf(words.lang)
  const { seats, asking, active } = useTable((t) => t.moment.view)
  const offers = useTable((t) => t.targets.buttons)
  const seat = asking?.seat ?? active
  const start = Object.entries(pack.decks.find(({ role }) => role === 'draft-start')?.cards ?? {})
  const started = start.reduce((sum, [, n]) => sum + n, 0)
  const had = start.map(([def, n]) => `${n} × ${words.name(def)}`).join(', ')
  const taken = (seats[seat].zones['deck']?.length ?? started) - started
  const cards = offers.filter((action) => action.kind === 'move' && action.value !== undefined)
  return (
    <section className="draft" data-seat={seatMark(seat)}>
      <header>
        <h2 className="disp">{texts.draftTitle}</h2>
        <p>{texts.draftCount(taken + 1, PICKS_EACH, had)}</p>
      </header>
      <div className="choices">
        {cards.length > 0
          ? cards.map((action, k) => <Choice key={k} action={action} number={k + 1} />)
          : [1, 2, 3].map((k) => <CardBack key={k} />)}
      </div>
    </section>
  )
}

function Choice({ action, number }: { action: Action; number: number }) {
  const { words, viewer } = useSitting()
  const answer = useTable((t) => t.answer)
  const def = action.kind === 'move' ? (action.value ?? '') : ''
  return (
    <button
      className="choice"
      data-choice={number}
      data-look={`${def} `}
      onClick={() => answer([action])}
    >
      <Card def={def} owner={viewer} />
      <span className="rules">
        <b>{words.name(def)}</b>
        {words.rules(def).map(({ ability, text }) => (
          <span key={ability}>{text}</span>
        ))}
      </span>
    </button>
  )
}
