// Timing: CPU time of whole cycles of games, contestants in random order within a round, one at a time.
import { gamesOf } from './contestants.mjs'

export class TraceDiffers extends Error {
  name = 'TraceDiffers'
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Plays whole cycles until the CPU time is used up; proves that every cycle was the expected one. */
export function slice({ id, module }, games, milliseconds, expected) {
  const tally = { trace: 0, decisions: 0 }
  const begun = cpu()
  let used = 0
  do {
    const trace = cycle(module, games, tally)
    if (expected !== undefined && trace !== expected)
      throw new TraceDiffers(`${id} played other games than the reference while it was timed`)
    used = cpu() - begun
  } while (used < milliseconds)
  return (tally.decisions / used) * 1000
}

export function cycle(module, games, tally = { trace: 0, decisions: 0 }) {
  let trace = 0
  for (const game of games) {
    module.playGame(game, tally)
    trace = (Math.imul(trace, 31) + tally.trace) | 0
  }
  return trace
}

/**
 * Decisions per second by contestant and round. Stops early when the deadline has passed (wall
 * clock, in ms since the start of the process).
 * @returns {Map<string, number[]>}
 */
export async function rounds(
  loaded,
  referenceOf,
  { count, milliseconds, atLeast = 0, deadline = Infinity },
) {
  const rates = new Map(loaded.map(({ id }) => [id, []]))
  for (let round = 0; round < count && (round < atLeast || performance.now() < deadline); round++) {
    for (const contestant of shuffled(loaded)) {
      const games = gamesOf(contestant, round)
      const expected = await referenceOf(contestant.game).player.cycle(games)
      const rate = await contestant.player.slice(games, milliseconds, expected)
      rates.get(contestant.id).push(rate)
    }
  }
  return rates
}

/** Optimised code settles after a while, and late for boardgame.io; untimed, by CPU time. */
export async function warmUp(loaded, { milliseconds, slowMilliseconds }) {
  for (let part = 0; part < 2; part++)
    for (const contestant of loaded) {
      const usual = contestant.needs === 'peers' ? slowMilliseconds : milliseconds
      const share = Math.max(usual, contestant.warmUp ?? 0) / 2
      await contestant.player.slice(gamesOf(contestant, part), share)
    }
}

function shuffled(list) {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j], copy[i]]
  }
  return copy
}
