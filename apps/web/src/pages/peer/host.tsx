// The page that keeps a match: links for guests while seats are free, then the table.
import { useEffect, useState, type FormEvent } from 'react'
import { checkSetup } from '@cardwright/engine'
import { Glyph, seatMark } from '@cardwright/table'
import { useStore } from 'zustand'
import '../../look/online.css'
import { Page } from '../../look/page.tsx'
import { readPlan } from '../../match/plan.ts'
import { absenceIn } from '../../peer/absence.ts'
import { LivePlay } from '../../online/live-play.ts'
import { playerName } from '../../online/seats.ts'
import { offerChannel, type Offered } from '../../peer/channel.ts'
import { readCode, writeCode } from '../../peer/code.ts'
import { HostedHere } from '../../peer/hosted-here.ts'
import { findHost, HOST_MARK, isHostOf, newHost, type KeptHost } from '../../peer/kept-host.ts'
import { Reception } from '../../peer/reception.ts'
import { renameTo } from '../../router.ts'
import { useSettings } from '../../settings/settings.ts'
import { posterOf } from '../../shelf/posters.ts'
import type { Title } from '../../shelf/title.ts'
import { useSay } from '../../texts/speak.ts'
import { Gone } from '../online/gone.tsx'
import { LiveTable } from '../online/live-table.tsx'
import { Waits } from './waits.tsx'
import { CopyLink } from '../online/waiting.tsx'

interface HostProps {
  title: Title
  words: URLSearchParams
  /** After the first visit the URL names the saved match. */
  hash: string
}

export function Host(props: HostProps) {
  const { title } = props
  const say = useSay()
  const { lang } = useSettings()
  const { hosted, play, reception } = useHosting(props)
  useKeptOpen(hosted)
  const isElsewhere = useElsewhere(hosted.id)
  useEffect(() => {
    if (!isElsewhere) return
    play.stop()
    reception.close()
  }, [isElsewhere, play, reception])
  const info = useStore(play.state, (s) => s.info)
  const { chairs, waits } = useStore(hosted.state)
  if (isElsewhere) return <Gone bye="elsewhere" where={location.href} />
  if (info !== null) return <LiveTable play={play} info={info} seat={hosted.own} />
  if (waits.length === 0) return <div className="opening" aria-hidden="true" />
  const game = title.game.id
  const free = waits.filter((seat) => chairs[seat].name === null)
  return (
    <Page title={posterOf(game)?.texts[lang].name ?? game} game={game}>
      <section className="sheet waiting" aria-labelledby="waiting-title">
        <h2 id="waiting-title" className="disp">
          {say('peer.host')}
        </h2>
        <p className="hint">{say('peer.hostHint')}</p>
        {free.map((seat) => (
          <Chair key={seat} hosted={hosted} reception={reception} seat={seat} />
        ))}
        <Waits chairs={chairs} waits={waits} />
        <p className="hint">{say('peer.trust')}</p>
      </section>
    </Page>
  )
}

/** The match of this page, gone on with or begun, and open for guests as long as the page is there. */
function useHosting({ title, words, hash }: HostProps) {
  const say = useSay()
  // run once: the match belongs to this page
  const [{ hosted, play, reception }] = useState(() => {
    const { game, pack } = title
    const known = hash.startsWith(HOST_MARK)
      ? findHost(hash.slice(HOST_MARK.length), game.id, pack.hash)
      : null
    const begin = () => {
      const { absence, rest } = absenceIn(words)
      // a seed in the URL would let the host choose the deal
      const { seed: _, ...plan } = readPlan(game, rest)
      plan.options = checkSetup(game, plan.players.length, plan.options)
      const name = playerName.get() || say('player.number', { n: 1 })
      return newHost(plan, pack.hash, name, absence)
    }
    const here = (known && reopened(title, known)) ?? new HostedHere(title, begin())
    return {
      hosted: here,
      play: new LivePlay(title, here.id, (ends) => here.line(ends), 'page'),
      reception: new Reception(here),
    }
  })
  useEffect(() => {
    play.start()
    reception.open()
    return () => {
      play.stop()
      reception.close()
    }
  }, [play, reception])
  useEffect(() => {
    if (hash !== HOST_MARK + hosted.id) renameTo(hosted.place)
  }, [hosted, hash])
  return { hosted, play, reception }
}

