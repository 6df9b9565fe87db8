// Who takes part, and which games are played. `entry` is a file in src/contestants; the contestants
// of one game must leave the same traces. `extra` ones are for orientation: not in a quick run.

const hand = { entry: 'forest-hand', define: { CACHED: 'false' } }
const engine = (mode, packs = 'one') => ({
  entry: 'forest-engine',
  define: { MODE: JSON.stringify(mode), PACKS: JSON.stringify(packs) },
  needs: 'engine',
})

export const contestants = [
  { id: 'forest/hand', game: 'forest', ...hand },
  { id: 'forest/hand-again', game: 'forest', ...hand },
  { id: 'forest/hand-cached', game: 'forest', ...hand, define: { CACHED: 'true' }, extra: true },
  { id: 'forest/objects', game: 'forest', entry: 'forest-objects', extra: true },
  { id: 'forest/simulation', game: 'forest', ...engine('simulation') },
  { id: 'forest/search', game: 'forest', ...engine('search') },
  { id: 'forest/service', game: 'forest', ...engine('service') },
  { id: 'forest/simulation-five', game: 'forest', ...engine('simulation', 'five') },
  { id: 'forest/service-five', game: 'forest', ...engine('service', 'five'), extra: true },
  { id: 'forest/boardgame', game: 'forest', entry: 'forest-boardgame', needs: 'peers' },
  { id: 'skirmish/simulation', game: 'skirmish', entry: 'skirmish-engine', needs: 'engine' },
  { id: 'drones/simulation', game: 'drones', entry: 'drones-engine', needs: 'engine' },
  { id: 'taktik/hand', game: 'taktik', entry: 'taktik-hand' },
  {
    id: 'taktik/simulation',
    game: 'taktik',
    entry: 'taktik-engine',
    needs: 'engine',
    // many kinds of cards, each seldom played: it settles late
    warmUp: 1000,
  },
  {
    id: 'twilight/simulation',
    game: 'twilight',
    entry: 'twilight-engine',
    needs: 'engine',
    // short games through much code: it settles late
    warmUp: 1500,
  },
  { id: 'tictactoe/plain', game: 'tictactoe', entry: 'tictactoe-plain' },
  {
    id: 'tictactoe/simulation',
    game: 'tictactoe',
    entry: 'tictactoe-engine',
    define: { MODE: '"simulation"' },
    needs: 'engine',
  },
  {
    id: 'tictactoe/service',
    game: 'tictactoe',
    entry: 'tictactoe-engine',
    define: { MODE: '"service"' },
    needs: 'engine',
  },
  { id: 'pkmn/sim', game: 'pkmn', entry: 'pkmn-sim', needs: 'peers', extra: true },
  {
    id: 'tictactoe/boardgame',
    game: 'tictactoe',
    entry: 'tictactoe-boardgame',
    needs: 'peers',
  },
]

/** Their traces are the ones that all others must leave. */
export const references = {
  forest: 'forest/hand',
  skirmish: 'skirmish/simulation',
  drones: 'drones/simulation',
  taktik: 'taktik/hand',
  twilight: 'twilight/simulation',
  tictactoe: 'tictactoe/plain',
  pkmn: 'pkmn/sim',
}

/** Games whose length and board are close to the mean of the first 400. */
const ordinary = [1, 2, 6, 13, 16, 18, 26, 27, 33, 36, 39, 42]

const range = (round, n) => Array.from({ length: n }, (_, i) => round * n + i)

/**
 * One cycle of games. Only whole cycles are timed, so that all do the same work; a cycle is long
 * enough that no branch predictor learns it by heart (one game over and over runs 1.5 × faster).
 * boardgame.io gets ordinary games one at a time: a cycle of the others would take it ten seconds.
 */
export function gamesOf({ game, needs }, round) {
  const isSlow = needs === 'peers'
  if (game === 'tictactoe') return range(round, isSlow ? 150 : 4000)
  if (game === 'pkmn') return range(round, 4)
  if (game === 'skirmish') return range(round, 60)
  if (game === 'drones') return range(round, 12)
  if (game === 'taktik') return range(round, 40)
  if (game === 'twilight') return range(round, 200)
  return isSlow ? [ordinary[round % ordinary.length]] : range(round, 40)
}
