// Plots as SVG, readable on light and dark pages.
const WIDTH = 640
const HEIGHT = 280
const EDGE = { left: 56, right: 16, top: 16, bottom: 40 }

const at = (n) => n.toFixed(1)

const sheet = (height, title, inside) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">
<title>${title}</title>
<rect width="${WIDTH}" height="${height}" fill="#fbf8f1"/>
${inside}
</svg>
`

export function growthPlot({ title, points }) {
  const most = Math.max(...points.map(({ max }) => max)) * 1.1
  const [from, to] = [points[0].amount, points.at(-1).amount]
  const x = (amount) =>
    EDGE.left + ((amount - from) / (to - from)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value) => HEIGHT - EDGE.bottom - (value / most) * (HEIGHT - EDGE.top - EDGE.bottom)
  const step = niceStep(most)
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, k) => k * step)
  return sheet(
    HEIGHT,
    title,
    `<g font-family="sans-serif" font-size="12" fill="#333">
${ticks
  .map(
    (tick) =>
      `<line x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${at(y(tick))}" y2="${at(y(tick))}" stroke="#ddd5c3"/>` +
      `<text x="${EDGE.left - 8}" y="${at(y(tick) + 4)}" text-anchor="end">${Number(tick.toPrecision(3))}</text>`,
  )
  .join('\n')}
${points
  .map(
    ({ amount }) =>
      `<text x="${at(x(amount))}" y="${HEIGHT - EDGE.bottom + 18}" text-anchor="middle">${amount}</text>`,
  )
  .join('\n')}
<text x="${EDGE.left}" y="${HEIGHT - 6}">${title}</text>
<text x="14" y="${HEIGHT / 2}" transform="rotate(-90 14 ${HEIGHT / 2})" text-anchor="middle">µs a decision</text>
</g>
<line x1="${at(x(from))}" y1="${at(y(points[0].median))}" x2="${at(x(to))}" y2="${at(y(points.at(-1).median))}" stroke="#b9a77e" stroke-dasharray="4 4"/>
<polyline fill="none" stroke="#2b6a57" stroke-width="2" points="${points.map(({ amount, median }) => `${at(x(amount))},${at(y(median))}`).join(' ')}"/>
${points
  .map(
    ({ amount, median, min, max }) =>
      `<line x1="${at(x(amount))}" x2="${at(x(amount))}" y1="${at(y(min))}" y2="${at(y(max))}" stroke="#2b6a57"/>` +
      `<circle cx="${at(x(amount))}" cy="${at(y(median))}" r="4" fill="#2b6a57"/>`,
  )
  .join('\n')}`,
  )
}

const ROW = 58
const NAMES = 72
/** Whoever stands further below than this is shown at the edge. */
const LOWEST = -250

/** One row per game: every bot with its interval, in points above the first level. */
export function ladderPlot(ladders) {
  const height = EDGE.top + ladders.length * ROW + EDGE.bottom
  const most = Math.max(0, ...ladders.flatMap(({ rungs }) => rungs.map(({ elo }) => elo.high)))
  const step = niceStep(most - LOWEST)
  const x = (points) =>
    NAMES +
    ((Math.max(LOWEST, points) - LOWEST) / (most * 1.05 - LOWEST)) * (WIDTH - NAMES - EDGE.right)
  const ticks = []
  for (let tick = Math.ceil(LOWEST / step) * step; tick <= most * 1.05; tick += step)
    ticks.push(tick)
  const rungMark = ({ bot, elo }, y) => {
    const isLevel = bot.startsWith('level')
    const colour = isLevel ? '#2b6a57' : '#a0803c'
    const label = isLevel ? bot.slice(5) : bot
    const name = elo.value < LOWEST ? `← ${label}` : label
    const anchor = elo.value < LOWEST ? 'start' : 'middle'
    // levels above the line, the others below: they may stand close together
    return (
      `<line x1="${at(x(elo.low))}" x2="${at(x(elo.high))}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="5" stroke-opacity="0.35"/>` +
      (elo.value < LOWEST
        ? ''
        : `<circle cx="${at(x(elo.value))}" cy="${y}" r="5" fill="${colour}"/>`) +
      `<text x="${at(x(elo.value))}" y="${isLevel ? y - 10 : y + 20}" text-anchor="${anchor}" fill="${colour}">${name}</text>`
    )
  }
  return sheet(
    height,
    'Points of the bots above the first level',
    `<g font-family="sans-serif" font-size="12" fill="#333">
${ticks
  .map(
    (tick) =>
      `<line x1="${at(x(tick))}" x2="${at(x(tick))}" y1="${EDGE.top}" y2="${height - EDGE.bottom}" stroke="#ddd5c3"/>` +
      `<text x="${at(x(tick))}" y="${height - EDGE.bottom + 18}" text-anchor="middle">${tick}</text>`,
  )
  .join('\n')}
${ladders
  .map(({ game, rungs }, k) => {
    const y = EDGE.top + (k + 0.5) * ROW
    return `<text x="8" y="${y + 4}">${game}</text>\n${rungs.map((rung) => rungMark(rung, y)).join('\n')}`
  })
  .join('\n')}
<text x="${NAMES}" y="${height - 6}">points above level 1; bars are 95 % intervals, numbers are levels</text>
</g>`,
  )
}

/** 1, 2 or 5 times a power of ten, about five of them. */
function niceStep(most) {
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((k) => k * power).find((step) => step >= rough)
}