/** Null: the log no longer fits. */
function reopened(title: Title, kept: KeptHost): HostedHere | null {
  try {
    return new HostedHere(title, kept)
  } catch {
    return null
  }
}

/** Without storage the match exists only in this page, so ask before closing it. */
function useKeptOpen(hosted: HostedHere): void {
  useEffect(() => {
    const ask = (event: Event) => {
      if (!hosted.isKept) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hosted])
}

/** Whether another window has continued this match; two writers of one log would undo each other's moves. */
function useElsewhere(id: string): boolean {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    // fires in all windows except the one that wrote
    const heard = ({ key }: StorageEvent) => {
      if (isHostOf(id, key)) setGone(true)
    }
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  }, [id])
  return isGone
}

interface ChairProps {
  hosted: HostedHere
  reception: Reception
  seat: number
}

function Chair({ hosted, reception, seat }: ChairProps) {
  const say = useSay()
  const { meeting, isLost } = useStore(reception.state)
  const link = useLink(hosted, meeting, seat)
  const [isByCode, setByCode] = useState(false)
  const hasNoServer = isLost && meeting === null
  return (
    <div className="peer-chair" data-seat={seatMark(seat)}>
      <b>
        <Glyph seat={seat} /> {say('player.number', { n: seat + 1 })}
      </b>
      {link !== null && <CopyLink label={say('online.copyInvite')} link={link} />}
      {hasNoServer && (
        <p className="hint" role="status">
          {say('peer.noServer')}
        </p>
      )}
      {isByCode || hasNoServer ? (
        <ByCode hosted={hosted} seat={seat} />
      ) : (
        <button type="button" className="btn quiet small" onClick={() => setByCode(true)}>
          {say('peer.byCode')}
        </button>
      )}
    </div>
  )
}

function useLink(hosted: HostedHere, meeting: string | null, seat: number): string | null {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    if (meeting === null) return
    let isGone = false
    const game = hosted.title.game.id
    const host = hosted.chairs[hosted.own].name ?? ''
    void writeCode({ kind: 'meeting', meeting, game, seat, host }).then((code) => {
      if (!isGone) setLink(`${location.origin}/peer#m=${code}`)
    })
    return () => {
      isGone = true
    }
  }, [hosted, meeting, seat])
  return meeting === null ? null : link
}

/** Without a server: a self-contained invitation, and a field for the guest's code. */
function ByCode({ hosted, seat }: { hosted: HostedHere; seat: number }) {
  const say = useSay()
  const [offer, setOffer] = useState<{ link: string; offered: Offered } | null>(null)
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    void offerChannel().then(async (offered) => {
      if (isGone) return offered.close()
      const word = await writeCode({
        kind: 'offer',
        game: hosted.title.game.id,
        seat,
        host: hosted.chairs[hosted.own].name ?? '',
        sdp: offered.sdp,
      })
      setOffer({ link: `${location.origin}/peer#o=${word}`, offered })
    })
    return () => {
      isGone = true
    }
  }, [hosted, seat])
  const connect = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await readCode('answer', code)
    if (answer === null || offer === null) return setRefusal(say('peer.badCode'))
    const { channel } = offer.offered
    hosted.expect(channel, seat, answer.name, null)
    await offer.offered.accept(answer.sdp).catch(() => setRefusal(say('peer.badCode')))
  }
  return (
    <form className="by-code" onSubmit={(event) => void connect(event)}>
      {offer === null ? (
        <p className="hint">{say('peer.making')}</p>
      ) : (
        <CopyLink label={say('peer.copyLong')} link={offer.link} />
      )}
      <label className="stacked">
        {say('peer.theirCode')}
        <textarea
          rows={3}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </label>
      {refusal !== null && (
        <p className="refused" role="alert">
          {refusal}
        </p>
      )}
      <button className="btn pri" disabled={offer === null || code.trim() === ''}>
        {say('peer.connect')}
      </button>
    </form>
  )
}
