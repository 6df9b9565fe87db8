// All matches and replays saved in this browser.
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ENGINE_VERSION } from '@cardwright/engine'
import { Page } from '../look/page.tsx'
import '../look/replays.css'
import { isRunning, replayOf, type MatchRecord } from '../match/archive.ts'
import { archive } from '../match/saved.ts'
import { saveReplay, shortSeed } from '../replay/files.ts'
import { useSettings } from '../settings/settings.ts'
import { posterOf } from '../shelf/posters.ts'
import { ago } from '../texts/ago.ts'
import { seatNames } from '../texts/players.ts'
import { useSay, type Say } from '../texts/speak.ts'
import { ImportButton, openFile } from './import-button.tsx'

export function ReplaysPage() {
  const say = useSay()
  const [records, setRecords] = useState(() => archive.all())
  const [removed, setRemoved] = useState('')
  useDroppedFile()
  const remove = (record: MatchRecord, name: string) => {
    archive.remove(record.id)
    setRecords(archive.all())
    setRemoved(say('replays.removed', { name }))
  }
  const groups = [
    ['running', records.filter(isRunning)],
    ['finished', records.filter((one) => !isRunning(one))],
  ] as const
  return (
    <Page title={say('replays.title')} section="replays">
      <div className="column replays">
        <section className="sheet bring">
          <ImportButton className="btn pri">{say('replays.import')}</ImportButton>
          <p className="hint">
            {say('replays.importHint')} {say('replays.drop')}
          </p>
        </section>
        {records.length === 0 && (
          <section className="nothing">
            <p>{say('replays.none')}</p>
            <a className="btn" href="/">
              {say('replays.play')}
            </a>
          </section>
        )}
        {groups.map(
          ([name, list]) =>
            list.length > 0 && (
              <section key={name}>
                <h2 className="disp">{say(`replays.${name}`)}</h2>
                <ul className="kept">
                  {list.map((record) => (
                    <Kept key={record.id} record={record} onRemove={remove} />
                  ))}
                </ul>
              </section>
            ),
        )}
        <p className="vh" role="status">
          {removed}
        </p>
      </div>
    </Page>
  )
}

interface KeptProps {
  record: MatchRecord
  onRemove(record: MatchRecord, name: string): void
}

function Kept({ record, onRemove }: KeptProps) {
  const say = useSay()
  const { lang } = useSettings()
  const { plan, id, answers, savedAt, round } = record
  const poster = posterOf(plan.game)
  const name = poster?.texts[lang].name ?? plan.game
  const names = seatNames(plan.players, lang)
  const full = `${name}, ${shortSeed(plan.seed)}`
  return (
    <li className="sheet" data-game={plan.game} data-key={`match:${id}`}>
      <div className="thumb" aria-hidden="true">
        {poster && <poster.Picture />}
      </div>
      <div className="what">
        <h3 className="disp">{name}</h3>
        <p>{plan.players.map((_, seat) => names(seat)).join(' · ')}</p>
        <p className="hint">
          {[
            resultOf(say, record, names),
            round > 0 && say('match.turn', { n: round }),
            say('replays.decisions', { count: answers.length }),
            ago(say, savedAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="ways">
        {isRunning(record) && (
          <a className="btn pri" href={`/play/${id}`}>
            {say('replays.continue')}
          </a>
        )}
        <a className="btn" href={`/replay/${id}`}>
          {say('replays.open')}
        </a>
        <button className="btn" onClick={() => saveReplay(replayOf(record, ENGINE_VERSION), name)}>
          {say('replays.save')}
        </button>
        <button
          className="btn icon"
          aria-label={`${say('replays.remove')}: ${full}`}
          title={say('replays.remove')}
          onClick={() => onRemove(record, full)}
        >
          <Trash2 className="ic lu" aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}

function resultOf(say: Say, record: MatchRecord, names: (seat: number) => string): string {
  const { kind, outcome, conceded, plan } = record
  if (kind === 'replay') return say('replays.imported')
  const winners =
    outcome?.winners ??
    (conceded === null ? null : plan.players.flatMap((_, seat) => (seat === conceded ? [] : seat)))
  if (winners === null) return ''
  if (winners.length === 0) return say('over.draw')
  const humans = plan.players.flatMap((one, seat) => (one.kind === 'human' ? [seat] : []))
  if (humans.length === 1 && winners.includes(humans[0])) return say('over.youWon')
  return say('over.won', { name: winners.map(names).join(', ') })
}

/** A file can be dropped anywhere on the page. */
function useDroppedFile(): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) void openFile(file)
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [])
}
