// Five heroes to choose from, before anything begins.
import { Card, Named, useSitting, useTable } from '@cardwright/table'
import { movesOf, type Move } from './facts-of.ts'
import { textsOf } from './texts.ts'

export function HeroChoice() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  return (
    <section className="heroes">
      <header>
        <h2 className="disp">{texts.chooseHero}</h2>
        <p>{texts.chooseHeroWhy}</p>
      </header>
      <ul>
        {movesOf(state, 'hero').map((move, k) => (
          <li key={move.value}>
            <HeroButton move={move} number={k + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HeroButton({ move, number }: { move: Move; number: number }) {
  const { words, viewer } = useSitting()
  const answer = useTable((t) => t.answer)
  const def = move.value ?? ''
  return (
    <button
      className="choice"
      data-choice={number}
      data-look={`${def} `}
      onClick={() => answer([move])}
    >
      <Named name={`${words.term('moves', move.move)}: ${words.name(def)}`}>
        <Card def={def} owner={viewer} />
      </Named>
    </button>
  )
}
