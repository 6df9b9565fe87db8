// The messages between a page and a bot in a worker: plain data over any port. The page sends a world
// that `imagine` dealt for the seat, so the worker holds nothing that the seat may not know.
import { clone, saveMatch, type Match, type Options, type SavedMatch } from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { isBotName, type BotName } from './names.ts'

export interface ThinkMessage {
  kind: 'think'
  /** Chosen by the sender; every reply repeats it. */
  id: number
  saved: SavedMatch
  seat: number
  bot: BotName
  /** One per match: with the same seed a bot keeps its plans from one answer to the next. */
  seed: number
}

interface CancelMessage {
  kind: 'cancel'
  id: number
}

export type ToWorker = ThinkMessage | CancelMessage

export type FromWorker =
  | { kind: 'progress'; id: number; progress: number; best: number }
  /** `action` is packed and on the list of the match that was sent, hence also on the list of the real match. */
  | { kind: 'answer'; id: number; action: number; isCancelled: boolean }
  | { kind: 'problem'; id: number | null; message: string }

export interface ThinkRequest {
  id: number
  match: Match
  /** The options of the match; a saved match contains them. */
  options: Options
  seat: number
  bot: BotName
  seed: number
}

/** Equal for all matches that the seat cannot distinguish. */
export function thinkMessage({ id, match, options, seat, bot, seed }: ThinkRequest): ThinkMessage {
  const world = imagine(match, seat, seed, clone(match))
  return { kind: 'think', id, saved: saveMatch(world, options), seat, bot, seed }
}

/** The message, or what is wrong with it. `loadMatch` checks the saved match itself. */
export function readMessage(data: unknown): ToWorker | { problem: string; id: number | null } {
  if (typeof data !== 'object' || data === null) return { problem: 'not a message', id: null }
  const { kind, id, seat, bot, seed, saved } = data as Record<string, unknown>
  if (!isWhole(id)) return { problem: 'a message needs a whole number as its id', id: null }
  if (kind === 'cancel') return { kind, id }
  if (kind !== 'think') return { problem: `"${String(kind)}" is neither think nor cancel`, id }
  if (!isWhole(seat) || !isWhole(seed)) return { problem: 'seat and seed are whole numbers', id }
  if (typeof bot !== 'string' || !isBotName(bot))
    return { problem: `there is no bot "${String(bot)}"`, id }
  if (typeof saved !== 'object' || saved === null || !('game' in saved))
    return { problem: 'there is no match in it', id }
  return { kind, id, seat, bot, seed, saved: saved as SavedMatch }
}

const isWhole = (value: unknown): value is number => Number.isInteger(value)
