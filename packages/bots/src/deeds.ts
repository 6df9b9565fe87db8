// Deeds that have the same result whoever does them: a monster that walks to a plot and one that a mage moves there
// end up the same. If the game's evaluation counts neither who did it nor what it cost, the second is worth what
// the first was, and a look need not try it.
import type { Match } from '@cardwright/engine'
import { type Rules } from '@cardwright/engine/author'
import {
  asksWhere,
  ASK_KIND,
  ASK_TO,
  packed,
  pickAt,
  SELF,
  TOP,
  WHICH,
} from '@cardwright/engine/block'

export class Deeds {
  /** By ability: the event that describes its deed; -1: no other ability has the same deed. */
  private readonly told: Int32Array
  private readonly cells: number
  /** By unit and cell: the look in which the unit was moved there, and the result. */
  private readonly tried: Int32Array
  private readonly values: Float64Array
  private look = 0

  constructor({ layout, space: { grid } }: Rules, told: Int32Array) {
    this.told = told
    this.cells = grid!.size
    this.tried = new Int32Array(layout.units * this.cells)
    this.values = new Float64Array(layout.units * this.cells)
  }

  /** Call for a new state, in which nothing has been tried. */
  begin(): void {
    this.look++
  }

  /** The row for what the current question decides; -1 when it matters who does it. `first` is the answer that led here. */
  rowOf(m: Match, first: number): number {
    const { s, rules } = m
    if (s[ASK_KIND] !== ASK_TO) return -1
    const f = s[TOP]
    const ability = rules.abilities.all[s[f + WHICH]]
    const event = this.told[ability.index]
    // the ability has only started; nothing has happened yet
    if (event < 0 || packed.useOf(s[f + SELF], ability.index) !== first) return -1
    const [step] = ability.steps
    const unit = step.target === null ? s[f + SELF] : pickAt(m, f, step, 0)
    return isHeard(m, event, unit) ? -1 : unit * this.cells
  }

  has(deed: number): boolean {
    return this.tried[deed] === this.look
  }
  valueOf(deed: number): number {
    return this.values[deed]
  }
  keep(deed: number, value: number): void {
    this.tried[deed] = this.look
    this.values[deed] = value
  }
}

/** Whether any ability could depend on who did it. */
function isHeard({ s, rules }: Match, event: number, unit: number): boolean {
  const { layout } = rules
  const table = rules.abilities.triggers[event]
  if (table === null) return false
  if (table.always || s[layout.watchers + event] > 0) return true
  if ((s[layout.mask + unit] | s[layout.words + unit]) !== 0) return true
  return table.own.some(({ byDef }) => byDef[s[layout.def + unit]] !== null)
}

const found = new WeakMap<Rules, Int32Array | null>()

/** null: this game has none. */
export function deedsOf({ rules }: Match): Deeds | null {
  let told = found.get(rules)
  if (told === undefined) found.set(rules, (told = findDeeds(rules)))
  return told === null ? null : new Deeds(rules, told)
}

function findDeeds(rules: Rules): Int32Array | null {
  const { code } = rules.game
  const { grid } = rules.space
  const { all: abilities, listened } = rules.abilities
  const { on } = rules.events
  if (code.evaluatesDeeds !== true || grid === null || isPriceSeen(rules)) return null
  if (listened[on.abilityUsed] !== 0) return null
  const told = Int32Array.from(abilities, (ability) => eventOf(rules, ability))
  return told.some((event) => event >= 0) ? told : null
}

/** Whether anything besides the evaluation could depend on what was paid. */
const isPriceSeen = ({
  abilities: { listened },
  events: { on },
  modifiers: { readPools, origins },
  things: { exhaustion },
}: Rules): boolean =>
  listened[on.resourceChanged] !== 0 ||
  readPools !== 0 ||
  exhaustion !== null ||
  origins.some((origin) => origin.while !== null)

function eventOf({ events }: Rules, ability: Rules['abilities']['all'][number]): number {
  const { direct, takesFirst, played, byOpponent } = ability
  if (!direct || takesFirst || played || byOpponent) return -1
  const [step] = ability.steps
  const { verb } = step
  if (verb.byAnyone === undefined || !asksWhere(step)) return -1
  return events.byName.get(verb.byAnyone)!
}
