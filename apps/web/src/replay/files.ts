// Replays as files. The format is the engine's own, so the command line reads them, too.
import type { Replay, Seed } from '@cardwright/engine'

export function saveReplay(replay: Replay, name: string): void {
  const text = `${JSON.stringify(replay)}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName(name)}-${shortSeed(replay.seed)}.json`
  link.click()
  // the browser has to take it first
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Enough to tell two matches apart. */
export const shortSeed = (seed: Seed): string => String(seed).slice(0, 10)

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'replay'
