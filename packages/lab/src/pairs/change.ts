// The question about one card: what is this change worth to the player who has it? Where seats have their own cards,
// one seat at a time gets the changed card and the others the printed one, every deal in every seating. Where a
// card has no owner, or there is only one seat, everybody plays with the changed one.
import { loadPack, type PackFiles, type Problem } from '@cardwright/content'
import { type Game, type GameCode, type Options } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { playChunk } from '../play/chunk.ts'
import { makePlan, type PlannedTwin } from '../play/plan.ts'
import type { PairPlan, PairTally } from './pair-tally.ts'
import { settingWith } from './setting-with.ts'
import type { Shift } from './shifts.ts'
import { replacedCard, twinPack } from './twin-pack.ts'

export interface ChangeWish {
  files: PackFiles
  code: GameCode
  card: string
  /** The changed card as data. */
  changed: unknown
  bot: string
  seed: number
  games: number
}

export interface ChangePlan {
  ok: true
  a: Game
  b: Game
  files: { a: PackFiles; b: PackFiles }
  plan: PairPlan
  /** Either one seat has the changed card, or everybody plays with it. */
  isOneSided: boolean
  /** The games use these options, because they include the card. */
  options: Options
  /** No deck and no mode has the card. */
  isAbsent: boolean
}

export type PlannedChange = ChangePlan | { ok: false; problems: Problem[] }

/** If the changed card does not turn up in this many deals, it does not belong to seats. */
const DEALS = 3

export function planChange(wish: ChangeWish): PlannedChange {
  const { files, code, card, changed, bot, seed, games } = wish
  const open = (text: PackFiles) => loadPack(text, { usedByCode: code.reads, judge: code.judge })
  const replaced = replacedCard(files, card, changed)
  const [before, after] = [open(files), open(replaced)]
  if (!before.ok) return before
  if (!after.ok) return after
  const a = createGame(before.pack, code)
  const { options, isFound } = settingWith(a, card)
  const bots = Array.from({ length: a.pack.manifest.seats.min }, () => bot)
  const planOf = (game: Game, twin?: PlannedTwin) =>
    makePlan(game, { bots, seed, games, settings: [options], ...(twin && { twin }) })
  const found = { ok: true, a, options, isAbsent: !isFound } as const

  const beside = bots.length > 1 ? twinPack(files, card, changed) : null
  const twins = beside === null ? null : open(beside.files)
  if (beside !== null && twins?.ok === true) {
    const b = createGame(twins.pack, code)
    const plan = { a: planOf(a), b: planOf(b, { of: card, by: beside.by }) }
    if (takesPart(b, { ...plan.b, bots: bots.map(() => 'random') }, beside.by))
      return { ...found, b, files: { a: files, b: beside.files }, plan, isOneSided: true }
  }
  const b = createGame(after.pack, code)
  const plan = { a: planOf(a), b: planOf(b) }
  return { ...found, b, files: { a: files, b: replaced }, plan, isOneSided: false }
}

function takesPart(game: Game, plan: PairPlan['b'], card: string): boolean {
  const at = game.pack.definitions.findIndex(({ id }) => id === card)
  const to = DEALS * plan.bots.length
  return playChunk(game, plan, { from: 0, to }).cards.present[at] > 0
}

/** The main number, and its substitutes where it cannot be measured. */
const asked = (card: string) => [
  'twin',
  `early ${card}`,
  `drawn ${card}`,
  `played ${card}`,
  'seat 0',
]

/** The same games, reduced to the main number. */
export const aboutCard = (pairs: PairTally, card: string): PairTally => ({
  ...pairs,
  means: {},
  shares: Object.fromEntries(
    asked(card).flatMap((name) => (pairs.shares[name] ? [[name, pairs.shares[name]]] : [])),
  ),
})

/**
 * How often the only player with the changed card wins, against everybody at the same tables. If all have it: how often a player
 * who draws it early wins, since by the end everybody may have drawn everything; for what nobody draws, a player who plays it;
 * otherwise the first seat.
 */
export function headOf(shifts: readonly Shift[], card: string): Shift | null {
  for (const name of asked(card)) {
    const found = shifts.find(({ kind, id }) => `${kind} ${id}`.trim() === name)
    if (found !== undefined && found.chance !== null) return found
  }
  return null
}

export const halfWidth = ({ shift }: Shift): number => (shift.high - shift.low) / 2
