// The table of a replay: the same furniture, a reel instead of a match, and controls below.
import { SPECTATOR } from '@cardwright/engine'
import { createTable, MatchTable, type Dealer } from '@cardwright/table'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DealCheck } from '../deal/deal-check.tsx'
import { useArrival } from '../look/page.tsx'
import { ShopBar } from '../look/shop-bar.tsx'
import '../look/match.css'
import '../look/replay.css'
import { newRecord } from '../match/archive.ts'
import type { Player } from '../match/plan.ts'
import { archive } from '../match/saved.ts'
import { usualLevel } from '../match/usual-level.ts'
import { wordsOf } from '../match/words.ts'
import { DecisionList, decisionText } from '../replay/decision-list.tsx'
import type { Reel } from '../replay/reel.ts'
import { ReplayDeck } from '../replay/replay-deck.tsx'
import { useShowing } from '../replay/use-showing.ts'
import { goTo } from '../router.ts'
import { comfortOf, useSettings } from '../settings/settings.ts'
import { posterOf } from '../shelf/posters.ts'
import type { Title } from '../shelf/title.ts'
import { seatNames } from '../texts/players.ts'
import { useSay } from '../texts/speak.ts'
import { useFit } from '../look/use-fit.ts'

export interface ReplayTableProps {
  title: Title
  reel: Reel
  players: readonly Player[]
  viewers: readonly number[]
  /** Only the player's own view, because the match is still running. */
  isRunning: boolean
  /** The first answer that the rules of this page play differently. */
  cutAt: number | null
  keep?: () => void
}

const nobody: Dealer = {
  answer() {},
  undo() {},
  whyNot: async () => null,
  explain: async () => null,
  hurry() {},
  order() {},
}

export function ReplayTable(props: ReplayTableProps) {
  const { title, reel, players, viewers, isRunning } = props
  const say = useSay()
  const now = useSettings()
  const { lang } = now
  const game = title.game.id
  const name = posterOf(game)?.texts[lang].name ?? game
  const names = useMemo(() => seatNames(players, lang), [players, lang])
  const words = useMemo(() => wordsOf(title.pack, lang, names), [title, lang, names])
  const [viewer, setViewer] = useState(viewers[0])
  const { table, showing } = useReelTable(title, reel, viewer, isRunning)
  const { at, speed } = showing
  useArrival(`${say('replay.title')}: ${name}`)
  useReplayKeys(showing, reel.decisions.length)
  const frame = useFit()
  const sitting = useMemo(() => {
    const comfort = comfortOf(now)
    return {
      table,
      words,
      pack: title.pack,
      viewer,
      isReplay: true,
      comfort: { ...comfort, motion: comfort.motion * speed },
    }
  }, [table, words, title, viewer, now, speed])
  return (
    <div className="rp" data-game={game} data-hash={reel.hashAt(at)} data-at={at} ref={frame}>
      <MatchTable
        key={viewer}
        sitting={sitting}
        board={title.board}
        icons={title.icons}
        bar={<ShopBar title={`${say('replay.title')}: ${name}`} section="replays" game={game} />}
        outcome={
          <DecisionList reel={reel} viewer={viewer} words={words} at={at} onChange={showing.goTo} />
        }
      />
      <ReplayDeck
        reel={reel}
        showing={showing}
        text={at === 0 ? '' : decisionText(reel, at, viewer, words)}
        name={name}
        names={names}
        viewers={viewers}
        viewer={viewer}
        onViewer={setViewer}
        onPlayFrom={() => goTo(`/play/${playFrom(title, reel, players, at)}`)}
      >
        <Notes {...props} />
      </ReplayDeck>
    </div>
  )
}

/** The table shows what the reel is at. */
function useReelTable(title: Title, reel: Reel, viewer: number, isRunning: boolean) {
  const last = useRef({ at: 0, viewer })
  const table = useMemo(
    () => createTable(nobody, title.pack, { ...reel.momentAt(0, viewer), events: [] }, title.board),
    [reel, title, viewer],
  )
  const of = reel.decisions.length
  const showing = useShowing(of, isRunning ? of : 0, table)
  const { at } = showing
  useEffect(() => {
    const moment = reel.momentAt(at, viewer)
    // one step forward is animated; anything else is a jump
    const isStep = last.current.at + 1 === at && last.current.viewer === viewer
    table.getState().show(isStep ? moment : { ...moment, events: [] })
    last.current = { at, viewer }
  }, [table, reel, at, viewer])
  return { table, showing }
}

/** What there is to say about this replay, and to do with it. */
function Notes({ title, reel, isRunning, cutAt, keep }: ReplayTableProps) {
  const say = useSay()
  return (
    <>
      {isRunning && <span>{say('replay.running')}</span>}
      {!isRunning && (
        <DealCheck className="link" game={title.game} replay={() => Promise.resolve(reel.replay)} />
      )}
      {cutAt !== null && <span role="status">{say('replay.cut', { n: cutAt })}</span>}
      {keep && (
        <button className="link" onClick={keep}>
          {say('replay.keep')}
        </button>
      )}
    </>
  )
}

/** Creates a match that starts with the first decisions of this one. @returns its id */
function playFrom(title: Title, reel: Reel, players: readonly Player[], at: number): string {
  const { seats, options, seed, actions } = reel.replay
  const hasBots = players.some(({ kind }) => kind === 'bot')
  const hasHumans = players.some(({ kind }) => kind === 'human')
  const asked = reel.askedAt(at) ?? 0
  const against: Player[] =
    hasBots && hasHumans
      ? [...players]
      : Array.from({ length: seats }, (_, seat) =>
          seat === asked ? { kind: 'human' } : { kind: 'bot', level: usualLevel(title.game.id) },
        )
  const record = newRecord(
    { game: title.game.id, players: against, options, seed },
    title.pack.hash,
  )
  const answers = at === 0 ? 0 : reel.decisions[at - 1].to
  // continue a finished match from before its last decision
  const isOver = reel.outcome !== null && answers === actions.length
  record.answers = actions.slice(0, isOver ? reel.decisions[at - 1].from : answers)
  archive.keep(record)
  return record.id
}

function useReplayKeys({ at, isRunning, goTo, run }: ReturnType<typeof useShowing>, of: number) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const on = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || on.matches('input')) return
      const ways: Record<string, () => void> = {
        ArrowLeft: () => goTo(at - 1),
        ArrowRight: () => goTo(at + 1),
        Home: () => goTo(0),
        End: () => goTo(of),
      }
      if (!on.matches('button, a')) ways[' '] = () => run(!isRunning)
      const way = ways[event.key]
      if (way === undefined) return
      event.preventDefault()
      way()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [at, isRunning, goTo, run, of])
}

export const openViewers = (seats: number): number[] => [
  SPECTATOR,
  ...Array.from({ length: seats }, (_, seat) => seat),
]
