// docs/PERFORMANCE.md and its plots, from one run's figures. They are kept in bench/figures.json, so that text and
// plots can be made again without measuring.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { bench } from './install.mjs'
import { growthPlot, ladderPlot } from './plot.mjs'
import { number } from './report.mjs'

const docs = join(bench, '../docs')
const kept = join(bench, 'figures.json')
/** What `npx cardwright lab ladder <game> --out bench/ladders/<game>` has kept. */
const ladders = join(bench, 'ladders')

export const keepFigures = (report) => writeFileSync(kept, `${JSON.stringify(report, null, 2)}\n`)

export async function writeDocument() {
  const report = JSON.parse(readFileSync(kept, 'utf8'))
  mkdirSync(join(docs, 'performance'), { recursive: true })
  for (const series of report.growth)
    writeFileSync(join(docs, 'performance', `${series.id}.svg`), growthPlot(series))
  const climbed = keptLadders()
  writeFileSync(join(docs, 'performance', 'ladders.svg'), ladderPlot(climbed))
  const file = join(docs, 'PERFORMANCE.md')
  const written = readFileSync(join(bench, 'PERFORMANCE.template.md'), 'utf8')
    .replace('{{node}}', report.node)
    .replace('{{figures}}', figureTable(report.figures))
    .replace('{{rates}}', rateTable(report))
    .replace('{{notes}}', report.notes.map((note) => `- ${note}`).join('\n'))
    .replace('{{ladders}}', ladderText(climbed))
    .replace('{{growth}}', report.growth.map(growthText).join('\n\n'))
  const style = JSON.parse(readFileSync(join(bench, '../.oxfmtrc.json'), 'utf8'))
  writeFileSync(file, (await format('PERFORMANCE.md', written, style)).code)
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const verdicts = { aim: 'aim', floor: 'floor', missed: '**missed**' }
const written = (value, unit) => (value === undefined ? '' : `${number(value)} ${unit}`.trim())

const figureTable = (figures) =>
  table(
    ['what', 'median', 'smallest', 'largest', 'floor', 'aim', 'reached'],
    figures.map(({ name, median, min, max, floor, aim, unit, verdict }) => [
      name,
      written(median, unit),
      min === undefined ? '' : number(min),
      max === undefined ? '' : number(max),
      floor === undefined ? '' : number(floor),
      aim === undefined ? '' : number(aim),
      verdict === null ? '' : verdicts[verdict],
    ]),
  )

const rateTable = ({ rates, traces }) =>
  table(
    ['contestant', 'decisions/s', 'decisions a game', 'answers to a question', 'pieces'],
    Object.entries(rates).map(([id, { median }]) => {
      const { decisionsPerGame, meanList, meanUnits } = traces[id.split('/')[0]]
      return [id, number(median), number(decisionsPerGame), number(meanList), number(meanUnits)]
    }),
  )

const keptLadders = () =>
  existsSync(ladders)
    ? readdirSync(ladders).map((name) => JSON.parse(readFileSync(join(ladders, name), 'utf8')))
    : []

function points({ value, low, high }) {
  const [middle, least, most] = [value, low, high].map(Math.round)
  return `${middle} (${least} to ${most})`
}

function ladderText(all) {
  const steps = table(
    ['game', 'level2 over level1', 'level3 over level2', 'level4 over level3'],
    all.map(({ game, rungs }) => [
      game,
      ...['level2', 'level3', 'level4'].map((level) => {
        const over = rungs.find(({ bot }) => bot === level)?.over
        return over === undefined ? '' : points(over)
      }),
    ]),
  )
  const rows = all.flatMap(({ game, rungs, pairs }) =>
    rungs.map(({ bot, elo }) => {
      const met = pairs.filter(({ first, done }) => first === bot && done.length > 0)
      return [
        game,
        bot,
        elo.low === elo.high ? '0' : points(elo),
        met.map(({ second, won, drawn, lost }) => `${second} ${won}–${drawn}–${lost}`).join(', '),
      ]
    }),
  )
  const plot = '![Points of every bot in every game](performance/ladders.svg)'
  return `${steps}\n\n${plot}\n\n${table(['game', 'bot', 'points, 95 %', 'won, drawn and lost against'], rows)}`
}

/** The line through the first and the last point says what one more costs; the rest shows whether it bends. */
function growthText({ id, title, points }) {
  const [first, last] = [points[0], points.at(-1)]
  const slope = (last.median - first.median) / (last.amount - first.amount)
  const line = (amount) => first.median + slope * (amount - first.amount)
  const bend = Math.max(...points.map(({ amount, median }) => Math.abs(median / line(amount) - 1)))
  return [
    `### ${title}`,
    `![Microseconds per decision by amount: ${title}](performance/${id}.svg)`,
    `From ${number(first.median)} µs at ${first.amount} to ${number(last.median)} µs at ${last.amount}: ` +
      `${slope < 0 ? '−' : ''}${number(Math.abs(slope))} µs for each more. The points in between lie within ` +
      `${Math.round(bend * 100)} % of the line.`,
  ].join('\n\n')
}
