// Where a pack is tried: plays answers at random and says which card was at fault.
import { applyListed, clone, listActions, trouble, type Match } from '@cardwright/engine'
import { ASK_KIND, ASK_MAIN, ENDED, packed, ZONES } from '@cardwright/engine/block'
import type { Random } from '../mutate/random.ts'
import type { Fault, Trial } from './try-pack.ts'
import { wrongIn } from './wrong-in.ts'

export class Table {
  /** Cards that were found at fault; once is enough. */
  readonly blamed = new Set<string | null>()
  private last: string | null = null
  private readonly trial: Trial
  private readonly tell: (card: string | null) => void

  constructor(trial: Trial, tell: (card: string | null) => void) {
    this.trial = trial
    this.tell = tell
  }

  /** What is done here is this card's business, or that of the card that was used last. */
  watch<T>(card: string | null, act: () => T): T | undefined {
    this.tell(card)
    this.last = null
    try {
      return act()
    } catch (error) {
      this.blame(this.trial.faults, card ?? this.last, `breaks a match: ${saidBy(error)}`)
      return undefined
    }
  }

  copy(m: Match): Match {
    return clone(m)
  }

  /** @returns whether somebody was asked for this at last */
  reach(m: Match, asked: number, random: Random, most: number): boolean {
    for (let k = 0; k < most && m.s[ASK_KIND] !== asked; k++)
      if (!this.answer(m, random)) return false
    return m.s[ENDED] === 0 && m.s[ASK_KIND] === asked
  }

  play(m: Match, random: Random, answers: number): void {
    for (let k = 0; k < answers; k++) if (!this.answer(m, random)) break
    this.judge(m, this.last)
  }

  /**
   * Uses the card in some way, answers everything it asks, and plays on a little; on top of a pile it waits to be drawn.
   * @returns whether it could be used
   */
  playCard(m: Match, card: number, random: Random, after: number): boolean {
    const { id } = m.rules.things.definitions[m.s[m.layout.def + card]]
    const { deck } = m.rules.zones
    const isDrawn = deck !== null && m.s[m.layout.zone + card] === ZONES + deck.index
    const uses = usesOf(m, card)
    if (uses.length === 0 && !isDrawn) return false
    if (uses.length > 0) this.apply(m, random.pick(uses))
    for (let k = 0; k < after; k++) {
      // pieces act, too
      const more = m.s[ENDED] === 0 && m.s[ASK_KIND] === ASK_MAIN ? usesOf(m, card) : []
      if (more.length > 0) this.apply(m, random.pick(more))
      else if (!this.answer(m, random)) break
    }
    this.judge(m, id)
    return uses.length > 0
  }

  private answer(m: Match, random: Random): boolean {
    if (m.s[ENDED] !== 0) return false
    const n = listActions(m)
    if (n === 0) throw new Error('nobody is asked, yet it is not over')
    this.apply(m, m.list[random.below(m.forward > 0 ? m.forward : n)])
    return true
  }

  private apply(m: Match, action: number): void {
    if (packed.kindOf(action) === packed.USE) {
      const def = m.s[m.layout.def + packed.sourceIn(packed.valueOf(action))]
      this.last = m.rules.things.definitions[def]?.id ?? null
    }
    const before = m.exceeded
    applyListed(m, action)
    this.trial.decisions++
    const why = trouble(m)
    if (why !== null) this.blame(this.trial.faults, this.last, why)
    if (m.exceeded > before)
      this.blame(this.trial.stopped, this.last, 'sets off a loop that only a budget stops')
  }

  private judge(m: Match, card: string | null): void {
    if (trouble(m) !== null) return
    // auras are left out: a card that became another one behind their back says nothing of the pack
    const wrong = wrongIn(m, false)
    if (wrong !== null) this.blame(this.trial.faults, card, `leaves a broken state: ${wrong}`)
  }

  private blame(list: Fault[], card: string | null, message: string): void {
    if (list.some((one) => one.card === card)) return
    if (list === this.trial.faults) this.blamed.add(card)
    list.push({ card, message })
  }
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function usesOf(m: Match, card: number): number[] {
  const n = listActions(m)
  const uses: number[] = []
  for (let k = 0; k < n; k++) {
    const action = m.list[k]
    if (packed.kindOf(action) === packed.USE && packed.sourceIn(packed.valueOf(action)) === card)
      uses.push(action)
  }
  return uses
}
