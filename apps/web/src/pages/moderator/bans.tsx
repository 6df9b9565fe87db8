// Banned addresses, and bans that have ended.
import { useState } from 'react'
import type { Ban } from '@cardwright/protocol'
import type { Task } from '../../moderator/desk.ts'
import { useModeratorSay } from '../../moderator/texts.ts'
import { useList } from '../../moderator/use-list.ts'
import { useMoment } from '../../texts/strangers.ts'
import { Listed, When } from './pieces.tsx'

export function Bans({ onTask }: { onTask(task: Task): void }) {
  const say = useModeratorSay()
  const moment = useMoment()
  const [now] = useState(Date.now)
  const list = useList<Ban>('/bans?', 'bans')
  const stateOf = ({ until, liftedAt }: Ban) =>
    liftedAt !== null
      ? say('mod.lifted', { when: moment(liftedAt) })
      : until < now
        ? say('mod.ended')
        : say('mod.until', { when: moment(until) })
  return (
    <Listed label={say('mod.bans')} list={list}>
      {(ban) => (
        <>
          <h3 className="disp">{say('mod.address', { tag: ban.address })}</h3>
          <p>
            {stateOf(ban)} · {ban.why}
          </p>
          <p className="hint">
            {ban.who} · <When at={ban.at} />
          </p>
          {ban.liftedAt === null && ban.until > now && (
            <div className="ways">
              <button
                className="btn small"
                onClick={() =>
                  onTask({
                    what: 'lift-ban',
                    name: say('mod.address', { tag: ban.address }),
                    path: `/bans/${ban.id}/lift`,
                    body: {},
                  })
                }
              >
                {say('mod.lift-ban')}
              </button>
            </div>
          )}
        </>
      )}
    </Listed>
  )
}
