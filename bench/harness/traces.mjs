// Proof that all contestants play the same games: list length, choice, mana and monsters at every
// decision, and the winner, folded into one number per game.
import { TraceDiffers } from './measure.mjs'

/** Tic-tac-toe is so short that it takes many games to say anything. */
const shortGames = 20

export async function checkTraces(loaded, referenceOf, { fast, slow }) {
  const report = {}
  for (const game of new Set(loaded.map((each) => each.game))) {
    const times = game === 'tictactoe' ? shortGames : 1
    const reference = referenceOf(game)
    const games = (reference.needs === 'peers' ? slow : fast) * times
    const { known, decisions, listed, units } = await reference.player.survey(games)
    const checked = {}
    for (const each of loaded)
      if (each.game === game && each !== reference)
        checked[each.id] = await compare(
          each,
          known,
          (each.needs === 'peers' ? slow : fast) * times,
        )
    report[game] = {
      games,
      decisions,
      checksum: checksum(known),
      decisionsPerGame: decisions / games,
      meanList: listed / decisions,
      meanUnits: units / decisions,
      checked,
    }
  }
  return report
}

/** The traces of the first games. */
export function survey(module, games) {
  const known = []
  const tally = { trace: 0, decisions: 0, listed: 0, units: 0 }
  for (let game = 0; game < games; game++) {
    module.checkGame(game, tally)
    known.push(tally.trace)
  }
  return { known, ...tally }
}

async function compare({ id, player }, known, most) {
  const games = Math.min(most, known.length)
  const { known: left } = await player.survey(games)
  const other = left.findIndex((trace, game) => trace !== known[game])
  if (other >= 0)
    throw new TraceDiffers(`${id} leaves another trace than the reference in game ${other}`)
  return games
}

const checksum = (traces) =>
  (traces.reduce((sum, trace) => (Math.imul(sum, 31) + trace) | 0, 0) >>> 0).toString(16)
