// The action log: who did what, when, to what, and why.
import type { AuditEntry } from '@cardwright/protocol'
import { useModeratorSay } from '../../moderator/texts.ts'
import { useList } from '../../moderator/use-list.ts'
import { Listed, When } from './pieces.tsx'

export function AuditLog() {
  const say = useModeratorSay()
  const list = useList<AuditEntry>('/audit?', 'audit')
  return (
    <Listed label={say('mod.log')} list={list}>
      {({ at, who, what, target, why }) => (
        <>
          <p>
            <b>{who}</b> · {say(`mod.${what}`)} · <code>{target}</code>
          </p>
          <p>{why}</p>
          <p>
            <When at={at} />
          </p>
        </>
      )}
    </Listed>
  )
}
