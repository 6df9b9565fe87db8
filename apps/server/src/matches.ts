// Creating and joining matches.
import { BadOption, checkSetup, type Game, type Options } from '@cardwright/engine'
import type { Chair, Joined, Made, MatchInfo, NewMatch } from '@cardwright/protocol'
import { newSecret } from '@cardwright/protocol/deal'
import { dummiesIn, nextSeat, type Next } from '@cardwright/host'
import { hasBots, type BotTables } from './bot-tables.ts'
import type { Shelf } from './games.ts'
import type { Asker, Pseudonyms } from './pseudonyms.ts'
import { isFull } from './rooms.ts'
import { isMoved, seatWith, type OpenTables } from './storage/open-tables.ts'
import type { KeptMatch, Store } from './storage/store.ts'
import { newId, type Tokens } from './tokens.ts'
import type { Versions } from './versions.ts'
import { decksById } from './written-decks.ts'

/** A refused request: a code for the page, a sentence for people. */
export class Sorry extends Error {
  readonly code: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 429
  /** Additional data for the page. */
  readonly more: Record<string, unknown>
  constructor(
    status: Sorry['status'],
    code: string,
    message: string,
    more: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }
}

/** The maximum length of an option that is not a deck as text. */
const LONGEST_OPTION = 200

/** What happens when a player is absent. */
const BOT_LEVEL = 2

export interface MatchParts {
  store: Store
  shelf: Shelf
  tokens: Tokens
  botTables: BotTables
  tables: OpenTables
  pseudonyms: Pseudonyms
  versions: Versions
  /** Throws when the match cannot be opened. */
  open(match: string): Promise<unknown>
}

export class Matches {
  private readonly store: Store
  private readonly shelf: Shelf
  private readonly tokens: Tokens
  private readonly botTables: BotTables
  private readonly tables: OpenTables
  private readonly pseudonyms: Pseudonyms
  private readonly versions: Versions
  private readonly open: MatchParts['open']
  /** Called when the seats of a match have changed. */
  private readonly changed: (match: string, isFull: boolean) => void

  constructor(parts: MatchParts, changed: (match: string, isFull: boolean) => void) {
    this.store = parts.store
    this.shelf = parts.shelf
    this.tokens = parts.tokens
    this.botTables = parts.botTables
    this.tables = parts.tables
    this.pseudonyms = parts.pseudonyms
    this.versions = parts.versions
    this.open = parts.open
    this.changed = changed
  }

  async make(wanted: NewMatch, asker: Asker, how: { quick?: boolean } = {}): Promise<Made> {
    const game = this.shelf.get(wanted.game)
    if (game === undefined)
      throw new Sorry(404, 'unknown-game', `there is no game "${wanted.game}"`)
    const seat = wanted.chairs.findIndex(({ kind }) => kind === 'human')
    if (seat < 0) throw new Sorry(400, 'no-chair', 'one seat must be for a human')
    const match = { ...this.draw(game, wanted, asker.address), quick: how.quick }
    if (hasBots(match) && this.botTables.isFull(asker.address))
      throw new Sorry(
        429,
        'too-many-bots',
        'too many matches with bots are running from this address; finish or leave one of them first',
      )
    await this.store.addMatch(match)
    const { token } = await this.sit(match, seat, wanted.name, asker)
    const invites = []
    for (const [other, { kind }] of match.chairs.entries())
      if (kind === 'human' && other !== seat)
        invites.push({
          seat: other,
          invite: await this.tokens.invitation({ match: match.id, seat: other }),
        })
    return { match: match.id, seat, token, invites }
  }

  /** The match, and the seat that a token of it is for. */
  async seated(id: string, token: string): Promise<{ match: KeptMatch; own: number }> {
    const match = await this.store.match(id)
    if (match === null) throw new Sorry(404, 'unknown-match', 'there is no such match')
    const right = await this.tokens.readSeat(token)
    if (right === null || right.match !== id || match.chairs[right.seat]?.claim !== right.claim)
      throw new Sorry(403, 'bad-token', 'only players of this match may do this')
    return { match, own: right.seat }
  }

  /** By invitation, or in any free seat of a match in the lobby. */
  async join(id: string, name: string, asker: Asker, invite?: string): Promise<Joined> {
    const match = await this.store.match(id)
    if (match === null) throw new Sorry(404, 'unknown-match', 'there is no such match')
    if (match.endedAt !== null) throw new Sorry(410, 'over', 'the match is over')
    // an old match that cannot continue accepts no players
    if (!this.isOfToday(match)) await this.open(id)
    if (invite === undefined) {
      await this.checkStranger(match, asker)
      for (const { seat, kind, claim } of match.chairs)
        if (kind === 'human' && claim === null) {
          const joined = await this.sit(match, seat, name, asker).catch(() => null)
          if (joined !== null) return joined
        }
      throw new Sorry(409, 'full', 'every seat is taken')
    }
    const invitation = await this.tokens.readInvitation(invite)
    if (invitation === 'expired') throw new Sorry(410, 'expired', 'this link has expired')
    if (invitation === null || invitation.match !== id)
      throw new Sorry(403, 'bad-invite', 'this link is not for this match')
    return this.sit(match, invitation.seat, name, asker)
  }

