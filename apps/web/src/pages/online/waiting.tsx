// Before everyone is seated: links to send, and who is missing.
import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { MatchInfo } from '@cardwright/protocol'
import { Glyph, seatMark } from '@cardwright/table'
import { Page } from '../../look/page.tsx'
import type { KeptSeat } from '../../online/seats.ts'
import { useSettings } from '../../settings/settings.ts'
import { posterOf } from '../../shelf/posters.ts'
import { liveNames } from '../../texts/players.ts'
import { useSay } from '../../texts/speak.ts'
import { useStrangerSay } from '../../texts/strangers.ts'

export function Waiting({ info, seat }: { info: MatchInfo; seat: KeptSeat }) {
  const say = useSay()
  const sayMore = useStrangerSay()
  const { lang } = useSettings()
  const names = liveNames(info.chairs, null, lang)
  const name = posterOf(info.game)?.texts[lang].name ?? info.game
  return (
    <Page title={name} game={info.game}>
      <section className="sheet waiting" aria-labelledby="waiting-title">
        <h2 id="waiting-title" className="disp">
          {say('online.waiting')}
        </h2>
        <ul className="chairs">
          {info.chairs.map((chair, k) => (
            <li key={k} data-seat={seatMark(k)}>
              <Glyph seat={k} />
              <b>
                {chair.kind === 'human' && chair.name === null ? say('online.freeChair') : names(k)}
              </b>
              <Invite
                seat={seat}
                chair={k}
                isFree={chair.kind === 'human' && chair.name === null}
                info={info}
              />
            </li>
          ))}
        </ul>
        <p className="hint" role="status">
          {seat.invites.length > 0 ? say('online.sendLinks') : sayMore(waitsFor(info, seat))}
        </p>
        <CopyLink label={say('online.watchLink')} link={`${location.origin}/online/${info.id}`} />
      </section>
    </Page>
  )
}

/** Players without links to send: guests, and creators of lobby tables. */
function waitsFor({ open }: MatchInfo, { seat }: KeptSeat) {
  if (open) return 'waiting.lobby'
  return seat === 0 ? 'waiting.unlisted' : 'waiting.guest'
}

function Invite({
  seat,
  chair,
  isFree,
  info,
}: {
  seat: KeptSeat
  chair: number
  isFree: boolean
  info: MatchInfo
}) {
  const say = useSay()
  const invite = seat.invites.find((one) => one.seat === chair)
  if (!isFree || invite === undefined) return null
  return (
    <CopyLink
      label={say('online.copyInvite')}
      link={`${location.origin}/online/${info.id}#i=${invite.invite}`}
    />
  )
}

/** Shows the link as text, for browsers without clipboard access. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  const say = useSay()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <span className="copy-link">
      <input
        readOnly
        value={link}
        aria-label={label}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button className="btn small" onClick={() => void copy()} aria-live="polite">
        <Copy className="ic lu" aria-hidden="true" />
        {isCopied ? say('over.shared') : label}
      </button>
    </span>
  )
}
