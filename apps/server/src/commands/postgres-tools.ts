// PostgreSQL has its own tools for copying a database; this finds them in the usual places.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Refusal } from './place.ts'

type Tool = 'pg_dump' | 'pg_restore'

const DEBIAN = '/usr/lib/postgresql'

function find(tool: Tool): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ]
  const found = folders.map((folder) => join(folder, tool)).find((path) => existsSync(path))
  if (found === undefined)
    throw new Refusal(
      `${tool} was not found. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client), or run this where they are.`,
    )
  return found
}

/** Other users can read passwords on a command line, but not in the environment. */
function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const words = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''))
}

/** @param url of the database; null: not needed @throws Refusal with the tool's message */
export async function runPostgresTool(
  tool: Tool,
  url: string | null,
  args: string[],
): Promise<void> {
  const env = { ...process.env, ...(url === null ? {} : environmentOf(url)) }
  const child = spawn(find(tool), args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done))
  if (code !== 0) throw new Refusal(`${tool} failed: ${said.trim() || `exit code ${String(code)}`}`)
}
