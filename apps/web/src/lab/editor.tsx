// A card as data, and what is wrong with it.
import type { Problem } from '@cardwright/content'
import type { ReactNode } from 'react'
import { useSay } from '../texts/speak.ts'
import { placeInCard, type Shelf } from './draft-card.ts'
import type { Draft } from './use-draft.ts'
import { useTrial } from './use-trial.ts'

interface EditorProps {
  draft: Draft
  shelf: Shelf
  onTry(): void
  /** The head of the sheet. */
  children: ReactNode
}

export function Editor({ draft, shelf, onTry, children }: EditorProps) {
  const say = useSay()
  const { text, setText, printed, drafted } = draft
  return (
    <section className="paper editor">
      {children}
      <label htmlFor="card-json">{say('lab.data')}</label>
      <textarea
        id="card-json"
        className="json"
        spellCheck={false}
        value={text}
        rows={Math.max(8, Math.min(26, text.split('\n').length + 1))}
        aria-invalid={!drafted.ok}
        aria-describedby="card-problems"
        onChange={({ target }) => setText(target.value)}
      />
      <Problems draft={draft} shelf={shelf} />
      <p className="row">
        <button className="btn" disabled={text === printed} onClick={() => setText(printed)}>
          {say('lab.reset')}
        </button>
        <button className="btn" disabled={!drafted.ok} onClick={onTry}>
          {say('lab.try')}
        </button>
      </p>
    </section>
  )
}

function Problems({ draft, shelf }: { draft: Draft; shelf: Shelf }) {
  const say = useSay()
  const { isChanged } = draft
  const problems = useProblems(draft, shelf)
  return (
    <div id="card-problems" role="status" className={problems.length === 0 ? 'fine' : 'wrong'}>
      {problems.length === 0 ? (
        <p>{say(isChanged ? 'lab.valid' : 'lab.asPrinted')}</p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.file} ${problem.path} ${problem.message}`}>
              <code>{placeInCard(problem, shelf) || '·'}</code> {problem.message}
              {problem.hint !== undefined && <b> {say('lab.meant', { word: problem.hint })}</b>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What is wrong with the card as it is written; if nothing is, what went wrong when it was played. */
function useProblems(draft: Draft, shelf: Shelf): readonly Problem[] {
  const { drafted, written, title, isChanged } = draft
  const card = drafted.ok ? (JSON.parse(written) as { id: string }).id : ''
  const trial = useTrial(title.game.id, title.pack, card, drafted.ok && isChanged)
  if (!drafted.ok) return drafted.problems
  const said = isChanged ? (trial?.said ?? []) : []
  return said.map((message) => ({ file: shelf.file, path: '', value: undefined, message }))
}
