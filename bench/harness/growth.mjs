// How the cost of a decision grows with what there is: microseconds by amount, every point its own instance.
import { load } from './build.mjs'
import { slice } from './measure.mjs'
import { spread } from './statistics.mjs'

const ROUNDS = 5
const MILLISECONDS = 150

export const series = [
  {
    id: 'units',
    title: 'Monsters that stand on the board from the beginning (Forest)',
    amounts: [0, 4, 8, 12, 16, 20],
  },
  { id: 'cards', title: 'Cards of a deck, in twenties (Forest)', amounts: [1, 2, 3, 4, 6] },
  {
    id: 'triggers',
    title: 'Abilities of every monster that hear of every move (Forest)',
    amounts: [0, 1, 2, 4, 8],
  },
  { id: 'seats', title: 'Players at the table (Skirmish)', amounts: [2, 3, 4] },
]

const GAMES = { seats: 12 }

export async function growthFigures() {
  const points = []
  for (const { id, amounts } of series)
    for (const amount of amounts) {
      const define = { SERIES: JSON.stringify(id), AMOUNT: String(amount) }
      const name = `growth/${id}-${amount}`
      const module = await load({ id: name, entry: 'growth', define })
      points.push({ series: id, amount, id: name, module, rates: [] })
    }
  for (let round = -2; round < ROUNDS; round++)
    for (const point of points) {
      const n = GAMES[point.series] ?? 20
      const games = Array.from({ length: n }, (_, k) => Math.max(0, round) * n + k)
      const rate = slice(point, games, MILLISECONDS)
      if (round >= 0) point.rates.push(rate)
    }
  return series.map(({ id, title }) => ({
    id,
    title,
    points: points
      .filter((point) => point.series === id)
      .map(({ amount, rates }) => ({ amount, ...spread(rates.map((rate) => 1e6 / rate)) })),
  }))
}
