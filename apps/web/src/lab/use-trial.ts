// What happens to an edited card when it is played: found out in a worker, after a pause in the typing.
import type { Pack } from '@cardwright/engine'
import { useEffect, useState } from 'react'
import type { FromTrialWorker, ToTrialWorker } from './messages.ts'

const PAUSE = 400
/** A card that takes longer does not come to an end. */
const PATIENCE = 8000
const ENDLESS = 'does not come to an end when it is played'

export interface Trial {
  pack: Pack
  /** English sentences; empty: the card plays. */
  said: readonly string[]
}

/** @returns null while the pack was not tried yet */
export function useTrial(game: string, pack: Pack, card: string, isWanted: boolean): Trial | null {
  const [trial, setTrial] = useState<Trial | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let worker: Worker | null = null
    const tell = (said: readonly string[]) => {
      clearTimeout(waited)
      worker?.terminate()
      setTrial({ pack, said })
    }
    const begin = () => {
      worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<FromTrialWorker>) =>
        tell(data.said),
      )
      worker.addEventListener('error', ({ message }) => tell([message]))
      worker.postMessage({ game, pack, card } satisfies ToTrialWorker)
    }
    const typed = setTimeout(begin, PAUSE)
    const waited = setTimeout(() => tell([ENDLESS]), PAUSE + PATIENCE)
    return () => {
      clearTimeout(typed)
      clearTimeout(waited)
      worker?.terminate()
    }
  }, [game, pack, card, isWanted])
  return trial?.pack === pack ? trial : null
}
