// Making matches and sitting down at them.
import { BadOption, checkSetup, type Game } from '@cardwright/engine'
import type { Chair, Joined, Made, MatchInfo, NewMatch } from '@cardwright/protocol'
import { newSecret } from '@cardwright/protocol/deal'
import { dummiesIn, nextSeat } from '@cardwright/host'
import type { Shelf } from './games.ts'
import type { Asker, Pseudonyms } from './pseudonyms.ts'
import { isFull } from './rooms.ts'
import type { OpenTables } from './storage/open-tables.ts'
import type { KeptMatch, Store } from './storage/store.ts'
import { newId, type Tokens } from './tokens.ts'

/** Something a client asked for that cannot be: a code for the page, a sentence for people. */
export class Sorry extends Error {
  readonly code: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 429
  /** What else the page may need to know. */
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

/** Who plays for somebody who is not there any more. */
const BOT_LEVEL = 2

export class Matches {
  private readonly store: Store
  private readonly shelf: Shelf
  private readonly tokens: Tokens
  private readonly tables: OpenTables
  private readonly pseudonyms: Pseudonyms
  /** The chairs of a match have changed. */
  private readonly changed: (match: string, isFull: boolean) => void

  constructor(
    store: Store,
    shelf: Shelf,
    tokens: Tokens,
    tables: OpenTables,
    pseudonyms: Pseudonyms,
    changed: (match: string, isFull: boolean) => void,
  ) {
    this.store = store
    this.shelf = shelf
    this.tokens = tokens
    this.tables = tables
    this.pseudonyms = pseudonyms
    this.changed = changed
  }

  async make(wanted: NewMatch, asker: Asker, how: { quick?: boolean } = {}): Promise<Made> {
    const game = this.shelf.get(wanted.game)
    if (game === undefined)
      throw new Sorry(404, 'unknown-game', `there is no game "${wanted.game}"`)
    const seat = wanted.chairs.findIndex(({ kind }) => kind === 'human')
    if (seat < 0) throw new Sorry(400, 'no-chair', 'one chair must be for a human')
    const match = { ...this.draw(game, wanted), maker: asker.address, quick: how.quick }
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
      throw new Sorry(403, 'bad-token', 'only a player of this match may do this')
    return { match, own: right.seat }
  }

  /** By invitation, or on any free chair of a match in the lobby. */
  async join(id: string, name: string, asker: Asker, invite?: string): Promise<Joined> {
    const match = await this.store.match(id)
    if (match === null) throw new Sorry(404, 'unknown-match', 'there is no such match')
    if (match.endedAt !== null) throw new Sorry(410, 'over', 'the match is over')
    if (invite === undefined) {
      await this.checkStranger(match, asker)
      for (const { seat, kind, claim } of match.chairs)
        if (kind === 'human' && claim === null) {
          const joined = await this.sit(match, seat, name, asker).catch(() => null)
          if (joined !== null) return joined
        }
      throw new Sorry(409, 'full', 'every chair is taken')
    }
    const invitation = await this.tokens.readInvitation(invite)
    if (invitation === 'expired') throw new Sorry(410, 'expired', 'this link is too old')
    if (invitation === null || invitation.match !== id)
      throw new Sorry(403, 'bad-invite', 'this link is not for this match')
    return this.sit(match, invitation.seat, name, asker)
  }

  /** The same people once more, everybody one chair further; dummies stay the last. */
  async rematch(info: MatchInfo): Promise<{ match: string; tokens: (string | null)[] }> {
    const before = (await this.store.match(info.id))!
    const game = this.shelf.get(before.game)!
    const people = before.chairs.length - dummiesIn(game, before.options)
    const turned: Chair[] = []
    info.chairs.forEach((chair, seat) => (turned[nextSeat(seat, people)] = chair))
    const match = this.draw(game, {
      game: before.game,
      options: before.options,
      clock: before.clock,
      chairs: turned.map(({ kind, level }, seat) => {
        if (seat >= people) return { kind: 'dummy' }
        // a dummy in the place of somebody who has gone is not part of the set-up
        return kind === 'human' ? { kind } : { kind: 'bot', level: level ?? BOT_LEVEL }
      }),
      name: '',
    })
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
    if (next !== match.id) return { match: next, tokens: turned.map(() => null) }
    const tokens = await Promise.all(
      info.chairs.map((_, old) => {
        const seat = nextSeat(old, people)
        const claim = claims[seat]
        return claim === null ? null : this.tokens.seat({ match: match.id, seat, claim })
      }),
    )
    this.changed(match.id, true)
    return { match: match.id, tokens }
  }

  /** Somebody who waited alone was led to another table. @returns tokens by the seats of the old one */
  async moved(from: KeptMatch, to: KeptMatch, seat: number): Promise<(string | null)[]> {
    const tokens = await Promise.all(
      from.chairs.map(({ claim }) =>
        claim === null ? null : this.tokens.seat({ match: to.id, seat, claim }),
      ),
    )
    const now = await this.store.match(to.id)
    this.changed(to.id, now !== null && isFull(now.chairs))
    return tokens
  }

  private draw(game: Game, wanted: NewMatch): KeptMatch {
    const { chairs, clock, open } = wanted
    try {
      const options = checkSetup(game, chairs.length, wanted.options)
      const people = chairs.length - dummiesIn(game, options)
      if (chairs.some(({ kind }, seat) => (kind === 'dummy') !== seat >= people))
        throw new BadOption('dummies sit on the last chairs, as many as the option says')
      return {
        id: newId(),
        game: game.id,
        pack: game.pack.hash,
        options,
        seed: newSecret(),
        clock: { move: clock?.move ?? 0, match: clock?.match ?? 0 },
        open: open ?? false,
        createdAt: Date.now(),
        endedAt: null,
        ending: null,
        next: null,
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

  /** Without an invitation: is it open, is somebody there, and do they want to meet? */
  private async checkStranger(match: KeptMatch, asker: Asker): Promise<void> {
    if (!match.open) throw new Sorry(403, 'closed', 'this match is by invitation only')
    if (isAt(match, asker)) throw new Sorry(409, 'own-table', 'you sit at this table already')
    if (!match.chairs.every((chair) => this.pseudonyms.mayMeet(chair, asker)))
      throw new Sorry(403, 'not-for-you', 'you cannot sit down at this table')
    if (!(await this.tables.isAttended(match.id)))
      throw new Sorry(410, 'nobody-there', 'whoever opened this table is not there any more')
  }

  private async sit(
    { id, chairs }: KeptMatch,
    seat: number,
    name: string,
    { address, player, blocked }: Asker,
  ): Promise<Joined> {
    const claim = newId()
    if (!(await this.store.claim(id, seat, { claim, name, address, player, blocked })))
      throw new Sorry(409, 'taken', 'somebody sits there already')
    const now = await this.store.match(id)
    this.changed(id, isFull(now?.chairs ?? chairs))
    return { match: id, seat, token: await this.tokens.seat({ match: id, seat, claim }) }
  }
}

/** Does this browser sit there already? */
export const isAt = ({ chairs }: KeptMatch, { player }: Asker): boolean =>
  player !== null && chairs.some((chair) => chair.player === player)
