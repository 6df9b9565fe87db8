// A Fate card with two readings: it rises and splits in two. The choice has a time limit unless timers are off.
import { Icon, useCountdown, useSitting, useTable } from '@cardwright/table'
import type { ReactNode } from 'react'
import type { ReadingFacts } from '../src/facts.ts'
import { factsOf, movesOf, signed } from './facts-of.ts'
import { textsOf } from './texts.ts'

const SAFE = 'safe'

export function FateChoice() {
  const { words, pack } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  const { choice, policy } = factsOf(state.moment.view)
  const moves = movesOf(state, 'fate')
  if (choice === null) return null
  const take = (value: string) => {
    const move = moves.find((one) => one.value === value)
    if (move !== undefined) state.answer([move])
  }
  const card = pack.definitions.find(({ id }) => id === choice.card)
  return (
    <section className="bargain" role="dialog" aria-label={words.name(choice.card)}>
      <header>
        <Icon name={card?.icon} className="ic art" />
        <div>
          <h3 className="disp">{words.name(choice.card)}</h3>
          <p>{choice.text[words.lang]}</p>
        </div>
      </header>
      <div className="ab">
        <Option
          title={texts.optionA}
          kind={texts.safe}
          reading={choice.safe}
          context={choice.context}
        >
          <button className="btn" data-choice={1} autoFocus onClick={() => take(SAFE)}>
            {texts.accept} <kbd aria-hidden="true">1</kbd>
          </button>
        </Option>
        <Option
          title={texts.optionB}
          kind={texts.risk}
          reading={choice.risk}
          context={choice.context}
          className="risk"
        >
          <button className="btn" data-choice={2} onClick={() => take('risk')}>
            {texts.accept} <kbd aria-hidden="true">2</kbd>
          </button>
        </Option>
      </div>
      {moves.length > 0 && (
        <Timer
          key={state.moment.number}
          seconds={policy.timerDuration}
          run={policy.autoSelectSafe ? () => take(SAFE) : null}
        />
      )}
    </section>
  )
}

/** What a reading counts, what comes of it, and what it costs. */
function Option(props: {
  title: string
  kind: string
  reading: ReadingFacts
  context: string
  className?: string
  children: ReactNode
}) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const { value, resonance, amount, isGood, track } = props.reading
  return (
    <div className={props.className}>
      <h4>{props.title}</h4>
      <p className="v">
        {signed(value)} <small>{props.kind}</small>
      </p>
      <p className="ef">{texts.came(props.context, amount, isGood, track)}</p>
      <p className="ef">{texts.price(signed(resonance))}</p>
      {props.children}
    </div>
  )
}

/** How long a bargain waits is the table's business; the rules never time it. */
function Timer({ seconds, run }: { seconds: number; run: (() => void) | null }) {
  const { words, comfort } = useSitting()
  const texts = textsOf(words.lang)
  const all = seconds * comfort.timers
  const left = useCountdown(all, () => run?.())
  if (all === 0) return null
  return (
    <p className="timer" role="timer">
      <span className="run" style={{ width: `${(left / all) * 100}%` }} aria-hidden="true" />
      {run !== null && texts.timer} {texts.seconds(Math.ceil(left))}
    </p>
  )
}
