// What a node is started with, and what the starter gets.
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { Release } from '../games.ts'
import type { Limits } from '../limits.ts'
import type { Retention } from '../retention.ts'
import type { StorageOptions } from '../storage/open.ts'

/** A response from the files of the page; without a body if the browser already has the file. */
export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | null
}

export interface NodeOptions extends StorageOptions {
  port: number
  /** Where to listen; by default only this machine can reach it. */
  host?: string
  /** A CA certificate file for Redis. */
  redisCa?: string
  /** Handles all requests that are not for the API. */
  page?: (path: string, headers: IncomingHttpHeaders) => Promise<PageAnswer>
  origins?: readonly string[]
  limits?: Partial<Limits>
  /** Set behind a proxy, where the client's address is in a header. */
  isBehindProxy?: boolean
  /** The token for reading metrics; without one only programs on this machine may read them. */
  metricsToken?: string
  /** STUN and TURN servers for peer-to-peer matches. */
  ice?: readonly string[]
  /** Bot threads; by default one less than the number of cores, and at least two. */
  botWorkers?: number
  /** The maximum of running matches with bots per creator address. */
  botMatches?: number
  /** How long finished and abandoned matches are kept; by default forever. */
  retention?: Retention
  logLevel?: string
  /** Where the log goes, instead of standard output. */
  logTo?: { write(line: string): void }
  /** For tests: this node's clock, and how long players may be away. */
  now?: () => number
  grace?: number
  /** Who may moderate: `anna:her-secret;boris:his-secret`. */
  moderators?: string
  /** A date until which this node plays; then it stops, and newer nodes take over its matches. */
  playsUntil?: string
  /** The games; for tests of two releases side by side. */
  release?: Release
}

export interface RunningNode {
  address: string
  port: number
  server: Server
  /** Called for an unhandled error, which is reported to the operator. */
  survived(error: unknown, what: string): void
  /** Compiles the usual rules in small steps. */
  warmUp(): Promise<void>
  stop(): Promise<void>
}