  /** A rematch of the same people, each one seat further; dummies stay last. Created once. */
  async rematch(info: MatchInfo): Promise<Next> {
    const before = (await this.store.match(info.id))!
    if (before.next !== null) return this.seatsIn(before, before.next)
    const game = this.shelf.get(before.game)!
    const people = before.chairs.length - dummiesIn(game, before.options)
    const turned: Chair[] = []
    info.chairs.forEach((chair, seat) => (turned[nextSeat(seat, people)] = chair))
    const wanted: NewMatch = {
      game: before.game,
      options: before.options,
      clock: before.clock,
      absence: before.absence,
      chairs: turned.map(({ kind, level }, seat) => {
        if (seat >= people) return { kind: 'dummy' }
        // a dummy that replaced an absent player is not part of the set-up
        return kind === 'human' ? { kind } : { kind: 'bot', level: level ?? BOT_LEVEL }
      }),
      name: '',
    }
    const match = this.draw(game, wanted, before.maker ?? null)
    const claims = turned.map(({ kind }: Chair) => (kind === 'human' ? newId() : null))
    match.chairs.forEach((chair, seat) => {
      chair.name = turned[seat].name
      chair.claim = claims[seat]
    })
    before.chairs.forEach(({ address, player, blocked }, old) =>
      Object.assign(match.chairs[nextSeat(old, people)], { address, player, blocked }),
    )
    await this.store.addMatch(match)
    const next = await this.store.setNext(info.id, match.id)
    if (next === match.id) this.changed(match.id, true)
    return this.seatsIn(before, next)
  }

  /** The rematch and its seats; null: not decided. */
  async next({ id }: MatchInfo): Promise<Next | null> {
    const before = await this.store.match(id)
    return before === null || before.next === null ? null : this.seatsIn(before, before.next)
  }

  /** Seats a player who waited alone at another table. */
  async joinedFrom({ id }: KeptMatch): Promise<void> {
    const now = await this.store.match(id)
    this.changed(id, now !== null && isFull(now.chairs))
  }

  /** Gives the players of this match tokens for the next one. */
  private async seatsIn(before: KeptMatch, next: string): Promise<Next> {
    const after = (await this.store.match(next))!
    const people = before.chairs.length - dummiesIn(this.shelf.get(before.game)!, before.options)
    const tokens = await Promise.all(
      before.chairs.map((chair, old) => {
        const seat = isMoved(before) ? seatWith(after, chair.claim) : nextSeat(old, people)
        const claim = after.chairs[seat]?.claim ?? null
        return claim === null ? null : this.tokens.seat({ match: next, seat, claim })
      }),
    )
    return { match: next, tokens }
  }

  private isOfToday(match: KeptMatch): boolean {
    return this.versions.isOfToday(match, this.shelf.get(match.game)?.pack.hash)
  }

  private draw(game: Game, wanted: NewMatch, maker: string | null): KeptMatch {
    const { chairs, clock, open } = wanted
    try {
      refuseLongTexts(game, wanted.options ?? {})
      const options = decksById(game, checkSetup(game, chairs.length, wanted.options))
      const people = chairs.length - dummiesIn(game, options)
      if (chairs.some(({ kind }, seat) => (kind === 'dummy') !== seat >= people))
        throw new BadOption('dummies have the last seats, as many as the option says')
      return {
        id: newId(),
        game: game.id,
        pack: game.pack.hash,
        code: this.versions.codeOf(game.id),
        options,
        seed: newSecret(),
        clock: { move: clock?.move ?? 0, match: clock?.match ?? 0 },
        absence: wanted.absence ?? (open ? 'win' : 'bot'),
        open: open ?? false,
        createdAt: Date.now(),
        endedAt: null,
        ending: null,
        next: null,
        maker,
        chairs: chairs.map((chair, seat) => ({
          seat,
          kind: chair.kind,
          level: chair.kind === 'bot' ? chair.level : null,
          name: null,
          claim: null,
        })),
      }
    } catch (error) {
      if (error instanceof BadOption) throw new Sorry(400, 'bad-option', error.message)
      throw error
    }
  }

  /** Without an invitation: the table must be open, its player present, and neither may have blocked the other. */
  private async checkStranger(match: KeptMatch, asker: Asker): Promise<void> {
    if (!match.open) throw new Sorry(403, 'closed', 'this match is by invitation only')
    if (isAt(match, asker)) throw new Sorry(409, 'own-table', 'you already sit at this table')
    if (!match.chairs.every((chair) => this.pseudonyms.mayMeet(chair, asker)))
      throw new Sorry(403, 'not-for-you', 'you cannot sit down at this table')
    if (!(await this.tables.isAttended(match.id)))
      throw new Sorry(410, 'nobody-there', 'the player who opened this table has left')
  }

  private async sit(
    { id, chairs }: KeptMatch,
    seat: number,
    name: string,
    { address, player, blocked }: Asker,
  ): Promise<Joined> {
    const claim = newId()
    if (!(await this.store.claim(id, seat, { claim, name, address, player, blocked })))
      throw new Sorry(409, 'taken', 'that seat is taken')
    const now = await this.store.match(id)
    this.changed(id, isFull(now?.chairs ?? chairs))
    return { match: id, seat, token: await this.tokens.seat({ match: id, seat, claim }) }
  }
}

/** Before the game reads them. */
function refuseLongTexts(game: Game, options: Options): void {
  for (const [name, value] of Object.entries(options))
    if (String(value).length > LONGEST_OPTION && game.code.decks?.options.includes(name) !== true)
      throw new BadOption(`option "${name}" has at most ${LONGEST_OPTION} characters`)
}

/** Whether this browser already has a seat there. */
export const isAt = ({ chairs }: KeptMatch, { player }: Asker): boolean =>
  player !== null && chairs.some((chair) => chair.player === player)
