// Exact odds over the Fate cards that may still come, against the enemy that is meant: what each action does, and what
// the enemies then do to the hero. Before the first round nobody has
// announced anything, and after the last nothing is to come.
import { useSitting, useTable } from '@cardwright/table'
import type { Chance, Harm } from '../src/forecast.ts'
import { enemyFactsOf, factsOf, meanOf, meantIn, percent, rangeOf } from './facts-of.ts'
import { textsOf } from './texts.ts'

export function Odds() {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const moment = useTable((t) => t.moment)
  const isFight = moment.view.phase !== 'mulligan' && moment.view.outcome === null
  const foe = isFight ? meantIn(pack, moment) : undefined
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
      <Harms
        harms={[
          [moves('attack'), attack.harm],
          [moves('influence'), influence.harm],
          [moves('wait'), wait],
        ]}
      />
      {fate.mayChoose && <p className="aside">{texts.readingA}</p>}
    </section>
  )
}

const isHarmless = (harm: Harm | null): boolean =>
  harm?.falls === 0 && harm.amounts.every(({ amount }) => amount === 0)

/** The enemies' response after each action; empty if none attacks. */
function Harms({ harms }: { harms: readonly (readonly [string, Harm | null])[] }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  if (harms.every(([, harm]) => isHarmless(harm))) return null
  if (harms.every(([, harm]) => harm === null))
    return (
      <div className="harms">
        <h3>{texts.harmToYou}</h3>
        <p>{texts.manyAttacks}</p>
      </div>
    )
  return (
    <div className="harms">
      <h3>{texts.harmToYou}</h3>
      <dl>
        {harms.map(([label, harm]) => (
          <div key={label} title={harm === null ? texts.manyAttacks : sharesIn(harm.amounts)}>
            <dt>{label}</dt>
            <dd>
              {harm === null ? (
                texts.unknown
              ) : (
                <>
                  <b>{rangeOf(harm.amounts)}</b>{' '}
                  {harm.falls > 0 ? (
                    <em>{texts.falls(percent(harm.falls))}</em>
                  ) : (
                    <small>{texts.mean(shortMean(harm.amounts, words.lang))}</small>
                  )}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const shortMean = (chances: readonly Chance[], lang: string): string =>
  meanOf(chances).toLocaleString(lang, { maximumFractionDigits: 1 })

const sharesIn = (chances: readonly Chance[]): string =>
  chances.map(({ amount, share }) => `${amount}: ${percent(share)} %`).join(', ')

function Row(props: { label: string; tone: string; chances: readonly Chance[] }) {
  const { label, tone, chances } = props
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const most = Math.max(...chances.map(({ share }) => share))
  return (
    <div className={`chances ${tone}`}>
      <h3>
        {label} <small>{texts.mean(shortMean(chances, words.lang))}</small>
      </h3>
      <ol>
        {chances.map(({ amount, share }) => (
          <li key={amount}>
            <span
              className="bar"
              style={{ height: `${(share / most) * 18}px` }}
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
