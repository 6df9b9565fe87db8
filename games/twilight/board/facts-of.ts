// What this board reads out of a view: facts, enemies, the one that is meant, moves that may be made.
import type { Action, Pack, UnitView, View } from '@cardwright/engine'
import type { Key, TableState } from '@cardwright/table'
import type { EnemyFacts, TwilightFacts } from '../src/facts.ts'
import type { Chance, Share } from '../src/forecast.ts'

export const factsOf = (view: View): TwilightFacts => view.facts as unknown as TwilightFacts

/** Where cards are set aside for the action. */
export const EFFORT: Key = 'spot:effort'

export type Move = Action & { kind: 'move' }

export const movesOf = (state: TableState, name: string): Move[] =>
  state.targets.buttons.filter((a): a is Move => a.kind === 'move' && a.move === name)

const classOf = (pack: Pack, { def }: UnitView): string | undefined =>
  pack.definitions.find(({ id }) => id === def)?.class

export const foesIn = (pack: Pack, { board }: View): UnitView[] =>
  board.filter((unit) => classOf(pack, unit) === 'enemy').sort((a, b) => a.at.localeCompare(b.at))

export const heroIn = (pack: Pack, { board }: View): UnitView | undefined =>
  board.find((unit) => classOf(pack, unit) === 'hero')

/** The selected enemy; by default the first. */
export function meantIn(pack: Pack, { view, order }: TableState['moment']): UnitView | undefined {
  const foes = foesIn(pack, view)
  const said = (order as { foe?: number } | undefined)?.foe
  return foes.find(({ id }) => id === said) ?? foes[0]
}

export const enemyFactsOf = (view: View, id: number): EnemyFacts | undefined =>
  factsOf(view).enemies.find(({ unit }) => unit === id)

/** "3–7", or "5" where every card does the same. */
export function rangeOf(chances: readonly Chance[]): string {
  const least = chances[0]?.amount ?? 0
  const most = chances.at(-1)?.amount ?? 0
  return least === most ? String(least) : `${least}–${most}`
}

export const meanOf = (chances: readonly Chance[]): number =>
  chances.reduce((sum, { amount, share }) => sum + amount * share, 0)

export const percent = (share: number): number => Math.round(100 * share)

/** "40 %", or "40–48 %" where the reading of a choice card decides. */
export function percents({ safe, risk }: Share): string {
  const [a, b] = [percent(safe), percent(risk)].sort((x, y) => x - y)
  return a === b ? `${a}\u00a0%` : `${a}–${b}\u00a0%`
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
