// Games by the hashes of their packs: those of today from the shelf, older ones from the database. An older pack is
// checked in a thread of its own, so that no player waits for it.
import { BroadcastChannel, Worker } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import type { PackFiles } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { type Game, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import type { GameEntry } from '@cardwright/all'
import type { Shelf } from './games.ts'
import { filesIn, type PackTable } from './storage/packs.ts'

/** Older packs that are held at once; matches that are open keep theirs besides. */
const MOST = 12
/** A pack that is not checked by then cannot be. */
const PATIENCE = 30_000

/** What a thread with bots asks for, and what it gets. */
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

  /** The packs of today are kept for the time after them. */
  async keepAll(games: readonly Pick<GameEntry, 'id' | 'contentUrl'>[]): Promise<void> {
    await Promise.all(
      games.map(async ({ id, contentUrl }) => {
        const files = withoutSpaces(await readPackFolder(fileURLToPath(contentUrl)))
        await this.table.keep(this.shelf.get(id)!.pack.hash, id, files, Date.now())
      }),
    )
  }

  /** Null: this pack is gone, or this code cannot read it. */
  async game(id: string, hash: string): Promise<Game | null> {
    const now = this.shelf.get(id)
    if (now === undefined) return null
    if (now.pack.hash === hash) return now
    let game = this.opened.get(hash)
    if (game === undefined) {
      game = this.open(now, hash)
      this.opened.set(hash, game)
      // storage that is away may be asked again
      game.catch(() => this.opened.delete(hash))
      if (this.opened.size > MOST) this.opened.delete(this.opened.keys().next().value!)
    } else {
      // the one that was asked for last is let go last
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
    // the name it is known by, whatever this code would call it
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
