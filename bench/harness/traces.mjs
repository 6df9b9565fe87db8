// Proof that all contestants play the same games: list length, choice, mana and monsters at every
// decision, and the winner, folded into one number per game.
import { TraceDiffers } from './measure.mjs'

/** Tic-tac-toe is so short that it takes many games to say anything. */
const shortGames = 20

export function checkTraces(loaded, referenceOf, { fast, slow }) {
  const report = {}
  for (const game of new Set(loaded.map((each) => each.game))) {
    const times = game === 'tictactoe' ? shortGames : 1
    const reference = referenceOf(game)
    const games = (reference.needs === 'peers' ? slow : fast) * times
    const { known, ...found } = survey(reference.module, games)
    const others = loaded.filter((each) => each.game === game && each !== reference)
    const checked = others.map((each) => {
      const first = (each.needs === 'peers' ? slow : fast) * times
      return [each.id, compare(each, known.slice(0, first))]
    })
    report[game] = { ...found, checked: Object.fromEntries(checked) }
  }
  return report
}

function survey(module, games) {
  const known = []
  const tally = emptyTally()
  for (let game = 0; game < games; game++) {
    module.checkGame(game, tally)
    known.push(tally.trace)
  }
  const { decisions, listed, units } = tally
  return {
    known,
    games,
    decisions,
    checksum: checksum(known),
    decisionsPerGame: decisions / games,
    meanList: listed / decisions,
    meanUnits: units / decisions,
  }
}

function compare({ id, module }, known) {
  const tally = emptyTally()
  known.forEach((trace, game) => {
    module.checkGame(game, tally)
    if (tally.trace !== trace)
      throw new TraceDiffers(`${id} leaves another trace than the reference in game ${game}`)
  })
  return known.length
}

const emptyTally = () => ({ trace: 0, decisions: 0, listed: 0, units: 0 })

const checksum = (traces) =>
  (traces.reduce((sum, trace) => (Math.imul(sum, 31) + trace) | 0, 0) >>> 0).toString(16)
