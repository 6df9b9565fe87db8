// What a node is started with, and what the starter gets.
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { Release } from '../games.ts'
import type { Limits } from '../limits.ts'
import type { Retention } from '../retention.ts'
import type { StorageOptions } from '../storage/open.ts'

/** An answer from the files of the page; without a body where the browser has the file already. */
export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | null
}

export interface NodeOptions extends StorageOptions {
  port: number
  /** Where to listen; by default only this machine can reach it. */
  host?: string
  /** A file with the certificate that signed the one of Redis. */
  redisCa?: string
  /** Answers everything that is not the server's own. */
  page?: (path: string, headers: IncomingHttpHeaders) => Promise<PageAnswer>
  origins?: readonly string[]
  limits?: Partial<Limits>
  /** Behind a proxy the address is in a header. */
  isBehindProxy?: boolean
  /** Its bearer may read the metrics; without one only programs on this machine may. */
  metricsToken?: string
  /** STUN and TURN servers for pages that connect to each other. */
  ice?: readonly string[]
  /** Threads in which bots think; by default one less than there are cores, and two at least. */
  botWorkers?: number
  /** Matches with bots that may be played at once, made from one address. */
  botMatches?: number
  /** How long matches are kept that are over or abandoned; by default for ever. */
  retention?: Retention
  logLevel?: string
  /** Where the log goes instead of the standard output. */
  logTo?: { write(line: string): void }
  /** This node's calendar, and how long players may be away: for tests. */
  now?: () => number
  grace?: number
  /** Who may moderate: `anna:her-secret;boris:his-secret`. */
  moderators?: string
  /** A date: this node plays until then and stops by itself; newer ones take its matches over. */
  playsUntil?: string
  /** What it plays; for tests of two releases side by side. */
  release?: Release
}

export interface RunningNode {
  address: string
  port: number
  server: Server
  /** An error escaped its handler: it is reported to the operator. */
  survived(error: unknown, what: string): void
  /** Compiles the usual rules, a little at a time. */
  warmUp(): Promise<void>
  stop(): Promise<void>
}
