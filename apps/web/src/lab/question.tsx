// What does the change of a card do? Bots play with and without it.
import type { ReactNode } from 'react'
import { useSay } from '../texts/speak.ts'
import { BotSelect, type LabBot } from './bot-select.tsx'
import type { Comparing } from './use-comparison.ts'

const BOTS: readonly LabBot[] = ['random', 'greedy']

interface QuestionProps {
  comparison: Comparing
  isChanged: boolean
  /** The answer, as far as it is known. */
  children: ReactNode
}

export function Question({ comparison, isChanged, children }: QuestionProps) {
  const say = useSay()
  const { bot, setBot, found, ask, stop } = comparison
  const isRunning = found?.state === 'running'
  return (
    <section className="paper question">
      <h2>{say('lab.question')}</h2>
      <p className="hint">{say('lab.questionHint')}</p>
      <p className="row">
        <label>
          {say('lab.bots')}{' '}
          <BotSelect bots={BOTS} value={bot} disabled={isRunning} onChange={setBot} />
        </label>
        {isRunning ? (
          <button className="btn" onClick={stop}>
            {say('lab.stop')}
          </button>
        ) : (
          <button className="btn pri" disabled={!isChanged} onClick={ask}>
            {say('lab.ask')}
          </button>
        )}
      </p>
      {!isChanged && <p className="hint">{say('lab.nothingChanged')}</p>}
      {children}
    </section>
  )
}
