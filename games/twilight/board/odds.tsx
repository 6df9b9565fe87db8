// Exact odds over the Fate cards that may still come, against the enemy that is meant: what each action does, and what
// the enemies then do to the hero.
import { useSitting, useTable } from '@cardwright/table'
import type { Chance, Harm } from '../src/forecast.ts'
import { enemyFactsOf, factsOf, meanOf, meantIn, percent } from './facts-of.ts'
import { textsOf } from './texts.ts'

export function Odds() {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const moment = useTable((t) => t.moment)
  const foe = meantIn(pack, moment)
  const facts = foe && enemyFactsOf(moment.view, foe.id)
  if (foe === undefined || facts === undefined) return null
  const { attack, influence } = facts
  const { wait, fate } = factsOf(moment.view)
  const moves = (move: string): string => words.term('moves', move)
  return (
    <section className="sheet odds" aria-label={texts.odds}>
      <h2>{texts.oddsOf(words.name(foe.def))}</h2>
      <Row
        label={
          attack.track === 'hp' ? words.term('keys', 'combat.action.attack.body') : texts.flatToWill
        }
        tone={attack.track}
        chances={attack.amounts}
      />
      <Row
        label={words.term('keys', 'combat.action.attack.spirit')}
        tone="wp"
        chances={influence.amounts}
      />
      <Harms label={moves('wait')} harm={wait} />
      <Harms label={moves('attack')} harm={attack.harm} />
      <Harms label={moves('influence')} harm={influence.harm} />
      {fate.mayChoose && <p className="aside">{texts.readingA}</p>}
    </section>
  )
}

/** What the enemies do after this action; nothing where nobody attacks. */
function Harms({ label, harm }: { label: string; harm: Harm | null }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  if (harm === null) return <p className="aside">{texts.manyAttacks(label)}</p>
  if (harm.amounts.every(({ amount }) => amount === 0) && harm.falls === 0) return null
  const falls = harm.falls > 0 ? ` · ${texts.falls(percent(harm.falls))}` : ''
  return <Row label={`${texts.harmAfter(label)}${falls}`} tone="bad" chances={harm.amounts} />
}

function Row(props: { label: string; tone: string; chances: readonly Chance[] }) {
  const { label, tone, chances } = props
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const most = Math.max(...chances.map(({ share }) => share))
  const mean = meanOf(chances).toLocaleString(words.lang, { maximumFractionDigits: 1 })
  return (
    <div className={`chances ${tone}`}>
      <h3>
        {label} <small>{texts.mean(mean)}</small>
      </h3>
      <ol>
        {chances.map(({ amount, share }) => (
          <li key={amount}>
            <span
              className="bar"
              style={{ height: `${(share / most) * 34}px` }}
              aria-hidden="true"
            />
            <b>{amount}</b>
            <i>{percent(share)}%</i>
          </li>
        ))}
      </ol>
    </div>
  )
}
