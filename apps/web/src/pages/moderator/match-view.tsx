// One match: players, chat, and moderation actions.
import { useEffect, useState } from 'react'
import type { ChatLine, ModeratedChair, ModeratedMatch } from '@cardwright/protocol'
import { ask, onDone, type Task } from '../../moderator/desk.ts'
import { useModeratorSay } from '../../moderator/texts.ts'
import { useSettings } from '../../settings/settings.ts'
import { posterOf } from '../../shelf/posters.ts'
import { useMoment } from '../../texts/strangers.ts'
import { stateOf } from './matches.tsx'
import { Lines, useModeratorSorry, useName, When } from './pieces.tsx'

/** Messages per page. */
const PAGE = 100

type Looked = ModeratedMatch & { lines: ChatLine[] }

interface MatchViewProps {
  id: string
  onBack(): void
  onTask(task: Task): void
}

export function MatchView({ id, onBack, onTask }: MatchViewProps) {
  const say = useModeratorSay()
  const sorry = useModeratorSorry()
  const { match, lines, problem, showEarlier } = useLooked(id)
  const back = (
    <button className="btn small" onClick={onBack}>
      {say('mod.back')}
    </button>
  )
  if (problem !== null)
    return (
      <>
        {back}
        <p className="refused" role="alert">
          {sorry(problem)}
        </p>
      </>
    )
  if (match === null) return back
  const hasEarlier = lines.length > 0 && lines.length % PAGE === 0
  return (
    <article className="sheet looked">
      {back}
      <MatchHead match={match} onTask={onTask} />
      <h3 className="disp">{say('mod.chairs')}</h3>
      <ul className="chairs">
        {match.chairs.map((chair) => (
          <Chair key={chair.seat} match={id} chair={chair} onTask={onTask} />
        ))}
      </ul>
      <h3 className="disp">{say('mod.lines')}</h3>
      {lines.length === 0 && <p>{say('mod.none')}</p>}
      {hasEarlier && (
        <button className="btn small" onClick={() => void showEarlier()}>
          {say('mod.earlier')}
        </button>
      )}
      <Lines
        lines={lines}
        onRemove={({ n, text }, name) =>
          onTask({
            what: 'remove-line',
            name: `${name}: ${text}`,
            path: `/matches/${id}/lines/${n}/remove`,
            body: {},
          })
        }
      />
    </article>
  )
}

/** Read again after everything a moderator does. */
function useLooked(id: string) {
  const [match, setMatch] = useState<Looked | null>(null)
  const [earlier, setEarlier] = useState<ChatLine[]>([])
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    let isHere = true
    const look = () =>
      ask<Looked>(`/matches/${id}`).then(
        (looked) => {
          if (!isHere) return
          setMatch(looked)
          setEarlier([])
        },
        (error: unknown) => isHere && setProblem(error),
      )
    void look()
    const stop = onDone(() => void look())
    return () => {
      isHere = false
      stop()
    }
  }, [id])
  const lines = match === null ? [] : [...earlier, ...match.lines]
  const showEarlier = async () => {
    const { lines: before } = await ask<Looked>(`/matches/${id}?before=${lines[0].n}`)
    setEarlier([...before, ...earlier])
  }
  return { match, lines, problem, showEarlier }
}

function MatchHead({ match, onTask }: { match: Looked; onTask(task: Task): void }) {
  const say = useModeratorSay()
  const { lang } = useSettings()
  const { id, game } = match
  const task = (what: 'close-match' | 'delete-match', path: string) =>
    onTask({ what, name: id, path: `/matches/${id}/${path}`, body: {} })
  return (
    <>
      <h2 className="disp">{posterOf(game)?.texts[lang].name ?? game}</h2>
      <p className="hint">
        {say('mod.match', { id })} · {stateOf(say, match)} · <When at={match.createdAt} />
      </p>
      <div className="ways">
        <a className="btn small" href={`/online/${id}`} target="_blank" rel="noreferrer">
          {say('mod.look')}
        </a>
        {match.endedAt === null && (
          <button className="btn small pri" onClick={() => task('close-match', 'close')}>
            {say('mod.close-match')}
          </button>
        )}
        <button className="btn small" onClick={() => task('delete-match', 'delete')}>
          {say('mod.delete-match')}
        </button>
      </div>
    </>
  )
}

interface ChairProps {
  match: string
  chair: ModeratedChair
  onTask(task: Task): void
}

function Chair({ match, chair, onTask }: ChairProps) {
  const say = useModeratorSay()
  const moment = useMoment()
  const nameOf = useName()
  const { seat, kind, address, bannedUntil } = chair
  if (kind !== 'human') return <li>{say(`mod.${kind}`)}</li>
  if (chair.name === null) return <li>{say('mod.free')}</li>
  const name = nameOf(chair.name, seat)
  return (
    <li>
      <span>
        <b>{name}</b>{' '}
        <span className="hint">
          {address !== null && say('mod.address', { tag: address })}
          {bannedUntil !== null && ` · ${say('mod.bannedUntil', { when: moment(bannedUntil) })}`}
        </span>
      </span>
      <span className="ways">
        {chair.name !== '' && (
          <button
            className="btn small"
            aria-label={say('mod.of', { what: say('mod.remove-name'), name })}
            onClick={() =>
              onTask({
                what: 'remove-name',
                name,
                path: `/matches/${match}/seats/${seat}/rename`,
                body: {},
              })
            }
          >
            {say('mod.remove-name')}
          </button>
        )}
        {address !== null && (
          <button
            className="btn small"
            aria-label={say('mod.of', { what: say('mod.ban'), name })}
            onClick={() => onTask({ what: 'ban', name, path: '/bans', body: { match, seat } })}
          >
            {say('mod.ban')}
          </button>
        )}
      </span>
    </li>
  )
}
