// One comparison at a time between a game and the same game with a changed card.
import { useEffect, useRef, useState } from 'react'
import type { LabBot } from './bot-select.tsx'
import { compare, type Comparison } from './compare.ts'

const SEED = 1

type Changed = Omit<Parameters<typeof compare>[0], 'bot' | 'seed'>

export interface Comparing {
  bot: LabBot
  setBot(bot: LabBot): void
  found: Comparison | null
  ask(): void
  stop(): void
}

export function useComparison(changed: () => Changed): Comparing {
  const [bot, setBot] = useState<LabBot>('greedy')
  const [found, setFound] = useState<Comparison | null>(null)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])
  return {
    bot,
    setBot,
    found,
    ask() {
      stop.current()
      stop.current = compare({ ...changed(), bot, seed: SEED }, setFound)
    },
    stop: () => stop.current(),
  }
}
