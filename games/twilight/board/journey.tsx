// On the road: the place, what can be done there, what came of it, and where the roads go.
import { Card, Icon, useSitting, useTable } from '@cardwright/table'
import type { OptionFacts, PlaceFacts } from '../src/facts.ts'
import { Effort } from './effort.tsx'
import { factsOf, heroIn, movesOf, percents, signed, type Move } from './facts-of.ts'
import { FateSide } from './fate-side.tsx'
import { Likeness } from './likeness.tsx'
import { RoadMap } from './road-map.tsx'
import icons from './icons.json'
import { Gains } from './gains.tsx'
import { textsOf } from './texts.ts'

export function Journey() {
  const { words, pack } = useSitting()
  const lang = words.lang
  const texts = textsOf(lang)
  const state = useTable((t) => t)
  const { view } = state.moment
  const { place, ending, choice, trial, alarm } = factsOf(view)
  const hero = heroIn(pack, view)
  if (place === null) return null
  const travel = movesOf(state, 'travel')
  return (
    <div className="journey">
      <figure className="where">
        {hero !== undefined && <Likeness def={hero.def} />}
        {(choice !== null || ending === null) && <FateSide />}
        <RoadMap here={place.id} roads={travel.map(({ value }) => value ?? '')} />
      </figure>
      <section className="place">
        <h2 className="disp">{place.name[lang]}</h2>
        <p className="tale">{place.text[lang]}</p>
        {place.said !== null && <p className="said">{place.said[lang]}</p>}
        {texts.alarms[alarm] !== undefined && <p className="alarm">{texts.alarms[alarm]}</p>}
        {ending !== null && (
          <p className="said">
            <b>{ending.name[lang]}</b> {ending.text[lang]}
          </p>
        )}
        <Deeds options={place.options} />
        {place.tried !== null && <h3>{place.tried[lang]}</h3>}
        {trial !== null && choice === null && <Braced />}
        <Foreseen />
        <Roads travel={travel} paths={place.paths} />
        <OtherMoves />
      </section>
    </div>
  )
}

/** What can be done at this place. */
function Deeds({ options }: { options: readonly OptionFacts[] }) {
  const { lang } = useSitting().words
  const texts = textsOf(lang)
  const state = useTable((t) => t)
  const choose = movesOf(state, 'choose')
  if (choose.length === 0) return null
  return (
    <ul className="deeds">
      {options.map((option, k) => {
        const move = choose.find(({ value }) => value === String(k + 1))
        return (
          <li key={k}>
            <button
              className="btn"
              data-choice={k + 1}
              disabled={move === undefined}
              onClick={() => move && state.answer([move])}
            >
              <span className="what">
                {option.text[lang]}
                {option.isChosen ? <small>{texts.done}</small> : <Stakes option={option} />}
              </span>
              <kbd aria-hidden="true">{k + 1}</kbd>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Where the roads go. */
function Roads({ travel, paths }: { travel: readonly Move[]; paths: PlaceFacts['paths'] }) {
  const { lang } = useSitting().words
  const answer = useTable((t) => t.answer)
  if (travel.length === 0) return null
  return (
    <>
      <h3>{textsOf(lang).goTo}</h3>
      <ul className="deeds roads">
        {travel.map((move, k) => (
          <li key={move.value}>
            <button className="btn" data-choice={k + 1} onClick={() => answer([move])}>
              <Icon name={icons.agility} />
              {paths.find(({ id }) => id === move.value)?.name[lang] ?? move.value}
              <kbd aria-hidden="true">{k + 1}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A test that waits, and leaving it at what came of it. */
function OtherMoves() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  const { waits } = factsOf(state.moment.view)
  const moves = ['test', 'retry', 'enough'].flatMap((name) => movesOf(state, name))
  if (moves.length === 0) return null
  return (
    <div className="deeds row">
      {moves.map((move) => (
        <button
          key={`${move.move} ${move.value}`}
          className={`btn ${move.move === 'test' ? 'pri' : ''}`}
          onClick={() => state.answer([move])}
        >
          {move.move === 'enough' && waits === 'again'
            ? texts.leaveIt
            : words.term('moves', move.move)}
        </button>
      ))}
    </div>
  )
}

/** What an option asks, how likely it succeeds, what it costs and what may come of it. */
function Stakes({ option }: { option: OptionFacts }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const { trial, faith, renown, success, failure } = option
  return (
    <>
      <small className="stakes">
        {trial !== null && (
          <>
            <b>{texts.test(texts.stats[trial.stat], trial.base, trial.difficulty)}</b>
            <b>{texts.chance(percents(trial.share))}</b>
          </>
        )}
        {faith > 0 && <b>{texts.costs(faith)}</b>}
        {renown !== null && (
          <b>{texts.needsName(renown.min !== undefined ? `≥ ${renown.min}` : `≤ ${renown.max}`)}</b>
        )}
      </small>
      <Gains gain={success} label={failure === null ? null : texts.won2} />
      {failure !== null && <Gains gain={failure} label={texts.lost} />}
    </>
  )
}

/** A test before its card is revealed: the sum so far, the odds, and cards set aside for it. */
function Braced() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const trial = useTable((t) => factsOf(t.moment.view).trial)
  if (trial === null) return null
  const { stat, base, renown, effort, difficulty, share, more } = trial
  return (
    <div className="braced">
      <p>
        <b>{texts.test(texts.stats[stat], base + effort, difficulty)}</b>
        {renown !== 0 && <small>{texts.renown(signed(renown))}</small>}
      </p>
      <p>
        <b>{texts.chance(percents(share))}</b>
        {more !== null && percents(more) !== percents(share) && (
          <small>{texts.oneMore(percents(more))}</small>
        )}
      </p>
      <Effort />
    </div>
  )
}

/** Cards of Fate that were foreseen, in their order; while they may be moved, a press puts one on top. */
function Foreseen() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  const { foreseen } = factsOf(state.moment.view)
  const lifts = movesOf(state, 'lift')
  if (foreseen.length === 0) return null
  return (
    <>
      <h3>{texts.foreseen}</h3>
      <ol className="foreseen">
        {foreseen.map((def, k) => {
          const move = lifts.find(({ value }) => value === String(k + 1))
          return (
            <li key={k} data-look={`${def} `}>
              <Card def={def} owner={-1} />
              {move === undefined ? (
                <small>{texts.nth(k + 1)}</small>
              ) : (
                <button className="btn small" onClick={() => state.answer([move])}>
                  {texts.onTop(words.name(def))}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
