// Players' reports, newest first.
import { useState } from 'react'
import type { Report } from '@cardwright/protocol'
import { Choice } from '../../look/choice.tsx'
import type { Task } from '../../moderator/desk.ts'
import { useModeratorSay } from '../../moderator/texts.ts'
import { useList } from '../../moderator/use-list.ts'
import { useSettings } from '../../settings/settings.ts'
import { posterOf } from '../../shelf/posters.ts'
import { useMoment, useStrangerSay } from '../../texts/strangers.ts'
import { Lines, Listed, useName, When } from './pieces.tsx'

interface ReportsProps {
  onLook(match: string): void
  onTask(task: Task): void
}

export function Reports({ onLook, onTask }: ReportsProps) {
  const say = useModeratorSay()
  const [isClosed, setClosed] = useState(false)
  const list = useList<Report>(`/reports?closed=${isClosed ? 1 : 0}`, 'reports')
  return (
    <>
      <Choice
        label={say('mod.which')}
        name="which"
        values={[false, true]}
        value={isClosed}
        words={(closed) => say(closed ? 'mod.closedOnes' : 'mod.openOnes')}
        onChange={(closed) => setClosed(closed)}
      />
      <Listed label={say('mod.reports')} list={list}>
        {(report) => <Reported report={report} onLook={onLook} onTask={onTask} />}
      </Listed>
    </>
  )
}

function Reported({ report, onLook, onTask }: ReportsProps & { report: Report }) {
  const say = useModeratorSay()
  const sayMore = useStrangerSay()
  const moment = useMoment()
  const nameOf = useName()
  const { lang } = useSettings()
  const { id, match, game, seat, line, reason, text, lines, closedAt, closedBy } = report
  const name = nameOf(report.name, seat)
  const by = nameOf(report.byName, report.bySeat)
  return (
    <>
      <h3 className="disp">
        {sayMore(`report.${reason}`)}
        {line !== null && ` · ${say('mod.reportedLine', { n: line })}`}
      </h3>
      <p>{say('mod.reported', { name, seat: seat + 1, by })}</p>
      <p className="hint">
        {posterOf(game)?.texts[lang].name ?? game} · <When at={report.at} />
        {report.address !== null && ` · ${say('mod.address', { tag: report.address })}`}
      </p>
      {text !== '' && <blockquote>{text}</blockquote>}
      {lines.length > 0 && <Lines lines={lines} marked={line} />}
      {closedAt !== null && (
        <p className="hint">
          {say('mod.closedBy', { who: closedBy ?? '', when: moment(closedAt) })}
        </p>
      )}
      <div className="ways">
        <button className="btn small" onClick={() => onLook(match)}>
          {say('mod.look')}
        </button>
        {report.address !== null && (
          <button
            className="btn small"
            onClick={() => onTask({ what: 'ban', name, path: '/bans', body: { report: id } })}
          >
            {say('mod.ban')}
          </button>
        )}
        {closedAt === null && (
          <button
            className="btn small pri"
            onClick={() =>
              onTask({ what: 'close-report', name, path: `/reports/${id}/close`, body: {} })
            }
          >
            {say('mod.close-report')}
          </button>
        )}
      </div>
    </>
  )
}
