// The short version of `npm run torture -- seeds`.
import { newSecret } from '@cardwright/protocol/deal'
import { allowSecrets } from '@cardwright/engine/secret'
import { expect, test } from 'vitest'
import { openShelf } from '../src/games.ts'
import { dealt, guess } from '../torture/seeds.ts'

const TRIES = 2 ** 20

test('who has seen twelve cards finds a number they were dealt from, but no secret', async () => {
  allowSecrets()
  for (const game of (await openShelf()).values())
    for (const stream of [0, 1]) {
      expect(guess(dealt(game, 777_777, stream), stream, TRIES)).toEqual([777_777])
      expect(guess(dealt(game, newSecret(), stream), stream, TRIES)).toEqual([])
    }
})
