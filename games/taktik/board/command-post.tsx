// Beside the hand: bonuses that are stored, and the orders given ahead.
import type { CardView } from '@cardwright/engine'
import { Card, CardBack, Sheet, unitKey, useSitting, useTable, useTarget } from '@cardwright/table'
import { useState } from 'react'
import { ordersOf, type Orders } from './orders.ts'
import { textsOf } from './texts.ts'

const ROOM = 6

export function CommandPost() {
  const { words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const [isOpen, open] = useState(false)
  const stored = useTable((t) => t.moment.view.seats[viewer]?.zones['storage'])
  const armed = useTable((t) => ordersOf(t.moment.order).armed)
  if (stored === undefined) return null
  return (
    <div className="post">
      <section className="store" aria-label={texts.stored}>
        <h2>
          {texts.stored}{' '}
          <b>
            {stored.length}/{ROOM}
          </b>
        </h2>
        <div className="cards">
          {stored.map((card, k) =>
            card === null ? <CardBack key={k} /> : <Stored key={card.id} card={card} />,
          )}
          {Array.from({ length: ROOM - stored.length }, (_, k) => (
            <i key={k} className="gap" />
          ))}
        </div>
      </section>
      <button className={`btn small ${armed === null ? '' : 'armed'}`} onClick={() => open(true)}>
        {armed === null ? texts.orders : texts.armedShort}
      </button>
      {isOpen && <OrderSheet close={() => open(false)} />}
    </div>
  )
}

function Stored({ card }: { card: CardView }) {
  const { words, viewer } = useSitting()
  const { mark, props } = useTarget([unitKey(card.id)], words.name(card.def), card)
  return (
    <Card
      def={card.def}
      owner={viewer}
      className={`stored ${mark}`}
      element={{ ...props, role: 'button', title: words.name(card.def) }}
    />
  )
}

/** Tactics by their window: arm one ahead, or do not be asked there. */
function OrderSheet({ close }: { close(): void }) {
  const { words, pack, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const hand = useTable((t) => t.moment.view.seats[viewer]?.zones['tactics'] ?? [])
  const orders = useTable((t) => t.moment.order)
  const give = useTable((t) => t.giveOrder)
  const { armed, passed } = ordersOf(orders)
  const say = (next: Partial<Orders>) => give({ ...ordersOf(orders), ...next })
  const windows = Object.keys(pack.manifest.windows ?? {}).filter((name) => name !== 'malusDrawn')
  const windowOf = (def: string) =>
    pack.definitions.find(({ id }) => id === def)?.abilities?.[0]?.answer
  return (
    <Sheet title={texts.orders} className="orders" close={close}>
      <p>{texts.ordersHelp}</p>
      {windows.map((window) => {
        const tactics = hand.filter((card) => card !== null && windowOf(card.def) === window)
        return (
          <fieldset key={window}>
            <legend>{texts.usage.windows[window]}</legend>
            {tactics.length === 0 && <p className="none">{texts.noTactic}</p>}
            {tactics.map((card) => (
              <button
                key={card!.id}
                className={`btn small ${armed === card!.id ? 'pri' : ''}`}
                aria-pressed={armed === card!.id}
                disabled={armed !== null && armed !== card!.id}
                onClick={() => say({ armed: armed === card!.id ? null : card!.id })}
              >
                {armed === card!.id
                  ? texts.disarm(words.name(card!.def))
                  : texts.arm(words.name(card!.def))}
              </button>
            ))}
            {tactics.length > 0 && (
              <label>
                <input
                  type="checkbox"
                  checked={passed.includes(window)}
                  onChange={(event) =>
                    say({
                      passed: event.target.checked
                        ? [...passed, window]
                        : passed.filter((one) => one !== window),
                    })
                  }
                />
                {texts.doNotAsk}
              </label>
            )}
          </fieldset>
        )
      })}
      {armed !== null && <p className="none">{texts.oneArmed}</p>}
    </Sheet>
  )
}
