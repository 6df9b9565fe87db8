// Playing page to page, without a server: the host's page keeps the match, guests answer an invitation with a
// code of their own.
import { use, useEffect, useMemo, useState, type FormEvent } from 'react'
import { checkSetup } from '@cardwright/engine'
import { PROTOCOL } from '@cardwright/protocol'
import { Glyph, seatMark } from '@cardwright/table'
import { useStore } from 'zustand'
import '../look/online.css'
import { Page } from '../look/page.tsx'
import { ProofSheet } from '../look/proof-sheet.tsx'
import { readPlan } from '../match/plan.ts'
import { LivePlay } from '../online/live-play.ts'
import { playerName } from '../online/seats.ts'
import { answerChannel, offerChannel, type Offered } from '../peer/channel.ts'
import { readCode, writeCode, type Offer } from '../peer/code.ts'
import { channelLine, HostedHere } from '../peer/hosted-here.ts'
import { useSettings } from '../settings/settings.ts'
import { posterOf } from '../shelf/posters.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { NoGamePage } from './lost-page.tsx'
import { LiveTable } from './online/live-table.tsx'
import { NameField } from './online/name-field.tsx'
import { CopyLink } from './online/waiting.tsx'

export function PeerHostPage({ game, words }: { game: string; words: URLSearchParams }) {
  const opened = openTitle(game)
  return opened === null ? <NoGamePage game={game} /> : <Host title={use(opened)} words={words} />
}

function Host({ title, words }: { title: Title; words: URLSearchParams }) {
  const say = useSay()
  const { lang } = useSettings()
  const own = 0
  const hosted = useMemo(() => {
    const plan = readPlan(title.game, words)
    plan.options = checkSetup(title.game, plan.players.length, plan.options)
    const name = playerName.get() || say('player.number', { n: 1 })
    return new HostedHere(title, plan, { seat: own, name })
  }, [title, words, say])
  const play = useMemo(
    () => new LivePlay(title, hosted.id, (ends) => hosted.line(own, ends)),
    [title, hosted],
  )
  useEffect(() => {
    play.start()
    return () => play.stop()
  }, [play])
  useKeptOpen()
  const info = useStore(play.state, (s) => s.info)
  if (info === null) return <div className="opening" aria-hidden="true" />
  const free = info.chairs.flatMap(({ kind, name }, seat) =>
    kind === 'human' && name === null ? [seat] : [],
  )
  if (free.length === 0) return <LiveTable play={play} info={info} seat={own} />
  return (
    <Page title={posterOf(info.game)?.texts[lang].name ?? info.game} game={info.game}>
      <section className="sheet waiting" aria-labelledby="waiting-title">
        <h2 id="waiting-title" className="disp">
          {say('peer.host')}
        </h2>
        <p className="hint">{say('peer.hostHint')}</p>
        {free.map((seat) => (
          <Chair key={seat} hosted={hosted} seat={seat} />
        ))}
      </section>
    </Page>
  )
}

/** The match lives in this page: whoever closes it is asked first. */
function useKeptOpen(): void {
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}

/** An invitation for one chair, and the place for the guest's code. */
function Chair({ hosted, seat }: { hosted: HostedHere; seat: number }) {
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
        host: hosted.chairs[0].name ?? '',
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
    channel.addEventListener('open', () => hosted.seat(channel, seat, answer.name))
    await offer.offered.accept(answer.sdp).catch(() => setRefusal(say('peer.badCode')))
  }
  return (
    <form
      className="peer-chair"
      data-seat={seatMark(seat)}
      onSubmit={(event) => void connect(event)}
    >
      <b>
        <Glyph seat={seat} /> {say('player.number', { n: seat + 1 })}
      </b>
      {offer === null ? (
        <p className="hint">{say('peer.making')}</p>
      ) : (
        <CopyLink label={say('online.copyInvite')} link={offer.link} />
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

const offers = new Map<string, Promise<Offer | null>>()

/** The same promise for the same code: a page that suspends asks again. */
function offerIn(code: string): Promise<Offer | null> {
  const offer = offers.get(code) ?? readCode('offer', code)
  offers.set(code, offer)
  return offer
}

export function PeerGuestPage({ hash }: { hash: string }) {
  const say = useSay()
  const code = hash.startsWith('#o=') ? hash.slice(3) : ''
  const offer = use(offerIn(code))
  const opened = offer === null ? null : openTitle(offer.game)
  if (offer === null || opened === null)
    return (
      <Page title={say('peer.title')}>
        <ProofSheet
          title={say('peer.noOffer')}
          what={say('peer.badCode')}
          ways={
            <a className="btn pri" href="/online">
              {say('online.lobby')}
            </a>
          }
        />
      </Page>
    )
  return <Guest title={use(opened)} offer={offer} />
}

function Guest({ title, offer }: { title: Title; offer: Offer }) {
  const say = useSay()
  const { lang } = useSettings()
  const [name, setName] = useState(playerName.get)
  const [code, setCode] = useState<string | null>(null)
  const [play, setPlay] = useState<LivePlay | null>(null)
  const game = posterOf(offer.game)?.texts[lang].name ?? offer.game
  const answer = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    playerName.set(name.trim())
    const answered = await answerChannel(offer.sdp)
    setCode(await writeCode({ kind: 'answer', name: name.trim(), sdp: answered.sdp }))
    const channel = await answered.channel
    const live = new LivePlay(title, 'hosted', (ends) =>
      channelLine(channel, 'hosted', PROTOCOL, ends),
    )
    live.start()
    setPlay(live)
  }
  if (play !== null) return <AtHost play={play} seat={offer.seat} />
  return (
    <Page title={game} game={offer.game}>
      <form className="sheet join" onSubmit={(event) => void answer(event)}>
        <h2 className="disp">{say('online.invited', { who: offer.host, game })}</h2>
        {code === null ? (
          <>
            <NameField name={name} onChange={setName} />
            <button className="btn pri">{say('peer.answer')}</button>
          </>
        ) : (
          <>
            <p>{say('peer.sendBack')}</p>
            <CopyLink label={say('peer.copyCode')} link={code} />
          </>
        )}
      </form>
    </Page>
  )
}

function AtHost({ play, seat }: { play: LivePlay; seat: number }) {
  const info = useStore(play.state, (s) => s.info)
  if (info === null) return <div className="opening" aria-hidden="true" />
  return <LiveTable play={play} info={info} seat={seat} />
}
