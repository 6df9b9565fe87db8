// What the rest of a node stands on: its storage, the rules it plays, and where failures are reported.
import { games } from '@cardwright/games/here'
import { codeVersions } from '@cardwright/games/code-version'
import { pino, type Logger } from 'pino'
import { Faults } from '../faults.ts'
import { openShelf, type Release, type Shelf } from '../games.ts'
import { ORDINARY, type Limits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import { Packs } from '../packs.ts'
import { Pseudonyms } from '../pseudonyms.ts'
import { readUntil, Roster } from '../roster.ts'
import { SharedClock } from '../shared-clock.ts'
import { Keys } from '../signing-keys.ts'
import { hindranceIn } from '../storage/damaged.ts'
import { openStorage, type Opened } from '../storage/open.ts'
import type { Store } from '../storage/store.ts'
import { newId, newSecret, Tokens } from '../tokens.ts'
import { Versions } from '../versions.ts'
import { Writing } from '../writing.ts'
import type { NodeOptions } from './options.ts'

/** The games a node plays, and the versions of their rules. */
interface Rulebook {
  shelf: Shelf
  packs: Packs
  roster: Roster
  versions: Versions
}

export interface Ground extends Rulebook {
  /** The id of this node. */
  node: string
  log: Logger
  metrics: Metrics
  limits: Limits
  storage: Opened
  store: Store
  clock: SharedClock
  tokens: Tokens
  pseudonyms: Pseudonyms
  faults: Faults
  writing: Writing
  trouble(error: unknown): void
}

export async function openGround(options: NodeOptions, metrics: Metrics): Promise<Ground> {
  const level = options.logLevel ?? 'warn'
  const log: Logger = options.logTo ? pino({ level }, options.logTo) : pino({ level })
  const node = newId()
  // compute the version in parallel
  const releasing = options.release ?? codeVersions().then((codes): Release => ({ games, codes }))
  const storage = await openStorage(options, log, (isSplit) => metrics.split.set(isSplit ? 1 : 0))
  const { store } = storage
  const clock = new SharedClock(() => store.time(), options.now ?? Date.now)
  const tokens = new Tokens(await openKeys(storage))
  const faults = new Faults(log, metrics)
  const writing = new Writing(() => store.settings.tryToWrite(), log, metrics)
  const rulebook = await openRulebook(options, await releasing, { node, store, log })
  const pseudonyms = new Pseudonyms(await store.setting('pseudonyms', newSecret))
  return {
    ...rulebook,
    node,
    log,
    metrics,
    limits: { ...ORDINARY, ...options.limits },
    storage,
    store,
    clock,
    tokens,
    pseudonyms,
    faults,
    writing,
    trouble(error) {
      // an HTTP request may be the first to find the disk full
      if (hindranceIn(error) === 'full') writing.note(error)
      faults.report(error)
    },
  }
}

const openKeys = ({ store, close }: Opened): Promise<Keys> =>
  Keys.open(store).catch(async (error: unknown) => {
    await close()
    throw error
  })

async function openRulebook(
  options: NodeOptions,
  release: Release,
  { node, store, log }: Pick<Ground, 'node' | 'store' | 'log'>,
): Promise<Rulebook> {
  const shelf = await openShelf(release.games)
  const packs = new Packs(shelf, store.packs)
  await packs.keepAll(release.games)
  const roster = new Roster(node, release.codes, store.releases, readUntil(options.playsUntil))
  // no other process can have an embedded database, so holders stored there are gone
  if (options.databaseUrl === undefined) await store.releases.clear()
  const versions = new Versions({
    store,
    packs,
    roster,
    tell: (match, why) => log.warn({ match, why }, 'ended: nobody plays its rules any more'),
  })
  return { shelf, packs, roster, versions }
}
