// A server as a process of its own, which can be killed without warning.
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ORDINARY = '../src/run.ts'
/** As `npm start` runs it; docs/decisions/017 tells why. */
const FLAGS = ['--max-semi-space-size=32', '--v8-pool-size=0']
const root = fileURLToPath(new URL('../../../', import.meta.url))

export interface Place {
  port: number
  data: string
  env?: Record<string, string>
  /** Everything comes from one address; by default nothing is limited at all. */
  limits?: 'messages'
  /** A folder for a CPU profile, which is written when it is stopped. */
  profile?: string
  /** Another program than the ordinary one, from this folder. */
  program?: string
}

export class NodeProcess {
  readonly address: string
  private readonly place: Place
  private child: ChildProcess | null = null

  constructor(place: Place) {
    this.place = place
    this.address = `http://127.0.0.1:${place.port}`
  }

  async start(): Promise<void> {
    const { port, data, env, limits, profile, program = ORDINARY } = this.place
    const without = limits === undefined ? '--unlimited' : '--one-address'
    const own = ['--port', String(port), '--data', data, without]
    const file = fileURLToPath(new URL(program, import.meta.url))
    const args = [...FLAGS, '--import', 'tsx', file, ...own]
    if (profile !== undefined) args.unshift('--cpu-prof', '--cpu-prof-dir', profile)
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    await new Promise<void>((ready, fail) => {
      child.stdout!.once('data', () => ready())
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)))
    })
  }

  /** Nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** @returns its exit code; null: it was not running */
  stop(): Promise<number | null> {
    return this.end('SIGTERM')
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this
    this.child = null
    // it may have ended by itself
    if (child === null || child.exitCode !== null || child.signalCode !== null) return null
    const gone = new Promise<number | null>((done) => child.once('exit', done))
    child.kill(signal)
    return gone
  }

  get pid(): number | undefined {
    return this.child?.pid
  }
}
