// On the road: the place, what can be done there, what came of it, and where the roads go.
import { Icon, useSitting, useTable } from '@cardwright/table'
import { factsOf, heroIn, movesOf } from './facts-of.ts'
import { FateSide } from './fate-side.tsx'
import { Likeness } from './likeness.tsx'
import { RoadMap } from './road-map.tsx'
import icons from './icons.json'
import { textsOf } from './texts.ts'

export function Journey() {
  const { words, pack } = useSitting()
  const lang = words.lang
  const texts = textsOf(lang)
  const state = useTable((t) => t)
  const { view } = state.moment
  const { place, ending, choice } = factsOf(view)
  const hero = heroIn(pack, view)
  if (place === null) return null
  const choose = movesOf(state, 'choose')
  const travel = movesOf(state, 'travel')
  const others = ['test', 'ready', 'lift', 'enough'].flatMap((name) => movesOf(state, name))
  return (
    <div className="journey">
      <figure className="where">
        {hero !== undefined && <Likeness def={hero.def} />}
        <RoadMap here={place.id} />
      </figure>
      <section className="place">
        <h2 className="disp">{place.name[lang]}</h2>
        <p className="tale">{place.text[lang]}</p>
        {place.said !== null && <p className="said">{place.said[lang]}</p>}
        {ending !== null && (
          <p className="said">
            <b>{ending.name[lang]}</b> {ending.text[lang]}
          </p>
        )}
        {choose.length > 0 && (
          <ul className="deeds">
            {place.options.map((option, k) => {
              const move = choose.find(({ value }) => value === String(k + 1))
              return (
                <li key={k}>
                  <button
                    className="btn"
                    data-choice={k + 1}
                    disabled={move === undefined}
                    onClick={() => move && state.answer([move])}
                  >
                    {option.text[lang]}
                    {option.isChosen && <small>{texts.done}</small>}
                    <kbd aria-hidden="true">{k + 1}</kbd>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        {travel.length > 0 && (
          <>
            <h3>{texts.goTo}</h3>
            <ul className="deeds roads">
              {travel.map((move, k) => (
                <li key={move.value}>
                  <button className="btn" data-choice={k + 1} onClick={() => state.answer([move])}>
                    <Icon name={icons.agility} />
                    {place.paths.find(({ id }) => id === move.value)?.name[lang] ?? move.value}
                    <kbd aria-hidden="true">{k + 1}</kbd>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {others.length > 0 && (
          <div className="deeds row">
            {others.map((move) => (
              <button
                key={`${move.move} ${move.value}`}
                className={`btn ${move.move === 'test' ? 'pri' : ''}`}
                onClick={() => state.answer([move])}
              >
                {move.move === 'lift'
                  ? texts.onTop(Number(move.value))
                  : words.term('moves', move.move)}
              </button>
            ))}
          </div>
        )}
        {(choice !== null || ending === null) && <FateSide />}
      </section>
    </div>
  )
}
