// A guest of a match kept by another page: joins through a link, or by sending a code back.
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useStore } from 'zustand'
import '../../look/online.css'
import { Page } from '../../look/page.tsx'
import { LivePlay } from '../../online/live-play.ts'
import { playerName } from '../../online/seats.ts'
import { answerChannel } from '../../peer/channel.ts'
import { channelLine } from '../../peer/channel-line.ts'
import { writeCode, type Meeting, type Offer } from '../../peer/code.ts'
import { guestChairs } from '../../peer/guest-chairs.ts'
import { GuestLine } from '../../peer/guest-line.ts'
import { useSettings } from '../../settings/settings.ts'
import { posterOf } from '../../shelf/posters.ts'
import type { Title } from '../../shelf/title.ts'
import { useSay } from '../../texts/speak.ts'
import { Gone } from '../online/gone.tsx'
import { LiveTable } from '../online/live-table.tsx'
import { focusName, NameField } from '../online/name-field.tsx'
import { CopyLink } from '../online/waiting.tsx'
import { Waits } from './waits.tsx'

/** Through the server: one press, and automatically when the link is opened again. */
export function LinkGuest({ title, meeting }: { title: Title; meeting: Meeting }) {
  const [play, setPlay] = useState<LivePlay | null>(() => {
    const kept = guestChairs.find(meeting)
    return kept === null ? null : playAt(title, meeting, kept)
  })
  useEffect(() => {
    play?.start()
    return () => play?.stop()
  }, [play])
  if (play !== null) return <AtHost play={play} meeting={meeting} />
  return (
    <Accept
      offer={meeting}
      onAccept={(name) => {
        const { pathname, hash } = location
        setPlay(playAt(title, meeting, guestChairs.take(meeting, pathname + hash, name)))
      }}
    />
  )
}

const playAt = (title: Title, meeting: Meeting, who: { name: string; key: string }): LivePlay =>
  new LivePlay(title, meeting.meeting, (ends) => new GuestLine(meeting, who, ends), 'page')

/** Without a server: the guest's code must be sent back to the host. */
export function CodeGuest({ title, offer }: { title: Title; offer: Offer }) {
  const say = useSay()
  const [code, setCode] = useState<string | null>(null)
  const [play, setPlay] = useState<LivePlay | null>(null)
  const answer = async (name: string) => {
    const answered = await answerChannel(offer.sdp)
    setCode(await writeCode({ kind: 'answer', name, sdp: answered.sdp }))
    const channel = await answered.channel
    const live = new LivePlay(title, 'hosted', (ends) => channelLine(channel, ends), 'page')
    live.start()
    setPlay(live)
  }
  if (play !== null) return <AtHost play={play} meeting={offer} />
  return (
    <Accept offer={offer} onAccept={(name) => void answer(name)}>
      {code !== null && (
        <>
          <p>{say('peer.sendBack')}</p>
          <CopyLink label={say('peer.copyCode')} link={code} />
        </>
      )}
    </Accept>
  )
}

interface AcceptProps {
  offer: Offer | Meeting
  onAccept(name: string): void
  /** Shown after the invitation is accepted. */
  children?: ReactNode
}

function Accept({ offer, onAccept, children = false }: AcceptProps) {
  const say = useSay()
  const { lang } = useSettings()
  const [name, setName] = useState(playerName.get)
  const [refusal, setRefusal] = useState<string | null>(null)
  const game = posterOf(offer.game)?.texts[lang].name ?? offer.game
  const who = offer.host || say('player.number', { n: 1 })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') {
      focusName()
      return setRefusal(say('online.needName'))
    }
    playerName.set(name.trim())
    onAccept(name.trim())
  }
  return (
    <Page title={game} game={offer.game}>
      <form className="sheet join" onSubmit={submit}>
        <h2 className="disp">{say('online.invited', { who, game })}</h2>
        {children || (
          <>
            <NameField name={name} onChange={setName} />
            {refusal !== null && (
              <p className="refused" role="alert">
                {refusal}
              </p>
            )}
            <button className="btn pri">{say('peer.answer')}</button>
            <p className="hint">{say('peer.trust')}</p>
          </>
        )}
      </form>
    </Page>
  )
}

function AtHost({ play, meeting }: { play: LivePlay; meeting: Offer | Meeting }) {
  const say = useSay()
  const { lang } = useSettings()
  const { info, bye, wire, gathering } = useStore(play.state)
  if (bye !== null) return <Gone bye={bye} where={location.pathname} />
  if (info !== null) return <LiveTable play={play} info={info} seat={meeting.seat} />
  const game = posterOf(meeting.game)?.texts[lang].name ?? meeting.game
  return (
    <Page title={game} game={meeting.game}>
      <section className="sheet join">
        <h2 className="disp">{say(gathering === null ? 'peer.knocking' : 'online.waiting')}</h2>
        {gathering === null || wire === 'lost' ? (
          <p role="status">{say(wire === 'lost' ? 'peer.nobody' : 'peer.knockingHint')}</p>
        ) : (
          <Waits {...gathering} chairs={gathering.info.chairs} />
        )}
        <p className="hint">{say('peer.trust')}</p>
      </section>
    </Page>
  )
}
