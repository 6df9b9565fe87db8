import type { Action } from '@cardwright/engine'
import { beforeAll, expect, test } from 'vitest'
import { forestGame } from '../../test/kit/forest-game.ts'
import { LocalMatch } from './local-match.ts'
import { wordsOf } from './words.ts'

let game: Awaited<ReturnType<typeof forestGame>>
beforeAll(async () => {
  game = await forestGame()
})

const match = () =>
  new LocalMatch(game, {
    game: 'forest',
    players: [{ kind: 'human' }, { kind: 'human' }],
    options: { mode: 'demo' },
    seed: 3,
  })

test.each(['en', 'ru'] as const)('what is left to press is named: %s', (lang) => {
  const words = wordsOf(game.pack, lang, String)
  const end: Action = { kind: 'move', move: 'endTurn' }
  const moment = { ...match().momentFor(0), legal: [end] }
  expect(words.prompt(moment)).toContain(words.term('moves', 'endTurn'))
})

test.each(['en', 'ru'] as const)('the question of an ability is one sentence: %s', (lang) => {
  const words = wordsOf(game.pack, lang, String)
  const { holder, path, ability } = { holder: 'warpMage', path: [0, 0], ability: 'displace' }
  const { view, ...rest } = match().momentFor(0)
  const asking = { ...view.asking!, kind: 'pick' as const, holder, path, ability }
  expect(words.prompt({ ...rest, view: { ...view, asking } })).toMatch(/^\S+: \p{Ll}.*\.$/u)
})
