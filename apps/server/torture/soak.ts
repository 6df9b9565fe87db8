// Play that goes on for long: matches end and others begin, and the server must not grow.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openTables, type Table } from './matches.ts'
import { MemoryWatch, type Growth } from './memory-watch.ts'
import { NodeProcess } from './node-process.ts'
import { freePort } from './services.ts'

/** The first matches are made and everything is compiled: three minutes of ten. */
const WARM_UP = 0.3

export interface SoakOptions {
  minutes: number
  /** Matches that must have ended, however long a busy machine takes for them. */
  atLeast?: number
  matches: number
  game: string
  /** Mean time a player takes to answer, in ms. */
  pace: number
  tell(line: string): void
}

export interface SoakResult extends Growth {
  minutes: number
  matches: number
  played: number
  acceptedPerSecond: number
}

export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { minutes, atLeast = 0, matches, game, pace, tell } = options
  const data = mkdtempSync(join(tmpdir(), 'cardwright-soak-'))
  const node = new NodeProcess({ port: await freePort(), data })
  await node.start()
  let tables: Table[] = []
  const ended = { matches: 0, accepted: 0 }
  try {
    const refill = async (): Promise<void> => {
      const over = tables.filter(({ players }) => players.every(({ ending }) => ending !== null))
      for (const { players } of over)
        for (const player of players) {
          ended.accepted += player.acknowledged.length
          player.close()
        }
      ended.matches += over.length
      tables = tables.filter((table) => !over.includes(table))
      tables.push(...(await openTables([node.address], matches - tables.length, game, pace)))
    }
    const accepted = () =>
      tables
        .flatMap(({ players }) => players)
        .reduce((n, { acknowledged }) => n + acknowledged.length, ended.accepted)
    await refill()
    const begun = performance.now()
    const before = accepted()
    const seconds = () => (performance.now() - begun) / 1000
    const memory = new MemoryWatch(node.pid!, WARM_UP)
    while (seconds() < minutes * 60 || ended.matches < atLeast) {
      await wait(250)
      await refill()
      const mb = memory.look(seconds() / (minutes * 60))
      tell(
        `${Math.round(seconds())} of ${Math.round(minutes * 60)} s: ${Math.round((accepted() - before) / seconds())} answers/s, ${mb} MB`,
      )
    }
    const rate = (accepted() - before) / seconds()
    return {
      minutes,
      matches,
      played: ended.matches,
      acceptedPerSecond: Math.round(rate),
      ...memory.growth(),
    }
  } finally {
    for (const { players } of tables) for (const player of players) player.close()
    await node.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
