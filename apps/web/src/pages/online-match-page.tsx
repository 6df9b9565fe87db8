// A match by link: sit down, wait for the others, play. Without a seat you watch.
import { use, useEffect, useMemo, useState, type FormEvent } from 'react'
import type { MatchInfo } from '@cardwright/protocol'
import { useStore } from 'zustand'
import '../look/online.css'
import { Page } from '../look/page.tsx'
import { ProofSheet } from '../look/proof-sheet.tsx'
import { lookAt, sitDown, type Sorry } from '../online/api.ts'
import { LivePlay } from '../online/live-play.ts'
import { leaveSeat, playerName, seats, type KeptSeat } from '../online/seats.ts'
import { Wire } from '../online/wire.ts'
import { renameTo } from '../router.ts'
import { useSettings } from '../settings/settings.ts'
import { posterOf } from '../shelf/posters.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { NoGamePage } from './lost-page.tsx'
import { LiveTable } from './online/live-table.tsx'
import { focusName, NameField, useSorry } from './online/name-field.tsx'
import { Gone, Ways } from './online/gone.tsx'
import { Waiting } from './online/waiting.tsx'

type Looked = { info: MatchInfo } | { problem: Sorry }

const looks = new Map<string, Promise<Looked>>()

/** Cached per visit: a suspended page asks again and must get the same promise. */
function look(match: string): Promise<Looked> {
  let looked = looks.get(match)
  if (looked === undefined) {
    looked = lookAt(match).then(
      (info) => ({ info }),
      (problem: Sorry) => ({ problem }),
    )
    looks.set(match, looked)
  }
  return looked
}

export function OnlineMatchPage({ id, hash }: { id: string; hash: string }) {
  const looked = use(look(id))
  useEffect(() => () => void looks.delete(id), [id])
  if ('problem' in looked) return <NoMatch problem={looked.problem} />
  const { info } = looked
  const opened = openTitle(info.game, info.pack)
  if (opened === null) return <NoGamePage game={info.game} />
  const invite = hash.startsWith('#i=') ? hash.slice(3) : undefined
  const title = use(opened)
  if (title.pack.hash !== info.pack) return <NoPack />
  return <Seat title={title} info={info} invite={invite} />
}

/** Takes this browser's previous seat, the seat of an invitation, or watches. */
function Seat({ title, info, invite }: { title: Title; info: MatchInfo; invite?: string }) {
  const [seat, setSeat] = useState(() => seats.find(info.id))
  const [watches, setWatches] = useState(false)
  const mayJoin =
    invite !== undefined ||
    (info.open && info.chairs.some((c) => c.kind === 'human' && c.name === null))
  if (seat === null && mayJoin && !watches)
    return (
      <Join
        info={info}
        invite={invite}
        onSeat={(taken) => {
          seats.keep(taken)
          // the invitation is used up
          renameTo(`/online/${info.id}`)
          setSeat(taken)
        }}
        onWatch={() => setWatches(true)}
      />
    )
  return <Live key={info.id} title={title} match={info.id} seat={seat} />
}

interface JoinProps {
  info: MatchInfo
  invite?: string
  onSeat(seat: KeptSeat): void
  onWatch(): void
}

function Join({ info, invite, onSeat, onWatch }: JoinProps) {
  const say = useSay()
  const { lang } = useSettings()
  const sorry = useSorry()
  const [name, setName] = useState(playerName.get)
  const [refusal, setRefusal] = useState<string | null>(null)
  const game = posterOf(info.game)?.texts[lang].name ?? info.game
  // the creator of the match; others may have joined since
  const who = info.chairs.find((chair) => chair.name)?.name ?? say('player.number', { n: 1 })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') {
      focusName()
      return setRefusal(say('online.needName'))
    }
    playerName.set(name.trim())
    try {
      const { seat, token } = await sitDown(info.id, name.trim(), invite)
      onSeat({ match: info.id, game: info.game, seat, token, invites: [], at: Date.now() })
    } catch (error) {
      setRefusal(sorry(error))
    }
  }
  return (
    <Page title={game} game={info.game}>
      <form className="sheet join" onSubmit={(event) => void submit(event)}>
        <h2 className="disp">{say('online.invited', { who, game })}</h2>
        <NameField name={name} onChange={setName} />
        {refusal !== null && (
          <p className="refused" role="alert">
            {refusal}
          </p>
        )}
        <div className="ways">
          <button className="btn pri">{say('online.sit')}</button>
          <button type="button" className="btn" onClick={onWatch}>
            {say('online.watch')}
          </button>
        </div>
      </form>
    </Page>
  )
}

function Live({ title, match, seat }: { title: Title; match: string; seat: KeptSeat | null }) {
  const play = useMemo(
    () => new LivePlay(title, match, (ends) => new Wire(match, seat?.token, ends)),
    [title, match, seat],
  )
  useEffect(() => {
    play.start()
    return () => play.stop()
  }, [play])
  const info = useStore(play.state, (s) => s.info)
  const bye = useStore(play.state, (s) => s.bye)
  const bannedUntil = useStore(play.state, (s) => s.bannedUntil)
  const isOver = useStore(play.state, (s) => s.ending !== null)
  useLedAway(play, match, seat)
  if (bye !== null)
    return <Gone bye={bye} match={match} where={`/online/${match}`} until={bannedUntil} />
  if (info === null) return <div className="opening" aria-hidden="true" />
  const isWaiting = info.chairs.some(({ kind, name }) => kind === 'human' && name === null)
  if (isWaiting && seat !== null && !isOver) return <Waiting info={info} seat={seat} />
  return <LiveTable play={play} info={info} seat={seat?.seat ?? null} />
}

/** A player waiting alone for a quick match may be moved to another player's table. */
function useLedAway(play: LivePlay, match: string, seat: KeptSeat | null): void {
  const next = useStore(play.state, (s) => s.next)
  const isOver = useStore(play.state, (s) => s.ending !== null)
  useEffect(() => {
    if (next === null || next.token === null || seat === null || isOver) return
    leaveSeat(match)
    seats.keep({
      match: next.match,
      game: seat.game,
      // the creator of that table has the first seat
      seat: 1,
      token: next.token,
      invites: [],
      at: Date.now(),
    })
    renameTo(`/online/${next.match}`)
  }, [next, match, seat, isOver])
}

/** The match uses content that this page does not have and could not fetch. */
function NoPack() {
  const say = useSay()
  return (
    <Page title={say('online.title')}>
      <ProofSheet
        title={say('spoiled.content')}
        what={say('online.noPack')}
        where={location.pathname}
        ways={
          <>
            <button className="btn pri" onClick={() => location.reload()}>
              {say('online.reload')}
            </button>
            <Ways />
          </>
        }
      />
    </Page>
  )
}

function NoMatch({ problem }: { problem: Sorry }) {
  const say = useSay()
  const sorry = useSorry()
  return (
    <Page title={say('online.title')}>
      <ProofSheet
        title={say('online.noMatch')}
        what={sorry(problem)}
        where={location.pathname}
        ways={<Ways />}
      />
    </Page>
  )
}
