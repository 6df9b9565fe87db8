// Runs in a Web Worker: plays an edited card in a sandbox, so that no card can freeze the page.
import { tryPack } from '@cardwright/content/trial'
import { entries } from '../shelf/rules.ts'
import type { FromTrialWorker, ToTrialWorker } from './messages.ts'

const SECONDS = 1

async function play({ game, pack, card }: ToTrialWorker): Promise<FromTrialWorker> {
  const code = await entries[game].code()
  const { faults, stopped } = tryPack(pack, code, { card, seconds: SECONDS })
  return { said: [...faults, ...stopped].map(({ message }) => message) }
}

addEventListener('message', ({ data }: MessageEvent<ToTrialWorker>) => {
  void play(data).then((found) => postMessage(found))
})
