// Every game with longer decks is refused by name, or plays like the printed one. `npm run fuzz:decks` plays many more games.
import { fileURLToPath } from 'node:url'
import { readPackFolder } from '@cardwright/content/node'
import { playDecks, withDecks } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { games } from '../src/here.ts'

const SIZE = { games: 12, seed: 1, decisions: 600 }
const DECKS = [
  { times: 1, more: 1 },
  { times: 2, more: 0 },
  { times: 3, more: 0 },
  { times: 3, more: 1 },
]

test.each(games.map((entry) => [entry.id, entry] as const))(
  'longer decks of %s are refused, or play and stay whole',
  async (_id, { contentUrl, code }) => {
    const files = await readPackFolder(fileURLToPath(contentUrl))
    for (const decks of DECKS) {
      const { refused, games } = playDecks(withDecks(files, decks), code, SIZE)
      expect(refused ?? games).toSatisfy((fate) => fate === SIZE.games || typeof fate === 'string')
      expect(refused).not.toBe('')
    }
  },
)
