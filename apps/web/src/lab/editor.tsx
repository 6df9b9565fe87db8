// A card as data, and what is wrong with it.
import type { ReactNode } from 'react'
import { useSay } from '../texts/speak.ts'
import { placeInCard, type Shelf } from './draft-card.ts'
import type { Draft } from './use-draft.ts'

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

function Problems({ draft: { drafted, isChanged }, shelf }: { draft: Draft; shelf: Shelf }) {
  const say = useSay()
  return (
    <div id="card-problems" role="status" className={drafted.ok ? 'fine' : 'wrong'}>
      {drafted.ok ? (
        <p>{say(isChanged ? 'lab.valid' : 'lab.asPrinted')}</p>
      ) : (
        <ul>
          {drafted.problems.map((problem) => (
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
