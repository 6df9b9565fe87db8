// The chains that viewers of a match have seen, cached for a while: when many join at once the match is not played
// again for each of them. Only a cache; the log has the same.
import type { Chain } from '@cardwright/protocol'
import type { Entry, Numbered } from './entry.ts'
import type { Told } from './hosted-match.ts'
import { holdsUntil } from './story.ts'

/** How long one is kept after its last use, in ms. */
const KEPT_FOR = 10_000
/** Replaying a short match is just as fast. */
const WORTH_KEEPING = 50
/** Chains of all stories together; beyond that the least recently used is dropped. */
const MOST_CHAINS = 10_000

const NOBODY: number[] = []

interface Story {
  /** The story starts after this entry. */
  from: number
  chains: Chain[]
  /** The take-backs of the whole log. */
  undos: Numbered[]
  askedAt: number
}

/** Of all matches, the least recently used first. */
const shelf = new Set<Story>()
let chainsKept = 0

export class RecentStories {
  private readonly byViewer = new Map<number, Story>()

  /** @returns null when it is not cached and the log must be read */
  find(
    viewer: number,
    after: number | undefined,
    now: number,
  ): { from: number; chains: Chain[] } | null {
    const story = this.byViewer.get(viewer)
    if (story === undefined || !shelf.delete(story)) return null
    shelf.add(story)
    story.askedAt = now
    const from = after === undefined ? -1 : holdsUntil(story.undos, after)
    return from < story.from ? null : { from, chains: story.chains.filter(({ seq }) => seq > from) }
  }

  keep(viewer: number, from: number, chains: Chain[], log: readonly Numbered[], now: number): void {
    this.drop(viewer)
    if (log.length < WORTH_KEEPING) return
    const undos = log.filter(({ entry }) => entry.kind === 'undo')
    const story = { from, chains: [...chains], undos, askedAt: now }
    this.byViewer.set(viewer, story)
    shelf.add(story)
    chainsKept += chains.length
    for (const oldest of shelf) {
      if (chainsKept <= MOST_CHAINS) break
      giveUp(oldest)
    }
  }

  /** Viewers whose stories must be continued. */
  get viewers(): number[] {
    return this.byViewer.size === 0 ? NOBODY : [...this.byViewer.keys()]
  }

  /** The log has a new entry. */
  goOn(seq: number, entry: Entry, told: Told, now: number): void {
    for (const [viewer, story] of this.byViewer) {
      const chain = told.get(viewer)
      const isLost = entry.kind === 'answer' && chain === undefined
      if (isLost || !shelf.has(story) || now - story.askedAt > KEPT_FOR) this.drop(viewer)
      else if (entry.kind === 'undo') takeBack(story, { seq, entry }, entry.to)
      else if (chain !== undefined) {
        story.chains.push(chain)
        chainsKept++
      }
    }
  }

  clear(): void {
    for (const viewer of this.byViewer.keys()) this.drop(viewer)
  }

  private drop(viewer: number): void {
    const story = this.byViewer.get(viewer)
    if (story !== undefined) giveUp(story)
    this.byViewer.delete(viewer)
  }
}

function takeBack(story: Story, undo: Numbered, to: number): void {
  const before = story.chains.length
  story.chains = story.chains.filter(({ seq }) => seq <= to)
  chainsKept -= before - story.chains.length
  story.undos.push(undo)
  // nothing after it counts any more, so it is complete
  story.from = Math.min(story.from, to)
}

function giveUp(story: Story): void {
  if (shelf.delete(story)) chainsKept -= story.chains.length
}
