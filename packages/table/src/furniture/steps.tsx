// Where in a chain of questions one is: what was chosen, what is asked now, what will be asked.
import type { AskView, View } from '@cardwright/engine'
import { defOf } from '../answer-text.ts'
import { useSitting, useTable } from '../use-table.ts'
import type { Words } from '../words.ts'

/** More than that means: as many as there are. */
const COUNTABLE = 99

export function Steps() {
  const { words } = useSitting()
  const view = useTable((t) => t.moment.view)
  const { step, steps, picked, max } = view.asking ?? {}
  const isChain = step !== undefined && steps !== undefined && steps > 1
  const isMany = max !== undefined && max > 1
  if (!isChain && !isMany) return null
  return (
    <div className="steps">
      {isChain && (
        <>
          <span className="count">{words.say('step', { n: step, of: steps })}</span>
          <ol aria-hidden="true">
            {namesOf(words, view, view.asking!).map((name, k) => (
              <li key={k} className={k + 1 < step ? 'done' : k + 1 === step ? 'now' : ''}>
                <b>{k + 1 < step ? '✓' : k + 1}</b>
                {name !== '' && <span>{name}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {isMany && (
        <span className="count">
          {words.say(max > COUNTABLE ? 'picksOpen' : 'picks', { n: picked?.length ?? 0, of: max })}
        </span>
      )}
    </div>
  )
}

/** What is done goes by what was chosen, what is not by the question; '' where neither is known. */
function namesOf(words: Words, view: View, asking: AskView): string[] {
  const { step = 1, steps = 1 } = asking
  const questions = words.questions(asking)
  const chosen = chosenSoFar(words, view, asking)
  return Array.from({ length: steps }, (_, k) => {
    if (k + 1 < step && chosen.length === step - 1) return chosen[k]
    return questions.length === steps ? questions[k] : ''
  })
}

function chosenSoFar(words: Words, view: View, { earlier = [], going }: AskView): string[] {
  // what lies face-down, or has gone where this viewer cannot look, has no name to show
  const called = (picked: readonly number[]) =>
    picked
      .map((id) => defOf(view, id) ?? '')
      .flatMap((def) => (def === '' ? [] : words.name(def)))
      .join(', ')
  return [
    ...earlier.flatMap(({ picked, to }) => [
      ...(picked.length > 0 ? [called(picked)] : []),
      ...(to === undefined ? [] : [to]),
    ]),
    ...(going === undefined ? [] : [called(going)]),
  ]
}
