// A database of an older version with many matches: whoever brings it up to date is killed while it does, again and
// again. Afterwards a server starts on it, and every match and entry is there.
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  Kysely,
  PostgresDialect,
  sql,
  SqliteDialect,
  type Dialect,
  type SqliteDatabase,
} from 'kysely'
import Database from 'libsql'
import { Pool } from 'pg'
import { databaseIn } from '../src/storage/data-folder.ts'
import { migrate, SCHEMA, STEP, type Tables } from '../src/storage/tables.ts'
import { NodeProcess } from './node-process.ts'
import { programOf } from './program.ts'
import { freePort, startPostgres } from './services.ts'

export interface MigrationOptions {
  storage: 'sqlite' | 'postgres'
  kills: number
  matches: number
  tell(line: string): void
}

export interface MigrationResult {
  kills: number
  /** Kills after which it was not up to date yet, and after which it was. */
  before: number
  after: number
  matches: number
  entries: number
  lostMatches: number
  lostEntries: number
  /** Whether a server started on it in the end, and stopped cleanly. */
  isServed: boolean
}

/** The first version that was given to others. */
const OLD = 1
const ENTRIES = 3
const AT_ONCE = 500
const opener = new URL('./open-database.ts', import.meta.url)

/** A database that can be made as it was. */
interface Victim {
  readonly data: string
  /** Of a PostgreSQL. */
  url?: string
  dialect(): Dialect
  /** Remembers it as it is, and makes it so again. */
  remember(): Promise<void>
  setBack(): Promise<void>
  remove(): Promise<void>
}

export async function killInMigration(options: MigrationOptions): Promise<MigrationResult> {
  const { storage, kills, matches, tell } = options
  const victim = storage === 'sqlite' ? ofSqlite() : await ofPostgres()
  const result = { kills, before: 0, after: 0, lostMatches: 0, lostEntries: 0, isServed: false }
  const entries = matches * ENTRIES
  const within = async <T>(use: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
    const db = new Kysely<Tables>({ dialect: victim.dialect() })
    try {
      return await use(db)
    } finally {
      await db.destroy()
    }
  }
  try {
    await within(async (db) => {
      await migrate(db, OLD)
      await fill(db, matches)
    })
    await victim.remember()
    // kills come earlier when they came too late, and later when they came too early
    let most = 500
    for (let k = 0; k < kills; k++) {
      await victim.setBack()
      await openAndKill(victim, Math.random() * most)
      const isDone = (await within(schemaOf)) === SCHEMA
      result[isDone ? 'after' : 'before']++
      most = isDone ? most * 0.8 : most * 1.2 + 1
      tell(`${storage}: kill ${k + 1} of ${kills}, ${result.before} of them in time`)
    }
    // nobody but the server sees what the last one left
    await victim.setBack()
    await openAndKill(victim, Math.random() * most)
    const { data, url } = victim
    const env = url === undefined ? undefined : { DATABASE_URL: url }
    const node = new NodeProcess({ port: await freePort(), data, env })
    await node.start()
    result.isServed = (await node.stop()) === 0
    result.lostMatches = matches - (await within((db) => count(db, 'match')))
    result.lostEntries = entries - (await within((db) => count(db, 'entry')))
    return { ...result, matches, entries }
  } finally {
    await victim.remove()
  }
}

export const isMigrated = (result: MigrationResult): boolean =>
  result.lostMatches + result.lostEntries === 0 && result.isServed

async function openAndKill({ data, url }: Victim, after: number): Promise<void> {
  const args = [await programOf(opener), data, url ?? '']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise((done) => child.once('exit', done))
  // it says when everything is loaded and the work begins
  await Promise.race([new Promise((ready) => child.stdout.once('data', ready)), ended])
  await wait(after)
  child.kill('SIGKILL')
  await ended
}

function ofSqlite(): Victim {
  const root = mkdtempSync(join(tmpdir(), 'cardwright-migration-'))
  const kept = join(root, 'as-it-was')
  // Connections here close late, when their statements are collected, and then clear files away by name: whatever is
  // made again gets a folder of its own.
  let round = 0
  const data = () => join(root, String(round))
  const path = () => databaseIn(data())
  mkdirSync(data())
  return {
    get data() {
      return data()
    },
    dialect: () =>
      new SqliteDialect({ database: new Database(path()) as unknown as SqliteDatabase }),
    remember: async () => copyFileSync(path(), kept),
    async setBack() {
      rmSync(data(), { recursive: true })
      round++
      mkdirSync(data())
      copyFileSync(kept, path())
    },
    remove: async () => rmSync(root, { recursive: true, force: true }),
  }
}

async function ofPostgres(): Promise<Victim> {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-migration-'))
  const service = await startPostgres()
  const named = (name: string) => service.url.replace(/postgres$/, name)
  const say = async (...lines: string[]) => {
    const pool = new Pool({ connectionString: service.url })
    for (const line of lines) await pool.query(line)
    await pool.end()
  }
  await say('CREATE DATABASE victim')
  const url = named('victim')
  return {
    data,
    url,
    dialect: () => new PostgresDialect({ pool: new Pool({ connectionString: url }) }),
    remember: () => say('CREATE DATABASE as_it_was TEMPLATE victim'),
    setBack: () =>
      say('DROP DATABASE victim WITH (FORCE)', 'CREATE DATABASE victim TEMPLATE as_it_was'),
    async remove() {
      await service.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** In the words of the old version: columns that came later are not known to it. */
async function fill(db: Kysely<Tables>, matches: number): Promise<void> {
  await sql`INSERT INTO setting (name, value) VALUES ('secret', 'c2VjcmV0')`.execute(db)
  for (let from = 0; from < matches; from += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, matches - from) }, (_, k) => from + k)
    const rows = ids.map((k) => sql`(${`m${k}`}, 'forest', '', '{}', 1, '{}', 0, ${k})`)
    await sql`INSERT INTO match (id, game, pack, options, seed, clock, open, created_at) VALUES ${sql.join(rows)}`.execute(
      db,
    )
    for (let seq = 1; seq <= ENTRIES; seq++) {
      const body = '{"kind":"begin","at":0}'
      const lines = ids.map((k) => sql`(${`m${k}`}, ${seq}, ${body})`)
      await sql`INSERT INTO entry (match, seq, body) VALUES ${sql.join(lines)}`.execute(db)
    }
  }
}

async function schemaOf(db: Kysely<Tables>): Promise<number> {
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', STEP)
    .executeTakeFirstOrThrow()
  return Number(value)
}

async function count(db: Kysely<Tables>, table: 'match' | 'entry'): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
