// The composing stick: who acts, one imperative sentence, where in the chain, and the way out.
import type { Action } from '@cardwright/engine'
import { X } from 'lucide-react'
import { useSitting, useTable } from '../use-table.ts'
import { Glyph, seatMark } from './glyph.tsx'

export function Prompt() {
  const { words, viewer } = useSitting()
  const { view } = useTable((t) => t.moment)
  const prompt = useTable((t) => words.prompt(t.moment))
  const targets = useTable((t) => t.targets)
  const { answer, cancel } = useTable((t) => t)
  const seat = view.asking?.seat ?? view.active
  const { step, steps, picked, max } = view.asking ?? {}
  return (
    <section className="prompt" data-seat={seatMark(seat)} role="status" aria-live="polite">
      <div className="tag">
        <Glyph seat={seat} />
        <span>
          {seat === viewer
            ? words.say('turn.yours')
            : words.say('turn.of', { name: words.seat(seat) })}
        </span>
      </div>
      <div className="say">
        <b>{prompt}</b>
      </div>
      <div className="steps">
        {steps !== undefined && steps > 1 && (
          <span className="count">{words.say('step', { n: step!, of: steps })}</span>
        )}
        {max !== undefined && (
          <span>{words.say('picks', { n: picked?.length ?? 0, of: max })}</span>
        )}
      </div>
      {targets.buttons.map((action) => (
        <AnswerButton key={JSON.stringify(action)} action={action} answer={answer} />
      ))}
      {targets.canCancel && (
        <button className="btn" onClick={cancel}>
          <X className="ic lu" aria-hidden="true" />
          {words.say('cancel')}
          <kbd>Esc</kbd>
        </button>
      )}
    </section>
  )
}

function AnswerButton({ action, answer }: { action: Action; answer: (a: Action[]) => void }) {
  const { words } = useSitting()
  const label =
    action.kind === 'option'
      ? words.term('options', action.option)
      : action.kind === 'move'
        ? words.term('moves', action.move)
        : words.say(action.kind)
  return (
    <button className="btn" onClick={() => answer([action])}>
      {label}
    </button>
  )
}
