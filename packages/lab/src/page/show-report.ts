// The report as a page whose headline states the finding. It is the same standalone and
// inside another page; the content of `root` is replaced.
import type { LabReport } from '../report/report.ts'
import type { Interval } from '../stats/intervals.ts'
import { auditBox, endingsBox, failuresBox } from './audit.ts'
import { abilitiesBox, cardPlotBox, cardsBox } from './cards.ts'
import { box, drawn, element } from './element.ts'
import { headlineOf } from './headline.ts'
import { choicePlot, estimatePlot, lengthPlot, type Bar, type Estimate } from './plots.ts'
import { sayIn } from './say.ts'
import { meanShare, type Scene, type ShowOptions } from './scene.ts'
import { shiftsBox } from './shifts.ts'
import { texts } from './texts.ts'

/** Their plot is as long as everything else together. */
const MANY_CARDS = 18

export function showReport(root: HTMLElement, report: LabReport, options: ShowOptions): void {
  const { lang } = options
  const scene: Scene = { report, lang, t: texts[lang], say: sayIn(lang), options }
  const { compared } = report
  const left = [cardPlotBox(scene)]
  const right = [winnersBox(scene), lengthBox(scene), auditBox(scene)]
  const present = report.figures.cards.filter((card) => card.drawnSeats + card.playedSeats > 0)
  const shorter = present.length > MANY_CARDS ? right : left
  shorter.push(choiceBox(scene), endingsBox(scene))
  root.replaceChildren(
    mast(scene),
    ...(compared === null ? [] : [shiftsBox(scene, compared.shifts)]),
    element('div', { class: 'columns' }, element('div', {}, ...left), element('div', {}, ...right)),
    cardsBox(scene),
    abilitiesBox(scene),
    ...failuresBox(scene),
    element('p', { class: 'made' }, `${scene.t.looks} ${scene.t.made}`),
  )
}

function mast(scene: Scene): HTMLElement {
  const { report, t, say, lang } = scene
  const { plan, compared } = report
  const bots = [...new Set(plan.bots)].map((name) => name.split('/').at(-1)!)
  const facts = [
    report.game.name[lang],
    compared === null ? t.games(say.whole(report.played)) : t.gamesEach(say.whole(report.played)),
    t.bots(bots.join(', ')),
    ...(plan.rotate ? [t.rotated] : []),
    ...(compared === null ? [] : [compared.labels.join(' → ')]),
    t.seed(plan.seed),
    t.pack(plan.pack.slice(0, 12)),
    t.took(say.whole(Math.max(1, report.seconds))),
  ]
  return element(
    'header',
    { class: 'mast' },
    element('h2', {}, headlineOf(scene)),
    element('p', {}, `${facts.join(' · ')}.`),
    report.played < report.planned
      ? element(
          'p',
          { class: 'partial', role: 'status' },
          `! ${t.partial(say.whole(report.played), say.whole(report.planned))}`,
        )
      : null,
  )
}

function winnersBox(scene: Scene): HTMLElement {
  const { report, t } = scene
  const { figures, compared } = report
  const nameOf = (kind: string, id: string): string => {
    if (kind === 'seat') return t.seat(Number(id) + 1)
    if (kind === 'first') return t.first
    const known = kind === 'hero' ? (report.cards[id]?.name[scene.lang] ?? id) : id
    return `${t.groups[kind]}: ${known.split('/').at(-1)}`
  }
  const sides = (of: typeof figures) => [
    ...of.seats,
    ...(of.first === null ? [] : [of.first]),
    ...of.groups,
  ]
  const before = compared === null ? null : sides(figures)
  const estimates = sides(compared?.figures ?? figures).map(({ kind, id, won }): Estimate => {
    const old = before?.find((side) => side.kind === kind && side.id === id)
    const shift = compared?.shifts.find((one) => one.kind === kind && one.id === id)
    return {
      label: nameOf(kind, id),
      value: won.share,
      low: won.low,
      high: won.high,
      ...(old === undefined ? {} : { before: old.won.share }),
      moved: shift?.moved ?? false,
    }
  })
  const usual = figures.seats.length > 1 ? meanShare(scene) : null
  const scores = sides(compared?.figures ?? figures).flatMap(({ kind, id, score }) =>
    score === undefined ? [] : [`${nameOf(kind, id)} ${meanText(scene, score.mean)}`],
  )
  const note =
    scores.length === 0 ? t.winnersNote : `${t.winnersNote} ${t.scores(scores.join('; '))}`
  return box(
    'part',
    t.winners,
    note,
    drawn((width) => estimatePlot(estimates, { width, usual, rowHeight: 34 }), t.winners),
  )
}

const meanText = ({ say }: Scene, { value, low, high }: Interval): string =>
  `${say.number(value)} (${say.number(low)} … ${say.number(high)})`

function lengthBox({ report, t, say }: Scene): HTMLElement {
  const now = report.compared?.figures ?? report.figures
  const barsOf = ({ turnCounts, games }: typeof now): Bar[] =>
    turnCounts.map(({ turns, games: n }) => ({ value: turns, share: n / Math.max(1, games) }))
  const before = report.compared === null ? null : barsOf(report.figures)
  const note = before === null ? t.lengthNote : `${t.lengthNote} ${t.dashedBefore}`
  const label = t.median(say.whole(now.turns.median))
  const { median } = now.turns
  const draw = (width: number) =>
    lengthPlot(barsOf(now), before, { width, median, label, axis: t.turnsAxis })
  return box('part', t.length, note, now.turnCounts.length > 0 ? drawn(draw, t.length) : null)
}

function choiceBox({ report, t, say }: Scene): HTMLElement {
  const { branching, decisions } = report.compared?.figures ?? report.figures
  const all = branching.bins.reduce((sum, { questions }) => sum + questions, 0)
  const last = branching.bins.reduce((found, { questions }, k) => (questions > 0 ? k : found), -1)
  const bins = branching.bins
    .slice(0, last + 1)
    .map(({ upTo, questions }) => ({ upTo, share: questions / Math.max(1, all) }))
  const note = `${t.choiceNote(say.number(branching.mean), say.percent(branching.forced.share))} ${t.decisions(say.whole(decisions.value))}`
  const draw = (width: number) => choicePlot(bins, { width, axis: t.answersAxis })
  return box('part', t.choice, note, bins.length > 0 ? drawn(draw, t.choice) : null)
}
