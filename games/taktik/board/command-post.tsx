// Beside the hand: bonuses that are stored, and the orders given ahead.
import type { CardView, Pack, View } from '@cardwright/engine'
import { Card, CardBack, Sheet, unitKey, useSitting, useTable, useTarget } from '@cardwright/table'
import { useState } from 'react'
import { ordersOf, type Orders } from './orders.ts'
import { factsOf } from './places.ts'
import { textsOf } from './texts.ts'

const ROOM = 6

export function CommandPost() {
  const { words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const [isOpen, open] = useState(false)
  const stored = useTable((t) => t.moment.view.seats[viewer]?.zones['storage'])
  const armed = useTable((t) => ordersOf(t.moment.order).armed)
  const fitting = useFitting()
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
        {armed === null && fitting > 0 && (
          <b className="fits" aria-label={texts.fitting(fitting)} title={texts.fitting(fitting)}>
            {fitting}
          </b>
        )}
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

/** How many tactics could be armed for the next action on the player's own turn. */
function useFitting(): number {
  const { pack, viewer } = useSitting()
  const view = useTable((t) => t.moment.view)
  if (view.active !== viewer || view.outcome !== null) return 0
  const next = nextWindows(view)
  return (view.seats[viewer]?.zones['tactics'] ?? []).filter((card) => {
    const ability = pack.definitions.find(({ id }) => id === card?.def)?.abilities?.[0]
    return next.includes(ability?.answer ?? '') && ability?.playableBy !== 'opponent'
  }).length
}

/** Windows that the next action of the running phase opens. */
function nextWindows(view: View): readonly string[] {
  if (view.phase === 'movement') return ['beforeMove']
  if (view.phase !== 'dice') return []
  return factsOf(view).roll === null ? ['beforeAttackRoll'] : ['afterAttackRoll', 'beforeDamage']
}

/** Tactics by their window: arm one ahead, ask to be asked, or pass there. */
function OrderSheet({ close }: { close(): void }) {
  const { words, pack, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const hand = useTable((t) => t.moment.view.seats[viewer]?.zones['tactics'] ?? [])
  const armed = useTable((t) => ordersOf(t.moment.order).armed)
  const windows = Object.keys(pack.manifest.windows ?? {}).filter((name) => name !== 'malusDrawn')
  return (
    <Sheet title={texts.orders} className="orders" close={close}>
      <p>{texts.ordersHelp}</p>
      {windows.map((window) => {
        const tactics = hand.filter(
          (card) => card !== null && answerOf(pack, card.def)?.answer === window,
        )
        return (
          <fieldset key={window}>
            <legend>{texts.usage.windows[window]}</legend>
            {tactics.length === 0 && <p className="none">{texts.noTactic}</p>}
            {tactics.map((card) => (
              <Arming key={card!.id} card={card!} close={close} />
            ))}
            {tactics.length > 0 && (
              <Switches window={window} tactics={tactics.map((card) => card!.def)} />
            )}
          </fieldset>
        )
      })}
      {armed !== null && <p className="none">{texts.oneArmed}</p>}
    </Sheet>
  )
}

const answerOf = (pack: Pack, def: string) =>
  pack.definitions.find(({ id }) => id === def)?.abilities?.[0]

/** The orders, and how to change them. */
function useOrders(): [Orders, (next: Partial<Orders>) => void] {
  const orders = useTable((t) => t.moment.order)
  const give = useTable((t) => t.giveOrder)
  return [ordersOf(orders), (next) => give({ ...ordersOf(orders), ...next })]
}

function Arming({ card: { id, def }, close }: { card: CardView; close(): void }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const [{ armed }, say] = useOrders()
  const name = words.name(def)
  return (
    <button
      className={`btn small ${armed === id ? 'pri' : ''}`}
      aria-pressed={armed === id}
      disabled={armed !== null && armed !== id}
      title={words
        .rules(def)
        .map(({ text }) => text)
        .join(' ')}
      onClick={() => {
        say({ armed: armed === id ? null : id })
        // what it is armed for is done on the map
        if (armed === null) close()
      }}
    >
      {armed === id ? texts.disarm(name) : texts.arm(name)}
    </button>
  )
}

/** Whether to be asked in a window: in one's own turn, and in the other's. */
function Switches({ window, tactics }: { window: string; tactics: readonly string[] }) {
  const { words, pack } = useSitting()
  const texts = textsOf(words.lang)
  const [{ passed, wanted }, say] = useOrders()
  const isFor = (whose: 'active' | 'opponent') =>
    tactics.some((def) => ['either', whose].includes(answerOf(pack, def)?.playableBy ?? 'either'))
  return (
    <div className="switches">
      {isFor('active') && (
        <Check
          text={texts.askMe}
          isOn={wanted.includes(window)}
          turn={(isOn) => say({ wanted: turned(wanted, window, isOn) })}
        />
      )}
      {isFor('opponent') && (
        <Check
          text={texts.doNotAsk}
          isOn={passed.includes(window)}
          turn={(isOn) => say({ passed: turned(passed, window, isOn) })}
        />
      )}
    </div>
  )
}

const turned = (windows: readonly string[], window: string, isOn: boolean): string[] =>
  isOn ? [...windows, window] : windows.filter((one) => one !== window)

function Check(props: { text: string; isOn: boolean; turn(isOn: boolean): void }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={props.isOn}
        onChange={(event) => props.turn(event.target.checked)}
      />
      {props.text}
    </label>
  )
}
