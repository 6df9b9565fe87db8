// Runs in a Web Worker: one bot that answers questions about worlds it is sent.
import { createBot } from '@cardwright/bots'
import { loadMatch, nameAction } from '@cardwright/engine'
import { openRules } from '../shelf/rules.ts'
import type { Question, Reply } from './messages.ts'

const say = (reply: Reply) => postMessage(reply)

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, world, seat, seed } = data
  try {
    const opened = openRules(world.game)
    if (opened === null) throw new Error(`no game "${world.game}"`)
    const match = loadMatch(await opened, world)
    const action = createBot('greedy', seed, seat).choose(match, seat)
    say({ id, kind: 'answer', action: nameAction(match, action) })
  } catch (error) {
    say({ id, kind: 'problem', message: error instanceof Error ? error.message : String(error) })
  }
})
