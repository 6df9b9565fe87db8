// Counts one game while it is played: who drew, could play and played which card, which
// abilities ran, how many answers there were, who led. The object is reused for the next game.
import { Match, nameEvent, type Game, type Options } from '@cardwright/engine'
import { type Rules } from '@cardwright/engine/author'
import { ASK, ASK_KIND, ASK_MAIN, ASK_WINDOW, FREE, ZONES, packed } from '@cardwright/engine/block'

/** What a seat did with a card. */
export const DREW = 1
export const OFFERED = 2
export const PLAYED = 4
/** The card came early enough to make a difference. */
export const DREW_EARLY = 8
/** Before a seat plays its third turn. */
const EARLY_TURNS = 3

/** Lists of up to 1, 2, 4, 8 … answers. */
export const LIST_BINS = 12
const QUESTIONS = 8

export type Ending = 'won' | 'lost' | 'tied' | 'unfinished' | 'forfeited'

/** The relevant events, as small numbers. */
const OTHER = 0
const DRAWN = 1
const ARRIVED = 2
const CARD_PLAYED = 3
const ABILITY_USED = 4
const NO_TARGET = 5
const HEARD: Record<string, number> = {
  'card-drawn': DRAWN,
  'card-moved': ARRIVED,
  'card-played': CARD_PLAYED,
  'ability-used': ABILITY_USED,
  'no-target': NO_TARGET,
}

export class Census {
  readonly rules: Rules
  readonly match: Match
  /** Bits by seat and definition. */
  readonly flags: Uint8Array
  readonly present: Uint8Array
  /** Turns each seat has begun to play. */
  readonly turns: Int32Array
  readonly drawn: Int32Array
  readonly played: Int32Array
  readonly runs: Int32Array
  readonly noTarget: Int32Array
  readonly lists: Int32Array
  readonly questions: Int32Array
  /** Who led at each change of turns; -1: nobody. */
  readonly leaders: number[] = []
  ending: Ending = 'unfinished'
  reason = ''
  winners = 0
  first = -1
  hero = -1
  /** In games for one player: the game's evaluation of the end, as a whole number. */
  standing: number | null = null
  /** What each seat was counted in the end, in games that count. */
  scores: readonly number[] | null = null
  decisions = 0
  forced = 0
  answers = 0
  private readonly heard: Uint8Array
  private readonly hand: number
  private readonly abilityOf = new Map<string, number>()
  private readonly voidAt: Int32Array

  constructor(game: Game, seats: number, options: Options) {
    const rules = game.rules(seats, options)
    const defs = rules.game.pack.definitions.length
    this.rules = rules
    this.flags = new Uint8Array(seats * defs)
    this.present = new Uint8Array(defs)
    this.turns = new Int32Array(seats)
    this.drawn = new Int32Array(defs)
    this.played = new Int32Array(defs)
    this.runs = new Int32Array(rules.abilities.all.length)
    this.noTarget = new Int32Array(rules.abilities.all.length)
    this.voidAt = new Int32Array(rules.abilities.all.length)
    this.lists = new Int32Array(LIST_BINS)
    this.questions = new Int32Array(QUESTIONS)
    const { draws = [] } = game.code
    this.heard = Uint8Array.from(rules.events.names, (name) =>
      draws.includes(name) ? DRAWN : (HEARD[name] ?? OTHER),
    )
    this.hand = rules.zones.hand === null ? -1 : rules.words.symbolOf(rules.zones.hand.name)
    rules.abilities.all.forEach(({ holder, label }, k) =>
      this.abilityOf.set(`${holder} ${label}`, k),
    )
    this.match = new Match(rules)
    this.match.runs = this.runs
  }

  clear(): void {
    const { flags, present, turns, drawn, played, runs, noTarget, voidAt, lists, questions } = this
    for (const one of [
      flags,
      present,
      turns,
      drawn,
      played,
      runs,
      noTarget,
      voidAt,
      lists,
      questions,
    ])
      one.fill(0)
    this.leaders.length = 0
    this.ending = 'unfinished'
    this.reason = ''
    this.winners = 0
    this.first = -1
    this.hero = -1
    this.standing = null
    this.scores = null
    this.decisions = 0
    this.forced = 0
    this.answers = 0
  }

  /** Receives every event of the match. */
  readonly hear = (m: Match, event: number, payload: Int32Array): void => {
    switch (this.heard[event]) {
      case OTHER:
        return
      case DRAWN:
        return this.draw(m, payload[0], payload[1])
      case ARRIVED:
        if (payload[3] === this.hand) this.draw(m, payload[0], payload[1])
        return
      case CARD_PLAYED:
        return this.play(m, payload[0], payload[1])
      case ABILITY_USED:
        // cards of some classes stay in place when they are used
        if (this.isCard(m, payload[0])) this.play(m, payload[0], payload[1])
        return
      case NO_TARGET:
        return this.miss(m, event, payload)
    }
  }

  private draw(m: Match, card: number, seat: number): void {
    if (card < 0) return
    const def = m.s[m.rules.layout.def + card]
    this.drawn[def]++
    this.mark(seat, def, this.turns[seat] < EARLY_TURNS ? DREW | DREW_EARLY : DREW)
  }

  private play(m: Match, card: number, seat: number): void {
    if (card < 0) return
    const def = m.s[m.rules.layout.def + card]
    this.played[def]++
    this.mark(seat, def, PLAYED)
  }

  /** A run without a target counts once, even if several of its steps found none. */
  private miss(m: Match, event: number, payload: Int32Array): void {
    const { cause } = nameEvent(m, event, payload)
    const which =
      cause === null ? undefined : this.abilityOf.get(`${cause.holder} ${cause.ability}`)
    if (which === undefined || this.voidAt[which] === this.runs[which]) return
    this.voidAt[which] = this.runs[which]
    this.noTarget[which]++
  }

  private mark(seat: number, def: number, bit: number): void {
    const { seats } = this.rules.things
    const { pack } = this.rules.game
    const defs = pack.definitions.length
    if (seat >= 0 && seat < seats && def < defs) this.flags[seat * defs + def] |= bit
  }

  private isCard(m: Match, e: number): boolean {
    return e > m.rules.things.seats && m.s[m.rules.layout.zone + e] >= ZONES
  }

  /** Looks at the list that was just made for a question. */
  question(m: Match): void {
    const { s, forward, list } = m
    const n = forward > 0 ? forward : m.listed
    this.decisions++
    this.answers += n
    if (n === 1) this.forced++
    this.lists[Math.min(LIST_BINS - 1, 32 - Math.clz32(n - 1))]++
    this.questions[s[ASK_KIND]]++
    if (s[ASK_KIND] !== ASK_MAIN && s[ASK_KIND] !== ASK_WINDOW) return
    const { zone, def } = m.rules.layout
    const defs = this.present.length
    const row = s[ASK] * defs
    for (let k = 0; k < n; k++) {
      const action = list[k]
      if (packed.kindOf(action) !== packed.USE) continue
      const source = packed.sourceIn(packed.valueOf(action))
      if (s[zone + source] < ZONES) continue
      const which = s[def + source]
      if (which < defs) this.flags[row + which] |= OFFERED
    }
  }

  /** The definitions that took part. */
  lookAround(m: Match): void {
    const { s, rules } = m
    const { layout } = rules
    const { seats } = rules.things
    for (let e = seats + 1; e < layout.entities; e++) {
      const def = s[layout.def + e]
      if (s[layout.zone + e] !== FREE && def < this.present.length) this.present[def] = 1
    }
  }
}
