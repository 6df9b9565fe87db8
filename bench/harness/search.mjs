// Iterations per second of the bots' search, in CPU time of one thread.
import { load } from './build.mjs'
import { judged } from './figures.mjs'
import { spread } from './statistics.mjs'

const ROUNDS = 9
const ITERATIONS = 200

export async function searchFigures() {
  const { searchSome } = await load({ id: 'skirmish/search', entry: 'skirmish-search' })
  const rate = (first) => {
    const begun = process.cpuUsage()
    let done = 0
    for (let k = 0; k < 3; k++) done += searchSome(first + k, ITERATIONS)
    const { user, system } = process.cpuUsage(begun)
    return (done / (user + system)) * 1e6
  }
  rate(0)
  const rates = Array.from({ length: ROUNDS }, (_, round) => rate(3 + round * 3))
  return [
    judged({
      id: 'skirmish/search',
      name: 'Skirmish, iterations of the search per second',
      unit: '/s',
      floor: 10_000,
      aim: 10_000,
      ...spread(rates),
    }),
  ]
}
