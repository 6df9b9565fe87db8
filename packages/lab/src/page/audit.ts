// What a designer wants to know first: dead cards, silent abilities, endless games, failed bots.
import type { Figures } from '../tally/figures.ts'
import { box, element } from './element.ts'
import type { Scene } from './scene.ts'

const NAMED = 6
/** Minimum number of runs for a share of misses to mean something. */
const LEAST_RUNS = 30

export function auditBox(scene: Scene): HTMLElement {
  const { report, t, say, lang } = scene
  const figures = report.compared?.figures ?? report.figures
  const cardNames = (state: string): string[] =>
    figures.cards
      .filter((card) => card.state === state)
      .map(({ id }) => report.cards[id]?.name[lang] ?? id)
  const { silent, missing } = abilitiesOf(scene, figures)
  const rows: [string, string, boolean | null][] = [
    listed(t.deadCards, cardNames('dead')),
    listed(t.neverLegal, cardNames('never-legal')),
    listed(t.silentAbilities, silent),
    listed(t.missing, missing),
    counted(t.unfinishedGames, endingOf(figures, 'unfinished')),
    counted(t.forfeits, endingOf(figures, 'forfeited')),
    [t.longest, t.turns(say.whole(figures.turns.most)), null],
  ]
  if (figures.comeback !== null)
    rows.push(
      [t.comeback, say.share(figures.comeback.share), null],
      [t.leadChanges, say.number(figures.leadChanges), null],
    )

  function listed(title: string, names: readonly string[]): [string, string, boolean] {
    if (names.length === 0) return [title, t.none, true]
    const more = names.length > NAMED ? ' …' : ''
    return [title, `✕ ${names.length}: ${names.slice(0, NAMED).join(', ')}${more}`, false]
  }
  function counted(title: string, n: number): [string, string, boolean] {
    return [title, n === 0 ? t.none : `✕ ${say.whole(n)}`, n === 0]
  }

  return box(
    'part',
    t.audit,
    null,
    element(
      'table',
      { class: 'audit' },
      element(
        'tbody',
        {},
        ...rows.map(([title, result, isGood]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, title),
            element('td', { class: isGood === null ? '' : isGood ? 'good' : 'bad' }, result),
          ),
        ),
      ),
    ),
  )
}

function abilitiesOf({ report, lang }: Scene, figures: Figures) {
  const played = new Set(figures.cards.filter(({ played: n }) => n > 0).map(({ id }) => id))
  const named = (holder: string, ability: string): string =>
    report.abilities[`${holder} ${ability}`]?.[lang] ?? ability
  const silent: string[] = []
  const missing: string[] = []
  for (const { holder, ability, runs, noTarget } of figures.abilities) {
    if (runs === 0 && played.has(holder)) silent.push(named(holder, ability))
    if (runs >= LEAST_RUNS && noTarget.low > 0.5) missing.push(named(holder, ability))
  }
  return { silent, missing }
}

const endingOf = ({ endings }: Figures, wanted: string): number =>
  endings.find(({ ending }) => ending === wanted)?.games ?? 0

export function endingsBox({ report, t, say, lang }: Scene): HTMLElement {
  const figures = report.compared?.figures ?? report.figures
  const words: Record<string, string> = {
    won: t.won,
    lost: t.lost,
    tied: t.tied,
    unfinished: t.unfinished,
    forfeited: t.forfeited,
  }
  const rows = [
    ...figures.endings.map(({ ending, share }) => [words[ending] ?? ending, say.share(share)]),
    ...figures.reasons.map(({ reason, share }) => [
      `– ${report.endings[reason]?.[lang] ?? reason}`,
      say.share(share),
    ]),
  ]
  return box(
    'part',
    t.endings,
    null,
    element(
      'table',
      { class: 'audit' },
      element(
        'tbody',
        {},
        ...rows.map(([title, value]) =>
          element('tr', {}, element('th', { scope: 'row' }, title), element('td', {}, value)),
        ),
      ),
    ),
  )
}

export function failuresBox({ report, t }: Scene): HTMLElement[] {
  const failures = [...report.figures.forfeits, ...(report.compared?.figures.forfeits ?? [])]
  if (failures.length === 0) return []
  const lines = failures.map((one) => element('li', {}, t.failure(one)))
  return [box('full', t.failures, null, element('ul', {}, ...lines))]
}
