// The card that was drawn and waits: its picture, what it does, what may be done with it.
import type { Action, CardView } from '@cardwright/engine'
import {
  Card,
  RulesText,
  seatMark,
  unitKey,
  useReason,
  useSitting,
  useTable,
  useTarget,
} from '@cardwright/table'
import { waitingIn } from './places.ts'
import { textsOf } from './texts.ts'
import { usageOf } from './usage.ts'

export function DrawnCard() {
  const card = useTable(({ moment: { view } }) => waitingIn(view))
  if (card === undefined || card === null) return null
  return <Waiting card={card} />
}

function Waiting({ card }: { card: CardView }) {
  const { words, pack, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const definition = pack.definitions.find(({ id }) => id === card.def)
  const active = useTable((t) => t.moment.view.active)
  // then the prompt says what can be done with it
  const isFull = useTable((t) =>
    t.targets.buttons.some((action) => action.kind === 'move' && action.move === 'replace'),
  )
  const { mark, props } = useTarget([unitKey(card.id)], words.name(card.def), card)
  return (
    <section
      className={`sheet drawn ${definition?.class ?? ''}`}
      data-seat={seatMark(active)}
      aria-label={texts.drawn}
    >
      <h2>
        {texts.drawn}
        <small>{texts.kinds[definition?.class ?? ''] ?? ''}</small>
      </h2>
      <div className="pair">
        <Card
          def={card.def}
          owner={active}
          className={mark}
          element={{ ...props, role: 'button' }}
        />
        <div className="say">
          <h3>{words.name(card.def)}</h3>
          <RulesText def={card.def} words={words} />
          {definition !== undefined && !isFull && (
            <p className="usage">{usageOf(definition, words.lang)}</p>
          )}
        </div>
      </div>
      {viewer === active && <Deeds id={card.id} />}
    </section>
  )
}

const OWN = ['store', 'replace', 'discardDrawn']

/** Play it, store it, or put it in the place of another. */
function Deeds({ id }: { id: number }) {
  const { words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const { press, answer } = useTable((t) => t)
  const canPlay = useTable((t) => t.targets.ready.has(unitKey(id)))
  const buttons = useTable((t) => t.targets.buttons)
  const stored = useTable((t) => t.moment.view.seats[viewer]?.zones['storage'])
  const moves = buttons.filter(
    (a): a is Action & { kind: 'move' } => a.kind === 'move' && OWN.includes(a.move),
  )
  const replaced = moves.filter(({ value }) => value !== undefined)
  const others = moves.filter(({ value }) => value === undefined)
  const reason = useReason(unitKey(id), !canPlay && moves.length > 0)
  if (!canPlay && moves.length === 0) return null
  return (
    <div className="deeds">
      {reason !== '' && <p className="cannot">{reason}</p>}
      {canPlay && (
        <button className="btn pri" onClick={() => press([unitKey(id)])}>
          {texts.play}
        </button>
      )}
      {others.map((action) => (
        <button key={action.move} className="btn" onClick={() => answer([action])}>
          {words.term('moves', action.move)}
        </button>
      ))}
      {replaced.length > 0 && <h3>{texts.putInstead}</h3>}
      {replaced.map((action) => {
        const old = stored?.[Number(action.value) - 1]?.def
        const name = old === undefined ? words.term('moves', action.move) : words.name(old)
        return (
          <button
            key={action.value}
            className="btn small"
            aria-label={texts.insteadOf(name)}
            onClick={() => answer([action])}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
