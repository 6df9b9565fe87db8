// What an attack needs: the number, everything that is added with its source, the faces that hit.
import { entityOf, useSitting, useTable } from '@cardwright/table'
import type { Odds, Part } from '../src/odds.ts'
import { usePointedPair } from './fire-lines.tsx'
import { factsOf, numberOf } from './places.ts'
import { textsOf } from './texts.ts'

/** The attack that is pointed at, else the one that is rolled next. */
function useOdds(): Odds | null {
  const pair = usePointedPair()
  return useTable(({ moment: { view } }) => {
    const { odds, queue } = factsOf(view)
    const wanted = pair ?? (view.phase === 'dice' ? queue[0] : undefined)
    return (
      odds.find((one) => one.attacker === wanted?.attacker && one.target === wanted.target) ?? null
    )
  })
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')

export function OddsPanel() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const odds = useOdds()
  const roll = useTable((t) => factsOf(t.moment.view).roll)
  const title = useTitle(odds)
  if (odds === null) return null
  return (
    <section className="sheet odds" aria-label={title}>
      <h2>{title}</h2>
      <dl>
        <dt>{texts.needed(odds.distance)}</dt>
        <dd>{odds.needed}+</dd>
        <Parts parts={odds.parts} />
        <dt className="sum">{texts.diePlus}</dt>
        <dd className="sum">{signed(odds.sum)}</dd>
      </dl>
      <Faces
        least={odds.least}
        rolled={roll?.attacker === odds.attacker ? roll.natural : undefined}
      />
      <p className="chance">
        <b>{chanceOf(odds)} %</b>
        <span>{odds.least > 6 ? texts.cannotHit : texts.hitsOn(odds.least)}</span>
      </p>
    </section>
  )
}

function Parts({ parts }: { parts: readonly Part[] }) {
  const { words } = useSitting()
  return parts.map((part, k) => (
    <div key={k} className="row">
      <dt>{partText(part, words)}</dt>
      <dd>{signed(part.amount)}</dd>
    </div>
  ))
}

function partText(
  { why, what }: Part,
  words: { lang: 'en' | 'ru'; name(def: string): string },
): string {
  const texts = textsOf(words.lang)
  if (why === 'card') return words.name(what)
  return texts.parts[why](texts.groundWords[what] ?? what)
}

/** Six faces; those that hit are inked, the one that was rolled is ringed. */
function Faces({ least, rolled }: { least: number; rolled?: number }) {
  return (
    <span className="faces" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <span
          key={face}
          className={`${face >= least ? 'hit' : ''} ${face === rolled ? 'now' : ''}`}
        >
          {face}
        </span>
      ))}
    </span>
  )
}

const chanceOf = ({ least }: Odds): number => Math.round(((7 - least) / 6) * 100)

export function useTitle(odds: Odds | null): string {
  const title = useTitles()
  return odds === null ? '' : title(odds)
}

function useTitles(): (odds: Odds) => string {
  const { words } = useSitting()
  const view = useTable((t) => t.moment.view)
  const name = (id: number) => {
    const unit = view.board.find((one) => one.id === id)
    return unit === undefined ? '' : numberOf(unit, factsOf(view).armies)
  }
  return ({ attacker, target }) => textsOf(words.lang).attacks(name(attacker), name(target))
}

const NO_ODDS: readonly Odds[] = []

/** The attacks of the unit that is taken up: a finger cannot point without pressing. */
function useOddsOfSource(): readonly Odds[] {
  const source = useTable((t) => (t.targets.source === null ? null : entityOf(t.targets.source)))
  const { odds } = useTable((t) => factsOf(t.moment.view))
  const isAttack = useTable((t) => t.moment.view.phase === 'attack')
  if (!isAttack || source === null) return NO_ODDS
  return odds.filter(({ attacker }) => attacker === source)
}

/** The same in a line or two, where there is no room for a panel. */
export function OddsChip() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const pointed = useOdds()
  const ofSource = useOddsOfSource()
  const title = useTitles()
  const shown = pointed === null ? ofSource : [pointed]
  if (shown.length === 0) return null
  return (
    <ul className="oddchip">
      {shown.map((odds) => (
        <li key={odds.target}>
          <span>
            {title(odds)} <b>{chanceOf(odds)} %</b>
          </span>
          <small>
            {[
              `${odds.needed}+`,
              ...odds.parts.map((part) => `${partText(part, words)} ${signed(part.amount)}`),
              ...(odds.least > 6 ? [texts.cannotHit] : []),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  )
}
