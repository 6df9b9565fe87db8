// The lab: plays thousands of games in this browser and reports the results.
import { nameOf } from '@cardwright/content/text'
import { shareOfDeals } from '@cardwright/lab'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { catalogueOf } from '../cards/catalogue.ts'
import { BotSelect, type LabBot } from '../lab/bot-select.tsx'
import { numberOf, percentOf } from '../lab/figures-text.ts'
import { Report } from '../lab/report.tsx'
import { startRun, type Run } from '../lab/run.ts'
import '../look/lab.css'
import { Page } from '../look/page.tsx'
import { goTo } from '../router.ts'
import { useSettings } from '../settings/settings.ts'
import { posters } from '../shelf/posters.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { GameChips } from './game-chips.tsx'
import { NoGamePage } from './lost-page.tsx'

const BOTS: readonly LabBot[] = ['random', 'greedy', 'level1', 'level2']
const GAMES = [200, 1000, 5000, 20_000]

export function LabPage({ game }: { game: string }) {
  const title = openTitle(game)
  return title === null ? <NoGamePage game={game} /> : <Lab title={use(title)} />
}

function Lab({ title }: { title: Title }) {
  const say = useSay()
  const { game } = title
  const [run, setRun] = useState<Run | null>(null)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])
  return (
    <Page title={say('lab.title')} game={game.id} section="lab" className="lab">
      <div className="wrap one">
        {posters.length > 1 && <GameChips at="lab" game={game.id} />}
        <section className="paper">
          <p className="hint">{say('lab.runHint')}</p>
          <PlanForm
            state={run?.state ?? null}
            start={(plan) => {
              stop.current()
              stop.current = startRun({ game, ...plan }, setRun)
            }}
            stop={() => stop.current()}
          />
          {run !== null && <Progress run={run} />}
        </section>
        {run !== null && run.tally !== null && run.state !== 'running' && (
          <Report title={title} run={run} />
        )}
        <CardChoice title={title} />
      </div>
    </Page>
  )
}

interface PlanFormProps {
  /** Of the last run; null: there was none. */
  state: Run['state'] | null
  start(plan: { bot: LabBot; games: number; seed: number }): void
  stop(): void
}

function PlanForm({ state, start, stop }: PlanFormProps) {
  const say = useSay()
  const { lang } = useSettings()
  const [bot, setBot] = useState<LabBot>('greedy')
  const [games, setGames] = useState(GAMES[1])
  const [seed, setSeed] = useState(1)
  const isRunning = state === 'running'
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        if (isRunning) stop()
        else start({ bot, games, seed })
      }}
    >
      <label>
        {say('lab.bots')}{' '}
        <BotSelect bots={BOTS} value={bot} disabled={isRunning} onChange={setBot} />
      </label>
      <label>
        {say('lab.games')}{' '}
        <select
          value={games}
          disabled={isRunning}
          onChange={(e) => setGames(Number(e.target.value))}
        >
          {GAMES.map((n) => (
            <option key={n} value={n}>
              {numberOf(n, lang)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('lab.seed')}{' '}
        <input
          type="number"
          min={1}
          max={999_999}
          value={seed}
          disabled={isRunning}
          onChange={(e) => setSeed(Math.max(1, Math.floor(Number(e.target.value)) || 1))}
        />
      </label>
      <button className={isRunning ? 'btn' : 'btn pri'}>
        {say(isRunning ? 'lab.stop' : state === null ? 'lab.run' : 'lab.again')}
      </button>
    </form>
  )
}

/** From here to the workshop of a card. */
function CardChoice({ title: { game, pack } }: { title: Title }) {
  const say = useSay()
  const { lang } = useSettings()
  return (
    <section className="paper">
      <label className="row">
        {say('lab.cardsHint')}{' '}
        <select
          value=""
          aria-label={say('lab.choose')}
          onChange={(e) => goTo(`/lab/${game.id}/${e.target.value}`)}
        >
          <option value="" disabled>
            …
          </option>
          {catalogueOf(pack).map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(pack, id, lang)}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

function Progress({ run }: { run: Run }) {
  const say = useSay()
  const { lang } = useSettings()
  const { tally, plan, seconds, state, reason } = run
  const done = tally?.games ?? 0
  const rate = done / Math.max(0.001, seconds)
  const soFar = useMemo(() => {
    if (tally === null) return ''
    const { sides } = tally
    const { share, low, high } = shareOfDeals((sides['first'] ?? sides['seat 0']).deals)
    const key = plan.bots.length > 1 ? 'lab.edgeSoFar' : 'lab.shareSoFar'
    return say(key, { share: percentOf(share, lang), half: percentOf((high - low) / 2, lang) })
  }, [plan, tally, lang, say])
  return (
    <div role="status" className="progress">
      {state === 'running' && (
        <progress value={done} max={plan.games} aria-label={say('lab.games')} />
      )}
      <p>
        {state === 'failed'
          ? say('lab.failed', { reason })
          : say('lab.rate', {
              done: numberOf(done, lang),
              all: numberOf(plan.games, lang),
              rate: numberOf(rate, lang),
              left:
                state === 'running' && rate > 0
                  ? numberOf(Math.ceil((plan.games - done) / rate), lang)
                  : '0',
            })}
        {soFar !== '' && ` · ${soFar}`}
      </p>
    </div>
  )
}
