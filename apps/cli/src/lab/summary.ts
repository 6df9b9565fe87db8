// A short summary of a report for the terminal; the page has the rest.
import type { Interval, LabReport } from '@cardwright/lab'
import { table } from '../report.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`

const meanOf = ({ value, low, high }: Interval): string =>
  `${value.toFixed(2)} (95 %: ${low.toFixed(2)} to ${high.toFixed(2)})`

const ANY_LOOK = '95 %, valid whenever you look'

export function describeReport(report: LabReport): string {
  return report.compared === null ? describeRun(report) : describeShifts(report)
}

function describeRun({ figures, played, planned, seconds, cards }: LabReport): string {
  const shareOf = ({ share, low, high }: { share: number; low: number; high: number }): string =>
    `${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`
  const { turns, decisions, branching, comeback } = figures
  const named = (state: string): string => {
    const found = figures.cards.filter((card) => card.state === state)
    const names = found.slice(0, 8).map(({ id }) => cards[id].name.en)
    return found.length === 0 ? 'none' : `${found.length}: ${names.join(', ')}`
  }
  return table([
    ['games', `${played}${played < planned ? ` of ${planned}` : ''} in ${seconds.toFixed(1)} s`],
    ...figures.seats.map(({ id, won }) => [`seat ${Number(id) + 1} won`, shareOf(won)]),
    ...(figures.first === null ? [] : [['first player won', shareOf(figures.first.won)]]),
    ...figures.groups.map(({ kind, id, won }) => [
      `${kind} ${id.split('/').at(-1)} won`,
      shareOf(won),
    ]),
    ...figures.seats.flatMap(({ id, score }) =>
      score === undefined ? [] : [[`seat ${Number(id) + 1} score`, meanOf(score.mean)]],
    ),
    ...figures.groups.flatMap(({ kind, id, score }) =>
      score === undefined ? [] : [[`${kind} ${id.split('/').at(-1)} score`, meanOf(score.mean)]],
    ),
    ...figures.endings
      .filter(({ ending }) => ending !== 'won')
      .map(({ ending, share }) => [ending, shareOf(share)]),
    ...figures.forfeits
      .slice(0, 1)
      .map(({ bot, fault, message }) => [
        'first failure',
        `${bot.split('/').at(-1)} ${fault}: ${message}`,
      ]),
    ['length', `${turns.mean.value.toFixed(1)} turns, ${decisions.value.toFixed(0)} decisions`],
    [
      'answers',
      `${branching.mean.toFixed(1)} to a question, ${percent(branching.forced.share)} forced`,
    ],
    ...(comeback === null ? [] : [['won from behind', shareOf(comeback.share)]]),
    ['dead cards', named('dead')],
    ['never offered', named('never-legal')],
    ['intervals', ANY_LOOK],
  ])
}

const written = (unit: string, value: number): string =>
  unit === 'number' ? signed(value) : `${signed(value * 100)} points`

function describeShifts({ compared, played, seconds, cards }: LabReport): string {
  const { shifts } = compared!
  const moved = shifts.filter((shift) => shift.moved)
  const judged = shifts.filter(({ chance }) => chance !== null).length
  const head = `${played} games on each side in ${seconds.toFixed(1)} s, ${judged} numbers compared: `
  if (moved.length === 0) return `${head}nothing moved`
  return [
    `${head}${moved.length} moved`,
    table(
      moved.map(({ kind, id, unit, shift }) => [
        `${cards[id]?.name.en ?? id} ${kind}`.trim(),
        written(unit, shift.value),
        `(95 %: ${written(unit, shift.low)} to ${written(unit, shift.high)})`,
      ]),
    ),
    `intervals: ${ANY_LOOK}`,
  ].join('\n')
}
