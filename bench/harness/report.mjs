// The readable table.

const pad = (text, width) => String(text).padEnd(width)
const left = (text, width) => String(text).padStart(width)

export function number(value) {
  if (value === undefined) return ''
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value.toFixed(value >= 10 ? 1 : value >= 1 ? 2 : 3)
}

export function printReport({ node, traces, figures, rates, notes }) {
  console.log(`Cardwright benchmark, Node ${node}\n`)
  for (const [game, trace] of Object.entries(traces)) printTrace(game, trace)
  console.log(
    `\n${pad('', 62)}${left('median', 10)}${left('min', 9)}${left('max', 9)}${left('floor', 8)}${left('aim', 7)}`,
  )
  for (const figure of figures) printFigure(figure)
  console.log(`\n${pad('decisions per second, one core (for people, not for gates)', 62)}`)
  for (const [id, rate] of Object.entries(rates)) {
    const { decisionsPerGame } = traces[id.split('/')[0]]
    const games = `${number(rate.median / decisionsPerGame)} games`
    console.log(
      `  ${pad(id, 60)}${left(number(rate.median), 10)}${left(number(rate.min), 11)}${left(number(rate.max), 11)}${left(games, 15)}`,
    )
  }
  for (const note of notes) console.log(`\n! ${note}`)
}

function printTrace(game, trace) {
  const { games, decisions, checksum, decisionsPerGame, meanList, meanUnits } = trace
  const shape = `${number(decisionsPerGame)} decisions a game, list ${number(meanList)}, pieces ${number(meanUnits)}`
  console.log(`${pad(game, 10)} random play: ${shape}`)
  console.log(
    `${pad('', 10)} traces equal: checksum ${checksum} over ${games} games, ${number(decisions)} decisions`,
  )
  const few = Object.entries(trace.checked).filter(([, n]) => n < games)
  for (const [id, n] of few) console.log(`${pad('', 10)} ${id} on the first ${n} of them`)
}

const marks = { aim: '✓ aim', floor: '✓ floor', missed: '✗ missed' }

function printFigure({ name, median, min, max, floor, aim, unit, verdict }) {
  const cells = [median, min, max].map(number)
  console.log(
    `${pad(name, 62)}${left(cells[0], 8)} ${pad(unit, 2)}${left(cells[1], 8)}${left(cells[2], 9)}` +
      `${left(floor ?? '', 8)}${left(aim ?? '', 7)}  ${verdict ? marks[verdict] : ''}`.trimEnd(),
  )
}
