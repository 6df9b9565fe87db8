// The figures of the report: what is divided by what, and the targets that are compared with.
import { median, ratio, spread } from './statistics.mjs'

/** The middle one of the five games in every round. */
const MEDIAN = 'median of five'
const five = ['forest', 'skirmish', 'drones', 'taktik', 'twilight'].map((id) => `${id}/simulation`)

/** `floor` and `aim` are of the project's targets; a figure without them is for orientation. */
const ratios = [
  { name: 'A/A: hand-written × itself', of: ['forest/hand-again', 'forest/hand'], id: 'aa' },
  {
    name: 'Forest, simulation × hand-written flat',
    of: ['forest/simulation', 'forest/hand'],
    floor: 0.3,
    aim: 0.45,
  },
  {
    name: 'Forest, simulation, five packs loaded × hand-written flat',
    of: ['forest/simulation-five', 'forest/hand'],
    floor: 0.22,
    aim: 0.35,
  },
  { name: 'Forest, search (journal) × hand-written flat', of: ['forest/search', 'forest/hand'] },
  {
    name: 'Forest, service × hand-written flat',
    of: ['forest/service', 'forest/hand'],
    floor: 0.2,
    aim: 0.35,
  },
  {
    name: 'Forest, service, five packs loaded × hand-written flat',
    of: ['forest/service-five', 'forest/hand'],
  },
  {
    name: 'Forest, journal on × journal off',
    of: ['forest/search', 'forest/simulation'],
    floor: 0.85,
    aim: 0.92,
  },
  {
    name: 'Forest, service × boardgame.io',
    of: ['forest/service', 'forest/boardgame'],
    floor: 100,
    aim: 180,
  },
  {
    name: 'Forest, simulation × boardgame.io',
    of: ['forest/simulation', 'forest/boardgame'],
  },
  { name: 'Forest, hand-written flat × boardgame.io', of: ['forest/hand', 'forest/boardgame'] },
  {
    name: 'Forest, hand-written with caches × without',
    of: ['forest/hand-cached', 'forest/hand'],
  },
  { name: 'Forest, plain objects × hand-written flat', of: ['forest/objects', 'forest/hand'] },
  {
    name: 'Taktik, simulation × hand-written flat',
    of: ['taktik/simulation', 'taktik/hand'],
    floor: 0.25,
    aim: 0.4,
  },
  {
    name: 'Tic-tac-toe, service × boardgame.io',
    of: ['tictactoe/service', 'tictactoe/boardgame'],
    floor: 150,
    aim: 300,
  },
  {
    name: 'Tic-tac-toe, simulation × boardgame.io',
    of: ['tictactoe/simulation', 'tictactoe/boardgame'],
  },
  {
    name: 'Tic-tac-toe, simulation × plain TypeScript',
    of: ['tictactoe/simulation', 'tictactoe/plain'],
    floor: 0.25,
    aim: 0.4,
  },
  {
    name: 'Median of the five games, decisions × choices of @pkmn/sim',
    of: [MEDIAN, 'pkmn/sim'],
    floor: 60,
    aim: 150,
  },
  {
    name: 'Tic-tac-toe, plain TypeScript × boardgame.io',
    of: ['tictactoe/plain', 'tictactoe/boardgame'],
  },
]

/** Games per second of contestants for which that is a target. */
const paces = [{ name: 'Twilight, encounters per second', of: 'twilight/simulation', aim: 5000 }]

/** More is better in a ratio and in a pace, less is better in a cost; `unit` tells which. */
export function verdict({ floor, aim, median, unit = '×' }) {
  if (floor === undefined) return null
  const isMore = unit === '×' || unit === '/s'
  const reaches = (goal) => (isMore ? median >= goal : median <= goal)
  if (reaches(aim)) return 'aim'
  return reaches(floor) ? 'floor' : 'missed'
}

/** The rates with one more row: in every round the middle one of the five games. */
export function withMedian(rates) {
  if (!five.every((id) => rates.has(id))) return rates
  const rounds = rates
    .get(five[0])
    .map((_, round) => median(five.map((id) => rates.get(id)[round])))
  return new Map([...rates, [MEDIAN, rounds]])
}

export const medianFigure = (rates) =>
  [...withMedian(rates)]
    .filter(([id]) => id === MEDIAN)
    .map(([id, values]) =>
      judged({
        id,
        name: 'Median of the five games, decisions per second',
        unit: '/s',
        floor: 250_000,
        aim: 600_000,
        ...spread(values),
      }),
    )

export function ratioFigures(timed) {
  const rates = withMedian(timed)
  return ratios
    .filter(({ of }) => of.every((id) => rates.has(id)))
    .map(({ of: [above, below], id, ...rest }) => {
      const figure = { id: id ?? `${above} / ${below}`, ...rest, unit: '×' }
      return judged({ ...figure, ...ratio(rates.get(above), rates.get(below)) })
    })
}

/** Of what was timed, with the mean length of the games that were traced. */
export function paceFigures(rates, traces) {
  return paces
    .filter(({ of }) => rates.has(of))
    .map(({ name, of, aim }) => {
      const { decisionsPerGame } = traces[of.split('/')[0]]
      const games = rates.get(of).map((rate) => rate / decisionsPerGame)
      return judged({ id: `${of} pace`, name, unit: '/s', floor: aim, aim, ...spread(games) })
    })
}

export const judged = (figure) => ({ ...figure, verdict: verdict(figure) })

export const rateFigures = (rates) =>
  Object.fromEntries([...rates].map(([id, values]) => [id, spread(values)]))
