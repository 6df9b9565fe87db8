// Games by pack hash: current ones from the game list, older ones from the database. An older pack is
// checked in a separate thread, so that no player waits for it.
import { BroadcastChannel, Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import type { PackFiles } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { type Game, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import type { GameEntry } from '@cardwright/games'
import type { Shelf } from './games.ts'
import { filesIn, type PackTable } from './storage/packs.ts'

/** How many older packs stay loaded, besides those of open matches. */
const MOST = 12
/** The time limit for checking a pack. */
const PATIENCE = 30_000

/** Requests of bot threads, and the replies. */
export type PackWord = { kind: 'want'; hash: string } | { kind: 'pack'; hash: string; pack: Pack }
export const PACK_CHANNEL = 'cardwright-packs'

export function hearPackWords(channel: BroadcastChannel, hear: (word: PackWord) => void): void {
  // Node's channels are event targets, its types do not say so
  const target = channel as unknown as EventTarget
  target.addEventListener('message', (event) => hear((event as MessageEvent).data as PackWord))
}

export class Packs {
  private readonly shelf: Shelf
  private readonly table: PackTable
  private readonly opened = new Map<string, Promise<Game | null>>()
  private readonly channel = new BroadcastChannel(PACK_CHANNEL)

  constructor(shelf: Shelf, table: PackTable) {
    this.shelf = shelf
    this.table = table
    this.channel.unref()
    hearPackWords(this.channel, (word) => {
      if (word.kind === 'want') void this.tell(word.hash)
    })
  }

  /** Stores the current packs for later versions. */
  async keepAll(games: readonly Pick<GameEntry, 'id' | 'contentUrl'>[]): Promise<void> {
    await Promise.all(
      games.map(async ({ id, contentUrl }) => {
        const files = withoutSpaces(await readPackFolder(fileURLToPath(contentUrl)))
        await this.table.keep(this.shelf.get(id)!.pack.hash, id, files, Date.now())
      }),
    )
  }

  /** Null: the pack is missing, or this code cannot read it. */
  async game(id: string, hash: string): Promise<Game | null> {
    const now = this.shelf.get(id)
    if (now === undefined) return null
    if (now.pack.hash === hash) return now
    let game = this.opened.get(hash)
    if (game === undefined) {
      game = this.open(now, hash)
      this.opened.set(hash, game)
      // an unavailable storage may be retried
      game.catch(() => this.opened.delete(hash))
      if (this.opened.size > MOST) this.opened.delete(this.opened.keys().next().value!)
    } else {
      // the most recently used pack is dropped last
      this.opened.delete(hash)
      this.opened.set(hash, game)
    }
    return game
  }

  close(): void {
    this.channel.close()
  }

  private async open({ id, code }: Game, hash: string): Promise<Game | null> {
    const kept = await this.table.find(hash)
    if (kept === null || kept.game !== id) return null
    const pack = await checked(id, await filesIn(kept))
    // keep the stored hash, even if this code would compute a different one
    return pack === null ? null : createGame({ ...pack, hash }, code)
  }

  private async tell(hash: string): Promise<void> {
    const today = [...this.shelf.values()].find(({ pack }) => pack.hash === hash)
    const game = today ?? (await this.opened.get(hash)?.catch(() => null))
    if (game) this.channel.postMessage({ kind: 'pack', hash, pack: game.pack } satisfies PackWord)
  }
}

/** Null: it has problems. */
function checked(game: string, files: PackFiles): Promise<Pack | null> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./pack-worker.mjs', import.meta.url), {
      workerData: { game, files },
    })
    const timer = setTimeout(() => end(() => done(null)), PATIENCE)
    const end = (say: () => void) => {
      clearTimeout(timer)
      void worker.terminate()
      say()
    }
    worker.once('message', (pack: Pack | null) => end(() => done(pack)))
    worker.once('error', (error) => end(() => fail(error)))
  })
}

/** Formatting is no part of a pack. */
const withoutSpaces = (files: PackFiles): PackFiles =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, JSON.stringify(JSON.parse(text))]),
  )
