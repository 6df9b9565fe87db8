// One device for two people: who gets it, and when.
import type { Action, View } from '@cardwright/engine'
import { openGame } from '@cardwright/games'
import { expect, test } from 'vitest'
import type { BotDesk } from '../bots/bot-desk.ts'
import type { Title } from '../shelf/title.ts'
import { Archive, newRecord } from './archive.ts'
import type { MatchPlan } from './plan.ts'
import { Play } from './play.ts'

const nobody = { ask: () => ({ hurry() {}, drop() {} }), close() {} } as unknown as BotDesk
const LONGEST = 60

/** @returns how often the device went from hand to hand until the first turn was over, and how many windows opened */
async function handOversOfATurn(passes: boolean) {
  const game = await openGame('games/taktik')
  let windows = 0
  const ahead = (view: View, legal: readonly Action[]) => {
    if (view.asking?.kind !== 'window') return null
    windows++
    return passes ? { actions: [legal.find(({ kind }) => kind === 'decline')!], order: null } : null
  }
  const plan: MatchPlan = {
    game: game.id,
    players: [{ kind: 'human' }, { kind: 'human' }],
    options: { map: 'duel', deck: '10' },
    seed: 3,
  }
  const title = { game, pack: game.pack, board: { ahead }, icons: {} } as unknown as Title
  const kept = { getItem: () => null, setItem() {}, removeItem() {}, key: () => null, length: 0 }
  const play = new Play(title, newRecord(plan, game.pack.hash), new Archive(kept), nobody)
  let handOvers = 0
  for (let k = 0; k < LONGEST; k++) {
    const { handTo, seated } = play.state.getState()
    if (handTo !== null) {
      handOvers++
      play.takeSeat()
      continue
    }
    const { moment, answer } = seated!.table.getState()
    if (moment.view.active === 1) break
    const march = moment.legal.find((one) => one.kind === 'use' && one.ability === 'march')
    const decline = moment.legal.find(({ kind }) => kind === 'decline')
    answer([march ?? decline ?? moment.legal[0]])
  }
  play.stop()
  return { handOvers, windows }
}

test('a window that is passed in advance takes the device to nobody', async () => {
  const asked = await handOversOfATurn(false)
  const passed = await handOversOfATurn(true)
  expect(passed.windows).toBeGreaterThan(0)
  // at the beginning, and to the other player when the turn is over
  expect(passed.handOvers).toBeLessThanOrEqual(2)
  expect(asked.handOvers).toBeGreaterThan(passed.handOvers)
})
