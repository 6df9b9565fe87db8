// Online play: your name, open tables, quick match, and your matches.
import { useEffect, useState } from 'react'
import type { MatchInfo } from '@cardwright/protocol'
import { useStore } from 'zustand'
import '../look/online.css'
import { Page } from '../look/page.tsx'
import '../look/replays.css'
import { quickMatch, sitDown } from '../online/api.ts'
import { lobby, watchLobby } from '../online/lobby.ts'
import { playerName, seats } from '../online/seats.ts'
import { guestChairs } from '../peer/guest-chairs.ts'
import { keptHosts, placeOf } from '../peer/kept-host.ts'
import { goTo } from '../router.ts'
import { useSettings } from '../settings/settings.ts'
import { posterOf, posters } from '../shelf/posters.ts'
import { ago } from '../texts/ago.ts'
import { useSay } from '../texts/speak.ts'
import { BlockedPlayers } from './online/blocked-players.tsx'
import { focusName, NameField, useSorry } from './online/name-field.tsx'

type TakeSeat = () => ReturnType<typeof sitDown>

export function OnlinePage() {
  const say = useSay()
  const [name, setName] = useState(playerName.get)
  const [game, setGame] = useState(posters[0].id)
  useEffect(watchLobby, [])
  const { refusal, join } = useJoining(name.trim(), game)
  return (
    <Page title={say('online.title')} section="online">
      <div className="column replays online">
        <form
          className="sheet quick"
          onSubmit={(event) => {
            event.preventDefault()
            void join(() => quickMatch(game, name.trim()))
          }}
        >
          <NameField name={name} onChange={setName} />
          <GameField game={game} onChange={setGame} />
          {refusal !== null && (
            <p className="refused" role="alert">
              {refusal}
            </p>
          )}
          <div className="ways">
            <button className="btn pri">{say('online.quick')}</button>
            <a className="btn" href={`/new/${game}`}>
              {say('online.invite')}
            </a>
          </div>
          <p className="hint">{say('online.quickHint')}</p>
        </form>
        <OpenMatches onJoin={(match) => void join(() => sitDown(match, name.trim()))} />
        <YourSeats />
        <BlockedPlayers />
      </div>
    </Page>
  )
}

/** Sits down and goes to the table. */
function useJoining(name: string, game: string) {
  const say = useSay()
  const sorry = useSorry()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { matches } = useStore(lobby)
  const join = async (takeSeat: TakeSeat) => {
    if (name === '') {
      focusName()
      return setRefusal(say('online.needName'))
    }
    playerName.set(name)
    try {
      const { match, seat, token } = await takeSeat()
      const of = matches?.find(({ id }) => id === match)?.game ?? game
      seats.keep({ match, game: of, seat, token, invites: [], at: Date.now() })
      goTo(`/online/${match}`)
    } catch (error) {
      setRefusal(sorry(error))
    }
  }
  return { refusal, join }
}

function GameField({ game, onChange }: { game: string; onChange(game: string): void }) {
  const say = useSay()
  const { lang } = useSettings()
  return (
    <div className="field">
      <label htmlFor="quick-game">{say('nav.game')}</label>
      <select
        id="quick-game"
        className="text"
        value={game}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {posters.map(({ id, texts }) => (
          <option key={id} value={id}>
            {texts[lang].name}
          </option>
        ))}
      </select>
    </div>
  )
}

function OpenMatches({ onJoin }: { onJoin(match: string): void }) {
  const say = useSay()
  const sorry = useSorry()
  const { matches, problem } = useStore(lobby)
  return (
    <section>
      <h2 className="disp">{say('online.open')}</h2>
      {problem !== null && (
        <p className="refused" role="alert">
          {sorry(problem)}
        </p>
      )}
      {matches?.length === 0 && <p>{say('online.none')}</p>}
      <ul className="kept">
        {matches?.map((match) => (
          <OpenMatch key={match.id} match={match} onJoin={() => onJoin(match.id)} />
        ))}
      </ul>
    </section>
  )
}

function OpenMatch({ match, onJoin }: { match: MatchInfo; onJoin(): void }) {
  const say = useSay()
  const { lang } = useSettings()
  const poster = posterOf(match.game)
  if (poster === undefined) return null
  const { name } = poster.texts[lang]
  const who = match.chairs.flatMap((chair) => chair.name || []).join(', ')
  const free = match.chairs.filter((chair) => chair.kind === 'human' && chair.name === null).length
  const isYours = seats.find(match.id) !== null
  return (
    <li className="sheet" data-game={match.game}>
      <div className="thumb" aria-hidden="true">
        <poster.Picture />
      </div>
      <div className="what">
        <h3 className="disp">{name}</h3>
        <p>{say('online.by', { who })}</p>
        <p className="hint">
          {say('online.free', { count: free })} · {ago(say, match.createdAt)}
        </p>
      </div>
      <div className="ways">
        {isYours ? (
          <a className="btn" href={`/online/${match.id}`}>
            {say('home.continue')}
          </a>
        ) : (
          <button
            className="btn pri"
            aria-label={say('online.joinMatch', { name, who })}
            onClick={onJoin}
          >
            {say('online.join')}
          </button>
        )}
      </div>
    </li>
  )
}

function YourSeats() {
  const say = useSay()
  const { lang } = useSettings()
  const mine = [
    ...seats.all().map(({ match, game, at }) => ({ place: `/online/${match}`, game, at })),
    ...keptHosts().map((kept) => ({
      place: placeOf(kept),
      game: kept.plan.game,
      at: kept.savedAt,
    })),
    ...guestChairs.all(),
  ]
    .sort((a, b) => b.at - a.at)
    .slice(0, 8)
  if (mine.length === 0) return null
  return (
    <section aria-labelledby="your-tables">
      <h2 id="your-tables" className="disp">
        {say('online.yours')}
      </h2>
      <ul className="seats-list">
        {mine.map(({ place, game, at }) => (
          <li key={place}>
            <a href={place}>{posterOf(game)?.texts[lang].name ?? game}</a>{' '}
            <span className="hint">{ago(say, at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
