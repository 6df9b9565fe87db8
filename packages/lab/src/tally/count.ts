// Adds what one game showed to a tally.
import { DREW, DREW_EARLY, OFFERED, PLAYED, type Census } from '../play/census.ts'
import type { PlannedGame } from '../play/plan.ts'
import { noSide, show, type Tally } from './tally.ts'

export function countGame(tally: Tally, planned: PlannedGame, census: Census): void {
  tally.games++
  bump(tally.endings, census.ending)
  for (const [name, seat] of sidesOf(planned, census)) countSide(tally, name, seat, census)
  if (census.ending === 'forfeited') return
  if (census.reason !== '') bump(tally.reasons, census.reason)
  bump(tally.turns, String(census.leaders.length))
  tally.decisions += census.decisions
  tally.decisionsSquared += census.decisions * census.decisions
  tally.forced += census.forced
  tally.answers += census.answers
  addTo(tally.lists, census.lists)
  addTo(tally.questions, census.questions)
  addTo(tally.runs, census.runs)
  addTo(tally.noTarget, census.noTarget)
  census.runs.forEach((n, k) => {
    if (n > 0) tally.ranIn[k]++
  })
  countLead(tally, census)
  countCards(tally, planned, census)
}

function bump(record: Record<string, number>, key: string): void {
  record[key] = (record[key] ?? 0) + 1
}

function addTo(sums: number[], more: Int32Array): void {
  for (let k = 0; k < more.length; k++) sums[k] += more[k]
}

function countSide(tally: Tally, name: string, seat: number, census: Census): void {
  const { winners, ending, scores } = census
  const side = (tally.sides[name] ??= noSide())
  side.seats++
  if ((winners & (1 << seat)) !== 0) side.won++
  else if (ending === 'tied') side.tied++
  if (scores !== null) bump((side.scores ??= {}), String(scores[seat]))
}

/** What a side has made in the games of one deal. */
interface Made {
  seats: number
  wins: number
  halves: number
  score: number
}

const NOTHING: Made = { seats: 0, wins: 0, halves: 0, score: 0 }

/** What the sides have made in the games of one deal. */
export class DealTally {
  private readonly made = new Map<string, Made>()
  /** In a game that is played for the score half points go to the bot that was counted more in the whole deal. */
  private isForScore = true

  add(planned: PlannedGame, census: Census): void {
    const { winners, scores } = census
    const all = (1 << planned.bots.length) - 1
    const isDrawn = winners === 0 || winners === all
    // of a forfeited game nothing is counted
    this.isForScore &&= census.rules.game.code.playsForScore === true && scores !== null
    for (const [name, seat] of sidesOf(planned, census)) {
      const won = (winners >> seat) & 1
      const { seats, wins, halves, score } = this.made.get(name) ?? NOTHING
      this.made.set(name, {
        seats: seats + 1,
        wins: wins + won,
        halves: halves + (isDrawn ? 1 : 2 * won),
        score: score + (scores?.[seat] ?? 0),
      })
    }
  }

  /** The deal is over. */
  countIn({ sides }: Tally): void {
    if (this.isForScore) this.compareScores()
    for (const [name, { seats, wins, halves }] of this.made)
      bump(sides[name].deals, `${seats} ${wins} ${halves}`)
    this.made.clear()
    this.isForScore = true
  }

  private compareScores(): void {
    const bots = [...this.made].filter(([name]) => name.startsWith('bot '))
    const means = bots.map(([, { score, seats }]) => score / seats)
    const best = Math.max(...means)
    const isTied = means.filter((mean) => mean === best).length > 1
    bots.forEach(([, made], k) => {
      made.halves = means[k] < best ? 0 : isTied ? made.seats : 2 * made.seats
    })
  }
}

/** Every name under which a seat of this game is counted. */
export function sidesOf(planned: PlannedGame, census: Census): [name: string, seat: number][] {
  const { pack, code } = census.rules.game
  const { bots } = planned
  const out: [string, number][] = bots.map((_, seat) => [`seat ${seat}`, seat])
  // bots that are all alike are no sides
  if (bots.some((bot) => bot !== bots[0]))
    bots.forEach((bot, seat) => out.push([`bot ${bot}`, seat]))
  deckOptions(code).forEach((option, seat) => {
    if (seat < planned.bots.length && option in planned.options)
      out.push([`deck ${deckName(planned.options[option])}`, seat])
  })
  if (census.hero >= 0 && census.hero < pack.definitions.length)
    out.push([`hero ${pack.definitions[census.hero].id}`, 0])
  if (planned.twin !== null) out.push(['twin', planned.twin.seat])
  if (census.first >= 0 && planned.bots.length > 1) out.push(['first', census.first])
  return out
}

/** Options that give a seat its deck, in the order of the seats. */
const deckOptions = (code: Census['rules']['game']['code']): readonly string[] =>
  code.decks?.options ?? []

/** A ready-made deck by its name; a written one by its first letters. */
function deckName(value: unknown): string {
  const text = String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

export const comebackOf = ({ leaders, winners, ending }: Census): boolean | null => {
  if (ending !== 'won' || leaders.length < 2) return null
  const leader = leaders[leaders.length >> 1]
  return leader < 0 ? null : (winners & (1 << leader)) === 0
}

function countLead(tally: Tally, census: Census): void {
  let last = -1
  for (const leader of census.leaders) {
    if (leader < 0) continue
    if (last >= 0 && leader !== last) tally.leadChanges++
    last = leader
  }
  const comeback = comebackOf(census)
  if (comeback === null) return
  tally.led++
  if (comeback) tally.comebacks++
}

function countCards(tally: Tally, { k }: PlannedGame, census: Census): void {
  const { cards, shown } = tally
  const { flags, present, drawn, played, winners, decisions } = census
  const defs = present.length
  for (let def = 0; def < defs; def++) {
    cards.drawn[def] += drawn[def]
    cards.played[def] += played[def]
    if (present[def] !== 0 || drawn[def] > 0 || played[def] > 0) cards.present[def]++
    if (played[def] > 0) show(shown, def, decisions, k)
  }
  for (let at = 0; at < flags.length; at++) {
    const bits = flags[at]
    if (bits === 0) continue
    const def = at % defs
    const won = (winners & (1 << ((at / defs) | 0))) !== 0 ? 1 : 0
    if ((bits & DREW) !== 0) {
      cards.drawnSeats[def]++
      cards.drawnWon[def] += won
    }
    if ((bits & DREW_EARLY) !== 0) {
      cards.earlySeats[def]++
      cards.earlyWon[def] += won
    }
    if ((bits & OFFERED) !== 0) cards.offeredSeats[def]++
    if ((bits & PLAYED) !== 0) {
      cards.playedSeats[def]++
      cards.playedWon[def] += won
    }
  }
}
