// Matches, newest first, or one found by its link.
import { useState, type FormEvent } from 'react'
import type { ModeratedMatch } from '@cardwright/protocol'
import { Choice } from '../../look/choice.tsx'
import { isModeratorKey, useModeratorSay, type ModeratorSay } from '../../moderator/texts.ts'
import { useList } from '../../moderator/use-list.ts'
import { useSettings } from '../../settings/settings.ts'
import { posterOf } from '../../shelf/posters.ts'
import { Listed, useName, When } from './pieces.tsx'

/** The last part of a link that looks like a match id. */
const idIn = (text: string): string | null =>
  /([\w-]{6,40})\/?(?:#.*)?$/.exec(text.trim())?.[1] ?? null

export function Matches({ onLook }: { onLook(match: string): void }) {
  const say = useModeratorSay()
  const [isRunning, setRunning] = useState(true)
  const list = useList<ModeratedMatch>(`/matches?running=${isRunning ? 1 : 0}`, 'matches')
  return (
    <>
      <Find onLook={onLook} />
      <Choice
        label={say('mod.whichMatches')}
        name="which-matches"
        values={[true, false]}
        value={isRunning}
        words={(running) => say(running ? 'mod.running' : 'mod.all')}
        onChange={(running) => setRunning(running)}
      />
      <Listed label={say('mod.matches')} list={list}>
        {(match) => <Row match={match} onLook={onLook} />}
      </Listed>
    </>
  )
}

function Find({ onLook }: { onLook(match: string): void }) {
  const say = useModeratorSay()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = idIn(text)
    if (id !== null) onLook(id)
  }
  return (
    <form className="find" onSubmit={submit}>
      <label className="stacked">
        {say('mod.find')}
        <input
          className="text"
          value={text}
          maxLength={2000}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button className="btn">{say('mod.findIt')}</button>
    </form>
  )
}

function Row({ match, onLook }: { match: ModeratedMatch; onLook(match: string): void }) {
  const say = useModeratorSay()
  const nameOf = useName()
  const { lang } = useSettings()
  const people = match.chairs.flatMap(({ name, seat }) => (name === null ? [] : nameOf(name, seat)))
  return (
    <>
      <h3 className="disp">{posterOf(match.game)?.texts[lang].name ?? match.game}</h3>
      <p>{people.join(', ')}</p>
      <p className="hint">
        {stateOf(say, match)} · <When at={match.createdAt} />
      </p>
      <div className="ways">
        <button className="btn small" onClick={() => onLook(match.id)}>
          {say('mod.look')}
        </button>
      </div>
    </>
  )
}

export function stateOf(say: ModeratorSay, { chairs, open, endedAt, ending }: ModeratedMatch) {
  if (endedAt !== null) {
    const key = `mod.over.${ending?.reason}`
    // each game has its own endings
    return say('mod.state.over', { reason: say(isModeratorKey(key) ? key : 'mod.over.played') })
  }
  const isFull = chairs.every(({ kind, name }) => kind !== 'human' || name !== null)
  if (isFull) return say('mod.state.running')
  return say(open ? 'mod.state.open' : 'mod.state.waits')
}
