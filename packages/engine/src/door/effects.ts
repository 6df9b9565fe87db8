// Effects that run for a while: what a played card left on things and players, as a viewer may know it.
import { groupOf } from '../ask/groups.ts'
import { OPERATIONS } from '../tables/passive.ts'
import { FIXED } from '../ask/query.ts'
import { M_AMOUNT, M_CHAIN, M_NEXT, M_ORIGIN, M_UNTIL } from '../state/records.ts'
import {
  UNTIL_ATTACK,
  UNTIL_BEARER_TURNS,
  UNTIL_OWN_TURNS,
  UNTIL_PHASE,
  UNTIL_TURNS,
  untilKind,
} from '../change/modifiers.ts'
import type { Match } from '../state/match.ts'
import { sees } from './sight.ts'

export interface EffectView {
  /** By which it may be picked. It must reveal nothing about statuses of hidden cards, so it is not a heap index. */
  number: number
  /** The card it is of. */
  def: string
  /** Things and seats that carry it. */
  on: number[]
  does: { query: string; op: string; amount: number }[]
  tags: string[]
  until: 'turns' | 'attack' | 'phase' | 'other'
  /** Turn ends that are left, where they are counted. */
  left?: number
}

const COUNTED = [UNTIL_TURNS, UNTIL_OWN_TURNS, UNTIL_BEARER_TURNS]

export function sourceDef({ s, rules }: Match, record: number): string {
  // not the card's face: a shuffle since then has dealt the faces again
  return rules.modifiers.origins[s[record + M_ORIGIN]].holder
}

/** What is on hidden cards only is not shown: it would reveal what they are. */
export function effectsFor(m: Match, viewer: number): EffectView[] {
  const { s, rules, layout } = m
  const { seats } = rules.things
  const { origins } = rules.modifiers
  const found = new Map<number, EffectView>()
  for (let e = 0; e < layout.entities; e++)
    for (let r = s[layout.mods + e]; r >= 0; r = s[r + M_NEXT]) {
      if (s[r + M_UNTIL] === 0 || (e > seats && !sees(m, viewer, e))) continue
      const group = groupOf(m, r)
      let effect = found.get(group)
      if (effect === undefined) found.set(group, (effect = effectOf(m, r, group)))
      const { op, query } = origins[s[r + M_ORIGIN]]
      if (effect.on.at(-1) !== e) effect.on.push(e)
      const name = query < 0 ? '' : rules.queries.all[query].name
      const amount = s[r + M_AMOUNT] / FIXED
      if (!effect.does.some((one) => one.query === name && one.amount === amount))
        effect.does.push({ query: name, op: OPERATIONS[op] ?? '', amount })
    }
  return [...found.values()]
}

function effectOf(m: Match, r: number, number: number): EffectView {
  const { s, rules } = m
  const kind = untilKind(s[r + M_UNTIL])
  const { tags } = rules.modifiers.origins[s[r + M_ORIGIN]]
  return {
    number,
    def: sourceDef(m, r),
    on: [],
    does: [],
    tags: [...rules.words.tagIndex].filter(([, bit]) => (tags & bit) !== 0).map(([tag]) => tag),
    until: COUNTED.includes(kind)
      ? 'turns'
      : kind === UNTIL_ATTACK
        ? 'attack'
        : kind === UNTIL_PHASE
          ? 'phase'
          : 'other',
    ...(COUNTED.includes(kind) ? { left: s[r + M_CHAIN] } : {}),
  }
}
