// `npm run fuzz:decks -- --games 2000`: every game with the printed decks and with longer ones, played at random. Wins of
// the first seat are to be those of the printed decks, within chance; a game that refuses a deck says why.
import { games } from '@cardwright/games/here'
import { readPackFolder } from '@cardwright/content/node'
import { playDecks, withDecks, type Decks } from '@cardwright/testkit'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    decisions: { type: 'string', default: '1500' },
  },
})
const size = {
  games: Number(values.games),
  seed: Number(values.seed),
  decisions: Number(values.decisions),
}
const LONGER: Decks[] = [1, 2, 3].flatMap((times) => [0, 1].map((more) => ({ times, more })))
/** Standard errors of a difference. */
const NOISE = 4

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

let odd = 0
for (const { id, contentUrl, code } of games) {
  if (values.game !== undefined && id !== values.game) continue
  const files = await readPackFolder(fileURLToPath(contentUrl))
  if (files['decks.json'] === undefined) continue
  let printed: number | null = null
  for (const decks of LONGER) {
    const name = `${id}, decks ×${decks.times}${decks.more > 0 ? ` and ${decks.more} card` : ''}`
    const { refused, won, games: n } = playDecks(withDecks(files, decks), code, size)
    if (refused !== null) {
      console.log(`${name}: refused: ${refused}`)
      continue
    }
    const share = won[0] / n
    printed ??= share
    const error = Math.sqrt((printed * (1 - printed) + share * (1 - share)) / n)
    const isOdd = Math.abs(share - printed) > NOISE * Math.max(error, 1 / n)
    if (isOdd) odd++
    const wins = won.map((w) => percent(w / n)).join(', ')
    console.log(`${name}: ${n} games, won by seat ${wins}${isOdd ? '  ODD' : ''}`)
  }
}
process.exitCode = odd > 0 ? 1 : 0
