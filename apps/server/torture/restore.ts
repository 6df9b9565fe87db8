// Backs up and restores under load, with the very commands that docs/OPERATIONS.md tells an operator to use: afterwards
// every match is whole up to its back-up, and goes on from there.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Numbered } from '@cardwright/host'
import { connectSqlite } from '../src/storage/sqlite.ts'
import { databaseIn } from '../src/storage/data-folder.ts'
import { openOf } from './cluster.ts'
import { openTables, type Table } from './matches.ts'
import { NodeProcess } from './node-process.ts'
import { freePort } from './services.ts'
import { StubbornPlayer } from './stubborn-player.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The command lines of a section, one list for each of its blocks. */
export function commandsOf(section: string): string[][] {
  const text = readFileSync(join(root, 'docs/OPERATIONS.md'), 'utf8')
  const from = text.indexOf(`\n## ${section}\n`)
  if (from < 0) throw new Error(`OPERATIONS has no section "${section}"`)
  const to = text.indexOf('\n## ', from + 1)
  const blocks = text.slice(from, to < 0 ? undefined : to).matchAll(/^```\n([^]*?)^```$/gm)
  return [...blocks].map(([, lines]) => lines.trim().split('\n'))
}

export interface Spoken {
  code: number
  said: string
}

/** One line as an operator types it, in the folder of the repository. */
export function type(line: string, env: Record<string, string>): Promise<Spoken> {
  const shell = spawn('sh', ['-c', line], { cwd: root, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk) => (said += String(chunk)))
  return new Promise((done, fail) =>
    shell.once('error', fail).once('close', (code) => done({ code: code ?? -1, said })),
  )
}

export interface RestoreOptions {
  rounds: number
  matches: number
  game: string
  pace: number
  /** Milliseconds of play before and after the back-up. */
  life: number
  tell(line: string): void
}

export interface RestoreResult {
  rounds: number
  /** Matches that were in a back-up, and requests acknowledged before it began. */
  matches: number
  acknowledged: number
  /** Of those, what is not there after the restore. */
  missing: number
  /** Logs that are not the beginning of what was there before. */
  changed: number
  /** Entries that came after the back-up, and rightly are gone: it was restored, not left as it was. */
  setBack: number
  /** Matches that were played on to their end afterwards, and that were not. */
  ended: number
  stuck: number
  /** Commands that failed. */
  failed: string
}

export async function restoreAgain(options: RestoreOptions): Promise<RestoreResult> {
  const { rounds, matches, game, pace, life, tell } = options
  const [backingUp, restoring] = commandsOf('Back-up and restore')
  const place = mkdtempSync(join(tmpdir(), 'cardwright-restore-'))
  const data = join(place, 'data')
  const node = new NodeProcess({ port: await freePort(), data })
  const result: RestoreResult = {
    rounds,
    matches: 0,
    acknowledged: 0,
    missing: 0,
    changed: 0,
    setBack: 0,
    ended: 0,
    stuck: 0,
    failed: '',
  }
  const follow = async (lines: readonly string[], env: Record<string, string>) => {
    for (const line of lines)
      if (line === 'systemctl stop cardwright') await node.stop()
      else if (line === 'systemctl start cardwright') await node.start()
      else {
        const { code, said } = await type(line, env)
        if (code !== 0) result.failed += `${line}: ${said}\n`
      }
  }
  try {
    await node.start()
    for (let round = 0; round < rounds; round++) {
      const env = { DATA: data, BACKUPS: join(place, `round ${round}`) }
      const tables = await openTables([node.address], matches, game, pace)
      await wait(life * (0.5 + Math.random()))
      const before = tables.map(({ players }) => players.map((one) => [...one.acknowledged]))
      await follow(backingUp, env)
      await wait(life * (0.5 + Math.random()))
      for (const { players } of tables) for (const player of players) player.close()
      const was = await logsOf(data, tables)
      await follow(restoring, env)
      const is = await logsOf(data, tables)
      tables.forEach((_, k) => {
        const log = is[k]
        result.matches++
        result.acknowledged += before[k].flat().length
        before[k].forEach((numbers, seat) => {
          const there = new Set(
            log.flatMap(({ entry }) => ('n' in entry && entry.seat === seat ? [entry.n] : [])),
          )
          result.missing += numbers.filter((n) => !there.has(n)).length
        })
        if (JSON.stringify(was[k].slice(0, log.length)) !== JSON.stringify(log)) result.changed++
        result.setBack += was[k].length - log.length
      })
      const stuck = await playOn(node.address, tables)
      result.stuck += stuck
      result.ended += tables.length - stuck
      tell(`restore ${round + 1} of ${rounds}: ${result.acknowledged} acknowledged before it`)
    }
    return result
  } finally {
    await node.kill()
    rmSync(place, { recursive: true, force: true })
  }
}

async function logsOf(data: string, tables: readonly Table[]): Promise<Numbered[][]> {
  const store = connectSqlite(databaseIn(data))
  const logs: Numbered[][] = []
  for (const { match } of tables) logs.push(await store.read(match, 0))
  await store.close()
  return logs
}

const PATIENCE = 60_000

const pick = (length: number) => Math.floor(Math.random() * length)

/** The same people with the same links. @returns how many matches do not end */
async function playOn(address: string, tables: readonly Table[]): Promise<number> {
  const again = tables.map(({ match, players }) => ({
    match,
    players: players.map((old) => new StubbornPlayer([address], match, old.seatToken, pick)),
  }))
  for (const { players } of again) for (const player of players) player.play()
  const begun = performance.now()
  while (openOf(again).length > 0 && performance.now() - begun < PATIENCE) await wait(50)
  for (const { players } of again) for (const player of players) player.close()
  return openOf(again).length
}

export const isRestored = (result: RestoreResult): boolean =>
  result.failed === '' &&
  result.missing + result.changed + result.stuck === 0 &&
  result.acknowledged > 0
