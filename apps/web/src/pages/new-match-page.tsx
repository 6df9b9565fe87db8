// Opponents, options and seed of a match. The form builds the URL that starts it (match/plan.ts).
import { Dices } from 'lucide-react'
import { Fragment, use, useState } from 'react'
import { Choice } from '../look/choice.tsx'
import '../look/new-match.css'
import '../look/online.css'
import { Page } from '../look/page.tsx'
import { randomSeed, writePlan } from '../match/plan.ts'
import { goTo } from '../router.ts'
import { useSettings } from '../settings/settings.ts'
import { posterOf } from '../shelf/posters.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { NoGamePage } from './lost-page.tsx'
import { ByLink } from './new-match/by-link.tsx'
import { DeckMatchups } from './new-match/deck-matchups.tsx'
import { OptionField } from './new-match/option-field.tsx'
import { SeatField } from './new-match/seat-field.tsx'
import { useNewMatch, type NewMatch } from './new-match/use-new-match.ts'

export function NewMatchPage({ game }: { game: string }) {
  const title = openTitle(game)
  return title === null ? <NoGamePage game={game} /> : <Form title={use(title)} />
}

function Form({ title }: { title: Title }) {
  const { game, pack } = title
  const say = useSay()
  const { lang } = useSettings()
  const form = useNewMatch(title, lang)
  const { players, given, reason } = form
  const [seed, setSeed] = useState(() => String(randomSeed()))
  const poster = posterOf(game.id)!
  return (
    <Page title={say('new.title')} game={game.id} className="new-match">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason === null)
            goTo(writePlan({ game: game.id, players, options: given, seed: Number(seed) }))
        }}
      >
        <aside className="poster-side" aria-hidden="true">
          <poster.Picture />
          <b className="disp">{poster.texts[lang].name}</b>
        </aside>
        <div className="fields">
          <PlayerFields form={form} seats={pack.manifest.seats} />
          <fieldset>
            <legend className="disp">{say('new.options')}</legend>
            <OptionFields form={form} title={title} />
            <SeedField seed={seed} setSeed={setSeed} />
          </fieldset>
          {reason !== null && (
            <p className="refused" role="alert">
              {reason}
            </p>
          )}
          <button className="btn pri start" type="submit">
            {say('new.start')}
          </button>
          {pack.manifest.seats.max > 1 && (
            <ByLink game={game.id} players={players} options={given} isRefused={reason !== null} />
          )}
        </div>
      </form>
    </Page>
  )
}

function PlayerFields({ form, seats }: { form: NewMatch; seats: { min: number; max: number } }) {
  const say = useSay()
  const { min, max } = seats
  const { players, setCount, setPlayer } = form
  const humans = players.filter(({ kind }) => kind === 'human').length
  return (
    <fieldset>
      <legend className="disp">{say('new.players')}</legend>
      {min < max && (
        <Choice
          label={say('new.seats')}
          name="seats"
          values={range(min, max)}
          value={players.length}
          words={String}
          onChange={setCount}
        />
      )}
      {players.map((player, seat) => (
        <SeatField
          key={seat}
          seat={seat}
          player={player}
          isOnlyHuman={humans === 1}
          onChange={(next) => setPlayer(seat, next)}
        />
      ))}
      {humans > 1 && <p className="hint">{say('new.hotSeat')}</p>}
      {humans === 0 && <p className="hint">{say('new.watch')}</p>}
    </fieldset>
  )
}

function OptionFields({ form, title: { game, pack } }: { form: NewMatch; title: Title }) {
  const say = useSay()
  const { declared, asked, options, setOption } = form
  const decks = (game.code.decks?.options ?? []).filter((name) =>
    asked.some(([one]) => one === name),
  )
  return (
    <>
      {declared.length === 0 && <p className="hint">{say('new.noOptions')}</p>}
      {asked.map(([name, decl]) => (
        <Fragment key={name}>
          <OptionField
            pack={pack}
            name={name}
            decl={decl}
            value={options[name]}
            onChange={(value) => setOption(name, value)}
          />
          {name === decks.at(-1) && (
            <DeckMatchups pack={pack} chosen={decks.map((one) => options[one])} />
          )}
        </Fragment>
      ))}
    </>
  )
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k)

function SeedField({ seed, setSeed }: { seed: string; setSeed(seed: string): void }) {
  const say = useSay()
  return (
    <div className="field">
      <label htmlFor="seed">{say('new.seed')}</label>
      <span className="seed">
        <input
          id="seed"
          className="num"
          inputMode="numeric"
          pattern="-?[0-9]{1,9}"
          required
          value={seed}
          aria-describedby="seed-hint"
          onChange={({ currentTarget }) => setSeed(currentTarget.value)}
        />
        <button
          type="button"
          className="btn icon"
          aria-label={say('new.roll')}
          title={say('new.roll')}
          onClick={() => setSeed(String(randomSeed()))}
        >
          <Dices className="ic lu" aria-hidden="true" />
        </button>
      </span>
      <p className="hint" id="seed-hint">
        {say('new.seedHint')}
      </p>
    </div>
  )
}
