// The moderator's page, protected by a token: reports, matches, bans, and the action log.
import { useEffect, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import '../look/moderator.css'
import { Page } from '../look/page.tsx'
import { desk, enter, leave, reload, type Task } from '../moderator/desk.ts'
import { useModeratorSay } from '../moderator/texts.ts'
import { ActDialog } from './moderator/act-dialog.tsx'
import { Bans } from './moderator/bans.tsx'
import { AuditLog } from './moderator/audit-log.tsx'
import { MatchView } from './moderator/match-view.tsx'
import { Matches } from './moderator/matches.tsx'
import { useModeratorSorry } from './moderator/pieces.tsx'
import { Reports } from './moderator/reports.tsx'

const SECTIONS = ['reports', 'matches', 'bans', 'log'] as const
type Section = (typeof SECTIONS)[number]

export function ModeratorPage() {
  const say = useModeratorSay()
  const { token, label } = useStore(desk)
  // after a reload this tab still has the token
  useEffect(() => {
    if (token !== null && label === null) void enter(token)
  }, [token, label])
  return (
    <Page title={say('mod.title')}>
      <div className="column moderator">{label === null ? <Door /> : <Desk label={label} />}</div>
    </Page>
  )
}

function Door() {
  const say = useModeratorSay()
  const sorry = useModeratorSorry()
  const problem = useStore(desk, (s) => s.problem)
  const [token, setToken] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (token.trim() !== '') void enter(token.trim())
  }
  return (
    <form className="sheet door" onSubmit={submit}>
      <label className="stacked">
        {say('mod.token')}
        <input
          type="password"
          className="text"
          autoComplete="current-password"
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
        />
      </label>
      <p className="hint">{say('mod.tokenHint')}</p>
      {problem !== null && (
        <p className="refused" role="alert">
          {sorry(problem)}
        </p>
      )}
      <div className="ways">
        <button className="btn pri">{say('mod.enter')}</button>
      </div>
    </form>
  )
}

function Desk({ label }: { label: string }) {
  const say = useModeratorSay()
  const [section, setSection] = useState<Section>('reports')
  const [match, setMatch] = useState<string | null>(null)
  const [task, setTask] = useState<Task | null>(null)
  const look = (id: string) => {
    setSection('matches')
    setMatch(id)
  }
  const go = (to: Section) => {
    setSection(to)
    setMatch(null)
  }
  return (
    <>
      <nav className="sections" aria-label={say('mod.title')}>
        {SECTIONS.map((one) => (
          <button
            key={one}
            className="btn"
            aria-current={one === section ? 'page' : undefined}
            onClick={() => go(one)}
          >
            {say(`mod.${one}`)}
          </button>
        ))}
        <span className="who hint">{say('mod.as', { label })}</span>
        <button className="btn small" onClick={reload}>
          {say('mod.reload')}
        </button>
        <button className="btn small" onClick={leave}>
          {say('mod.leave')}
        </button>
      </nav>
      {section === 'reports' && <Reports onLook={look} onTask={setTask} />}
      {section === 'matches' && match === null && <Matches onLook={look} />}
      {section === 'matches' && match !== null && (
        <MatchView key={match} id={match} onBack={() => setMatch(null)} onTask={setTask} />
      )}
      {section === 'bans' && <Bans onTask={setTask} />}
      {section === 'log' && <AuditLog />}
      <ActDialog
        task={task}
        onDone={(done) => {
          if (done?.what === 'delete-match') setMatch(null)
          setTask(null)
        }}
      />
    </>
  )
}
