// Opens a match with its original pack, and only with code that plays its log identically. A match that
// cannot continue anywhere is ended with that reason, so that no player keeps waiting.
import { HostedMatch, type Log, type Setup } from '@cardwright/host'
import type { Ending } from '@cardwright/protocol'
import { openKept } from './kept-log.ts'
import type { Packs } from './packs.ts'
import type { Roster } from './roster.ts'
import type { KeptMatch, Store } from './storage/store.ts'

/** No winner. */
export const OUTDATED: Ending = { winners: [], reason: 'outdated', by: null }

/** `elsewhere`: another node plays this version; `outdated`: none does. */
export class NotPlayedHere extends Error {
  readonly code: 'outdated' | 'elsewhere'
  constructor(code: NotPlayedHere['code']) {
    super(
      code === 'outdated'
        ? 'this match was started under an earlier version of the rules and cannot continue; its replay is kept'
        : 'this match is played by another node; try again',
    )
    this.code = code
  }
}

/** The game that plays its log. */
export function setupOf({ chairs, options, seed, clock }: KeptMatch): Setup {
  const people = chairs.flatMap(({ kind, seat }) => (kind === 'human' ? [seat] : []))
  return { seats: chairs.length, options, seed, clock, people }
}

export interface VersionParts {
  store: Store
  packs: Packs
  roster: Roster
  /** Reported to the operator. */
  tell(match: string, why: string): void
}

export class Versions {
  private readonly parts: VersionParts

  constructor(parts: VersionParts) {
    this.parts = parts
  }

  /** The games of new matches, which need no lookup. */
  isOfToday({ game, pack, code }: KeptMatch, today: string | undefined): boolean {
    return pack === today && this.parts.roster.isOwn(game, code)
  }

  /** The version of new matches. */
  codeOf(game: string): string | null {
    return this.parts.roster.codes.get(game) ?? null
  }

  /** @throws NotPlayedHere */
  async open(kept: KeptMatch, log: Log): Promise<HostedMatch> {
    const { id, game: name, pack, code } = kept
    const { packs, roster } = this.parts
    if (kept.ending?.reason === OUTDATED.reason) throw new NotPlayedHere('outdated')
    const isOwn = roster.isOwn(name, code)
    if (!isOwn && (await this.isElsewhere(kept))) throw new NotPlayedHere('elsewhere')
    const game = await packs.game(name, pack)
    if (game === null) return this.giveUp(kept, `the pack ${pack} is missing or cannot be read`)
    const setup = setupOf(kept)
    if (isOwn) return openKept(game, setup, log, id)
    const entries = await log.read(id, 0)
    let hosted: HostedMatch
    try {
      hosted = HostedMatch.from(game, setup, entries)
    } catch (error) {
      return this.giveUp(kept, `${code ?? 'no version'}: ${(error as Error).message}`)
    }
    await this.takeOver(kept)
    return hosted
  }

  private async isElsewhere({ endedAt, game, code }: KeptMatch): Promise<boolean> {
    // any node that can may show a finished match
    return endedAt === null && (await this.parts.roster.isPlayedElsewhere(game, code, Date.now()))
  }

  private async takeOver({ id, game, code, endedAt }: KeptMatch): Promise<void> {
    if (endedAt !== null) return
    const isOurs = await this.parts.store.takeOver(id, code, this.codeOf(game)!)
    // a node of another version was faster
    if (!isOurs) throw new NotPlayedHere('elsewhere')
  }

  private async giveUp(kept: KeptMatch, why: string): Promise<never> {
    if (kept.endedAt === null) {
      this.parts.tell(kept.id, why)
      await this.parts.store.end(kept.id, OUTDATED, Date.now())
    }
    throw new NotPlayedHere('outdated')
  }
}
