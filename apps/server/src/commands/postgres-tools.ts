// PostgreSQL brings its own tools for copying a database; they are found where Debian and others put them.
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

/** Passwords on a command line can be read by everybody on the box; in the environment they cannot. */
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

/** @param url of the database; null: it is not asked @throws Refusal with the tool's message */
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
