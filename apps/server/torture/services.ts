// A PostgreSQL and a Redis of one's own for tests: real ones, on free ports, in folders that go away again.
// They are found or installed (as root on Debian); where neither works, the message says how.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Certificate } from './certificate.ts'

const installer = fileURLToPath(new URL('../../../scripts/debian.mjs', import.meta.url))
const VERSIONS = '/usr/lib/postgresql'
const PASSWORD = 'only-for-tests'

export interface Service {
  url: string
  stop(): Promise<void>
}

/** A service that can go away and come back with all it had. */
export interface Interruptible extends Service {
  /** `immediate`: as in a crash, nothing is finished. */
  goAway(how?: 'fast' | 'immediate'): Promise<void>
  comeBack(): Promise<void>
}

function findPostgres(): string | null {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = versions.map((version) => join(VERSIONS, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

const findRedis = () =>
  ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((place) => existsSync(place)) ??
  null

function ensure(name: string, find: () => string | null): string {
  const found = find()
  if (found !== null) return found
  console.error(`Installing ${name} with apt-get (once) …`)
  const { stderr } = spawnSync(process.execPath, [installer, name], { encoding: 'utf8' })
  const installed = find()
  if (installed !== null) return installed
  throw new Error(`${name} was not found: ${stderr} (Debian: apt-get install ${name})`)
}

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })

const postgresId = (flag: string): number =>
  Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)

/** PostgreSQL refuses to run as root: then it runs as its own user. */
const asUser = () =>
  process.getuid?.() === 0 ? { uid: postgresId('-u'), gid: postgresId('-g') } : {}

/** @param certificate connections without TLS, and without the password, are refused */
export async function startPostgres(certificate?: Certificate): Promise<Interruptible> {
  const bin = ensure('postgresql', findPostgres)
  const user = asUser()
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-pg-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const own = (name: string, text: string): string => {
    const file = join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (user.uid !== undefined) chownSync(file, user.uid, user.gid!)
    return file
  }
  const entry =
    certificate === undefined
      ? ['-A', 'trust']
      : ['-A', 'scram-sha-256', '--pwfile', own('password', PASSWORD)]
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'cardwright', ...entry, '-E', 'UTF8', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  if (certificate !== undefined) {
    const { cert, key } = certificate
    const hba = own('hba.conf', 'hostssl all all 127.0.0.1/32 scram-sha-256\n')
    options.push('-c', 'ssl=on', '-c', `hba_file=${hba}`)
    options.push('-c', `ssl_cert_file=${own('server.pem', readFileSync(cert, 'utf8'))}`)
    options.push('-c', `ssl_key_file=${own('server.key', readFileSync(key, 'utf8'))}`)
  }
  const open = () => start(join(bin, 'postgres'), options, port, { ...user, cwd: folder })
  let server = await open()
  return {
    url:
      certificate === undefined
        ? `postgres://cardwright@127.0.0.1:${port}/postgres`
        : `postgres://cardwright:${PASSWORD}@localhost:${port}/postgres`,
    // without waiting for those who are connected
    goAway: (how) => end(server, how === 'immediate' ? 'SIGQUIT' : 'SIGINT'),
    async comeBack() {
      server = await open()
    },
    async stop() {
      await end(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param certificate connections without TLS, and without the password, are refused */
export async function startRedis(certificate?: Certificate): Promise<Service & { port: number }> {
  const program = ensure('redis-server', findRedis)
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-redis-'))
  const port = await freePort()
  const quiet = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1']
  const door =
    certificate === undefined
      ? ['--port', String(port)]
      : Object.entries({
          '--port': '0',
          '--tls-port': String(port),
          '--tls-auth-clients': 'no',
          '--tls-cert-file': certificate.cert,
          '--tls-key-file': certificate.key,
          '--tls-ca-cert-file': certificate.ca,
          '--requirepass': PASSWORD,
        }).flat()
  const server = await start(program, [...door, ...quiet], port, { cwd: folder })
  return {
    url:
      certificate === undefined
        ? `redis://127.0.0.1:${port}`
        : `rediss://:${PASSWORD}@localhost:${port}`,
    port,
    async stop() {
      await end(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function start(
  program: string,
  options: string[],
  port: number,
  how: { uid?: number; gid?: number; cwd: string },
): Promise<ChildProcess> {
  const server = spawn(program, options, { ...how, stdio: 'ignore' })
  await untilOpen(port, server)
  return server
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((done) => server.once('exit', done))
  server.kill(signal)
  await ended
}

async function untilOpen(port: number, server: ChildProcess): Promise<void> {
  for (let k = 0; k < 300; k++) {
    if (server.exitCode !== null) throw new Error(`it ended with code ${server.exitCode}`)
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => done(true)).once('error', () => done(false))
      socket.once('connect', () => socket.end())
    })
    if (isOpen) return void (await wait(200))
    await wait(100)
  }
  throw new Error('it did not start within 30 seconds')
}
