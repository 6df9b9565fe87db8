// Opponents, options and seed of a match. The form writes an address that starts it (match/plan.ts).
import { Dices } from 'lucide-react'
import { use, useState } from 'react'
import type { OptionValue, Pack } from '@cardwright/engine'
import { Glyph, seatMark } from '@cardwright/table'
import { Choice } from '../look/choice.tsx'
import '../look/new-match.css'
import { Page } from '../look/page.tsx'
import {
  defaultPlayers,
  DEFAULT_LEVEL,
  LEVELS,
  randomSeed,
  writePlan,
  type Player,
} from '../match/plan.ts'
import { goTo } from '../router.ts'
import { useSettings, type Lang } from '../settings/settings.ts'
import { posterOf } from '../shelf/posters.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay, type Say } from '../texts/speak.ts'
import { NoGamePage } from './lost-page.tsx'

export function NewMatchPage({ game }: { game: string }) {
  const title = openTitle(game)
  return title === null ? <NoGamePage game={game} /> : <Form title={use(title)} />
}

function Form({ title: { game, pack } }: { title: Title }) {
  const say = useSay()
  const { lang } = useSettings()
  const { min, max } = pack.manifest.seats
  const declared = Object.entries(game.code.options ?? {})
  const [players, setPlayers] = useState<Player[]>(() => defaultPlayers(min))
  const [options, setOptions] = useState<Record<string, OptionValue>>(() =>
    Object.fromEntries(declared.map(([name, { values }]) => [name, values[0]])),
  )
  const [seed, setSeed] = useState(() => String(randomSeed()))
  const humans = players.filter(({ kind }) => kind === 'human').length
  const poster = posterOf(game.id)!
  return (
    <Page title={say('new.title')} game={game.id} className="new-match">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          goTo(writePlan({ game: game.id, players, options, seed: Number(seed) }))
        }}
      >
        <aside className="poster-side" aria-hidden="true">
          <poster.Picture />
          <b className="disp">{poster.texts[lang].name}</b>
        </aside>
        <div className="fields">
          <fieldset>
            <legend className="disp">{say('new.players')}</legend>
            {min < max && (
              <Choice
                label={say('new.seats')}
                name="seats"
                values={range(min, max)}
                value={players.length}
                words={String}
                onChange={(n) =>
                  setPlayers([...players.slice(0, n), ...defaultPlayers(n).slice(players.length)])
                }
              />
            )}
            {players.map((player, seat) => (
              <SeatField
                key={seat}
                seat={seat}
                player={player}
                isOnlyHuman={humans === 1}
                onChange={(next) => setPlayers(players.map((one, k) => (k === seat ? next : one)))}
              />
            ))}
            {humans > 1 && <p className="hint">{say('new.hotSeat')}</p>}
            {humans === 0 && <p className="hint">{say('new.watch')}</p>}
          </fieldset>
          <fieldset>
            <legend className="disp">{say('new.options')}</legend>
            {declared.length === 0 && <p className="hint">{say('new.noOptions')}</p>}
            {declared.map(([name, { values }]) => (
              <Choice
                key={name}
                name={`option-${name}`}
                label={settingText(pack, lang, name) ?? name}
                values={values}
                value={options[name]}
                words={(value) => valueText(pack, lang, say, name, value)}
                onChange={(value) => setOptions({ ...options, [name]: value })}
              />
            ))}
            <SeedField seed={seed} setSeed={setSeed} />
          </fieldset>
          <button className="btn pri start" type="submit">
            {say('new.start')}
          </button>
        </div>
      </form>
    </Page>
  )
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k)

interface SeatFieldProps {
  seat: number
  player: Player
  isOnlyHuman: boolean
  onChange(player: Player): void
}

function SeatField({ seat, player, isOnlyHuman, onChange }: SeatFieldProps) {
  const say = useSay()
  const human = isOnlyHuman && player.kind === 'human' ? say('new.humanYou') : say('new.human')
  const name = (value: number) => (value === 0 ? human : `${say('new.bot')} ${value}`)
  return (
    <div className="seat-field" data-seat={seatMark(seat)}>
      <Choice
        label={say('player.number', { n: seat + 1 })}
        sign={<Glyph seat={seat} />}
        name={`seat-${seat}`}
        values={[0, ...LEVELS]}
        value={player.kind === 'human' ? 0 : player.level}
        words={name}
        onChange={(value) =>
          onChange(
            value === 0
              ? { kind: 'human' }
              : { kind: 'bot', level: LEVELS.find((level) => level === value) ?? DEFAULT_LEVEL },
          )
        }
      />
      {player.kind === 'bot' && <p className="hint">{say(`new.level${player.level}`)}</p>}
    </div>
  )
}

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

function settingText(pack: Pack, lang: Lang, key: string): string | undefined {
  const texts = pack.text[lang] as Record<string, Record<string, unknown>>
  const found = texts['settings']?.[key]
  return typeof found === 'string' ? found : undefined
}

function valueText(pack: Pack, lang: Lang, say: Say, name: string, value: OptionValue): string {
  const written = settingText(pack, lang, `${name}.${String(value)}`)
  if (written !== undefined) return written
  if (typeof value === 'boolean') return say(value ? 'new.on' : 'new.off')
  return value === 0 ? say('new.noLimit') : String(value)
}
