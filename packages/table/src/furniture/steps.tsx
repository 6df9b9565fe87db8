// The position in a chain of questions: what was chosen, the current question, and later questions.
import type { AskView, View } from '@cardwright/engine'
import { defOf } from '../answer-text.ts'
import { useSitting, useTable } from '../use-table.ts'
import type { Words } from '../words.ts'

/** A larger number means: all of them. */
export const COUNTABLE = 99

/** The questions of the chain by number, and the current one; null: there is only one. */
export function chainOf(asking: AskView | null): { questions: number[]; now: number } | null {
  const { step, steps = 1, skipped = [] } = asking ?? {}
  if (step === undefined || steps < 2) return null
  const questions = Array.from({ length: steps }, (_, k) => k + 1).filter(
    (question) => !skipped.includes(question),
  )
  return { questions, now: questions.indexOf(step) }
}

export function Steps() {
  const { words } = useSitting()
  const view = useTable((t) => t.moment.view)
  const { picked, max } = view.asking ?? {}
  const chain = chainOf(view.asking)
  const isMany = max !== undefined && max > 1
  if (chain === null && !isMany) return null
  return (
    <div className="steps">
      {chain !== null && (
        <>
          <span className="count">
            {words.say('step', { n: chain.now + 1, of: chain.questions.length })}
          </span>
          <ol aria-hidden="true">
            {namesOf(words, view, view.asking!, chain).map((name, k) => (
              <li key={k} className={k < chain.now ? 'done' : k === chain.now ? 'now' : ''}>
                <b>{k < chain.now ? '✓' : k + 1}</b>
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

/** Labels finished steps by their choice and others by their question; '' where neither is known. */
function namesOf(
  words: Words,
  view: View,
  asking: AskView,
  { questions, now }: NonNullable<ReturnType<typeof chainOf>>,
): string[] {
  const names = words.questions(asking)
  const chosen = chosenSoFar(words, view, asking)
  return questions.map((question, k) => {
    if (k < now && chosen.length === now) return chosen[k]
    return names.length === asking.steps ? names[question - 1] : ''
  })
}

function chosenSoFar(words: Words, view: View, { earlier = [], going }: AskView): string[] {
  // a thing that is face-down, or has left this viewer's sight, has no name to show
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
