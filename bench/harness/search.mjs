// Iterations per second of the bots' search, in CPU time of one thread.
import { load } from './build.mjs'
import { judged } from './figures.mjs'
import { spread } from './statistics.mjs'

const ROUNDS = 9
/** Questions of a round. */
const QUESTIONS = 3

export async function searchFigures() {
  const { searchSome } = await load({ id: 'skirmish/search', entry: 'skirmish-search' })
  const rates = (iterations, isCut) => {
    const rate = (round) => {
      const begun = process.cpuUsage()
      let done = 0
      for (let k = 0; k < QUESTIONS; k++)
        done += searchSome(round * QUESTIONS + k, iterations, isCut)
      const { user, system } = process.cpuUsage(begun)
      return (done / (user + system)) * 1e6
    }
    // the first round warms up
    return Array.from({ length: ROUNDS + 1 }, (_, round) => rate(round)).slice(1)
  }
  return [
    judged({
      id: 'skirmish/search',
      name: 'Skirmish, iterations of a search with playouts cut at 20 decisions',
      unit: '/s',
      floor: 10_000,
      aim: 10_000,
      ...spread(rates(2000, true)),
    }),
    judged({
      id: 'skirmish/search-levels',
      name: 'Skirmish, iterations of the search that the levels play',
      unit: '/s',
      ...spread(rates(200, false)),
    }),
  ]
}
