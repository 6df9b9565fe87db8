// A server as a process of its own, which can be killed without warning.
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { programOf } from './program.ts'

const ORDINARY = '../src/run.ts'
/** As `npm start` runs it; docs/decisions/017 tells why. */
const FLAGS = ['--max-semi-space-size=32', '--v8-pool-size=0']
const root = fileURLToPath(new URL('../../../', import.meta.url))

export interface Place {
  port: number
  data: string
  env?: Record<string, string>
  /** `messages`: everything comes from one address; by default nothing is limited at all. */
  limits?: 'messages' | 'ordinary'
  /** Hears every line of the server's log. */
  log?: (line: string) => void
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
    const { port, data, env, limits, log, profile, program = ORDINARY } = this.place
    const own = ['--port', String(port), '--data', data]
    if (limits !== 'ordinary') own.push(limits === undefined ? '--unlimited' : '--one-address')
    const file = await programOf(new URL(program, import.meta.url))
    const args = [...FLAGS, file, ...own]
    if (profile !== undefined) args.unshift('--cpu-prof', '--cpu-prof-dir', profile)
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    if (log !== undefined) createInterface(child.stdout!).on('line', log)
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
    const { child, isRunning } = this
    this.child = null
    // it may have ended by itself
    if (child === null || !isRunning) return null
    const gone = new Promise<number | null>((done) => child.once('exit', done))
    child.kill(signal)
    return gone
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null
  }

  get pid(): number | undefined {
    return this.child?.pid
  }
}
