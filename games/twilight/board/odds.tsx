// Exact odds over the Fate cards that may still come, against the enemy that is meant.
import { useSitting, useTable } from '@cardwright/table'
import type { Chance } from '../src/facts.ts'
import { enemyFactsOf, meanOf, meantIn } from './facts-of.ts'
import { textsOf } from './texts.ts'

export function Odds() {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const moment = useTable((t) => t.moment)
  const foe = meantIn(pack, moment)
  const facts = foe && enemyFactsOf(moment.view, foe.id)
  if (foe === undefined || facts === undefined) return null
  return (
    <section className="sheet odds" aria-label={texts.odds}>
      <h2>{texts.oddsOf(words.name(foe.def))}</h2>
      <Row label={texts.toBody} tone="hp" chances={facts.attack} />
      <Row label={texts.toWill} tone="wp" chances={facts.influence} />
      {facts.threat.length > 0 && <Row label={texts.threat} tone="bad" chances={facts.threat} />}
    </section>
  )
}

function Row(props: { label: string; tone: string; chances: readonly Chance[] }) {
  const { label, tone, chances } = props
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const all = chances.reduce((sum, { cards }) => sum + cards, 0)
  const most = Math.max(...chances.map(({ cards }) => cards))
  const mean = meanOf(chances).toLocaleString(words.lang, { maximumFractionDigits: 1 })
  return (
    <div className={`chances ${tone}`}>
      <h3>
        {label} <small>{texts.mean(mean)}</small>
      </h3>
      <ol>
        {chances.map(({ amount, cards }) => (
          <li key={amount} title={texts.cards(cards, all)}>
            <span
              className="bar"
              style={{ height: `${(cards / most) * 34}px` }}
              aria-hidden="true"
            />
            <b>{amount}</b>
            <i>{Math.round((100 * cards) / all)}%</i>
          </li>
        ))}
      </ol>
    </div>
  )
}
