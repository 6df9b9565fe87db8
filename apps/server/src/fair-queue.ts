// A fair queue: serves the address that was served longest ago, and of its matches the one that has waited longest. So
// nobody waits longer because another client asks for more.

export interface InLine {
  /** Who made the match, by address. */
  owner: string
  match: string
}

/** How many idle addresses are remembered. */
const REMEMBERED = 1000

export class FairQueue<T extends InLine> {
  private readonly owners = new Map<string, Map<string, T[]>>()
  /** When each address had its last turn or first appeared; oldest first. */
  private readonly turns = new Map<string, number>()
  private now = 0
  private waiting = 0

  get size(): number {
    return this.waiting
  }

  /** Addresses that are waiting. */
  get waitingOwners(): Iterable<string> {
    return this.owners.keys()
  }

  add(item: T): void {
    const { owner, match } = item
    if (!this.turns.has(owner)) this.remember(owner)
    let matches = this.owners.get(owner)
    if (matches === undefined) this.owners.set(owner, (matches = new Map()))
    const items = matches.get(match)
    if (items === undefined) matches.set(match, [item])
    else items.push(item)
    this.waiting++
  }

  /** The next entry that may be served now. */
  take(may: (item: T) => boolean = () => true): T | undefined {
    let next: T | undefined
    let oldest = Infinity
    for (const [owner, matches] of this.owners) {
      const turn = this.turns.get(owner) ?? 0
      if (turn >= oldest) continue
      const item = firstOf(matches, may)
      if (item === undefined) continue
      next = item
      oldest = turn
    }
    if (next === undefined) return undefined
    const { owner, match } = next
    this.remove(next)
    this.remember(owner)
    const matches = this.owners.get(owner)
    const rest = matches?.get(match)
    if (matches !== undefined && rest !== undefined) {
      matches.delete(match)
      matches.set(match, rest)
    }
    return next
  }

  /** Removes an entry whose answer is no longer wanted. */
  remove(item: T): void {
    const matches = this.owners.get(item.owner)
    const items = matches?.get(item.match)
    const at = items?.indexOf(item) ?? -1
    if (matches === undefined || items === undefined || at < 0) return
    items.splice(at, 1)
    this.waiting--
    if (items.length === 0) matches.delete(item.match)
    if (matches.size === 0) this.owners.delete(item.owner)
  }

  private remember(owner: string): void {
    this.turns.delete(owner)
    this.turns.set(owner, ++this.now)
    if (this.turns.size <= REMEMBERED + this.owners.size) return
    for (const old of this.turns.keys())
      if (!this.owners.has(old)) return void this.turns.delete(old)
  }
}

function firstOf<T>(matches: Map<string, T[]>, may: (item: T) => boolean): T | undefined {
  for (const items of matches.values()) {
    const item = items.find(may)
    if (item !== undefined) return item
  }
  return undefined
}
