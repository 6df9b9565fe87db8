// Plays a recorded match again and says where it first differs from what was recorded.
import {
  applyListed,
  askedSeat,
  createMatch,
  hash,
  legalActions,
  listActions,
  outcome,
  packAction,
  refusalOf,
  type Action,
  type Game,
  type Match,
  type Outcome,
} from '@cardwright/engine'
import type { Recording } from './shelf.ts'

/** The first thing that is not as it was recorded. */
export interface Divergence {
  what: 'set-up' | 'seat' | 'list' | 'answer' | 'state' | 'end' | 'error'
  /** The decision that differs, from 1; 0 is the set-up. */
  decision: number
  seat: number | null
  action: Action | null
  expected: string
  found: string
  /** What is legal now, where that is what differs. */
  list: Action[]
}

export interface RerunOptions {
  /** Compares only the asked seats, the legal answers and the ending, because the layout of the block may differ. */
  ignoreStates?: boolean
  /** Sees the match after the set-up and after every decision. */
  each?: (m: Match) => void
}

export function rerun(
  game: Game,
  recording: Recording,
  actions: readonly Action[],
  options: RerunOptions = {},
): Divergence | null {
  let at: At = NOWHERE
  try {
    return play(game, recording, actions, options, (now) => (at = now))
  } catch (error) {
    return { ...at, what: 'error', expected: 'no error', found: (error as Error).message }
  }
}

type At = Pick<Divergence, 'decision' | 'seat' | 'action' | 'list'>

function play(
  game: Game,
  recording: Recording,
  actions: readonly Action[],
  { ignoreStates = false, each }: RerunOptions,
  reach: (at: At) => void,
): Divergence | null {
  const { asked, answers, states, lists } = recording
  const m = createMatch(game, recording.setup)
  each?.(m)
  const isOther = (k: number): boolean => !ignoreStates && stateByte(m) !== states[k]
  const state = (k: number) => ({ expected: `a state with ${hex(states[k])}`, found: hash(m) })
  if (isOther(0)) return { ...NOWHERE, what: 'set-up', ...state(0) }
  for (let k = 0; k < answers.length; k++) {
    const action = actions[answers[k]]
    const seat = Number(asked[k])
    const at: At = { decision: k + 1, seat, action, list: [] }
    reach(at)
    const now = askedSeat(m)
    if (now !== seat)
      return { ...at, what: 'seat', expected: `seat ${seat} is asked`, found: askedNow(now) }
    const list = legalActions(m, seat)
    const packed = packAction(m, listActions(m), action)
    if (listByte(list) !== lists[k]) {
      const found = `${list.length} answers, this one ${packed < 0 ? 'not' : 'among them'}`
      return { ...at, list, what: 'list', expected: 'another list, with this answer on it', found }
    }
    if (packed < 0) {
      const found = `refused: ${refusalOf(m, seat, action).code}`
      return { ...at, list, what: 'answer', expected: 'accepted', found }
    }
    applyListed(m, packed)
    each?.(m)
    if (isOther(k + 1)) return { ...at, what: 'state', ...state(k + 1) }
  }
  return endOf(m, recording, ignoreStates)
}

/** The last two digits of `hash`. */
export const stateByte = (m: Match): number => Number.parseInt(hash(m).slice(-2), 16)

/** The same in whatever order the answers are listed: a replay does not depend on it. */
export function listByte(list: readonly Action[]): number {
  let sum = list.length
  for (const action of list) sum = (sum + sumOf(action)) | 0
  return (sum ^ (sum >>> 8) ^ (sum >>> 16) ^ (sum >>> 24)) & 255
}

const sums = new WeakMap<Action, number>()

function sumOf(action: Action): number {
  let sum = sums.get(action)
  if (sum === undefined) {
    sum = 0x811c9dc5
    const text = JSON.stringify(action)
    for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
    sums.set(action, sum)
  }
  return sum
}

const NOWHERE: At = { decision: 0, seat: null, action: null, list: [] }

const hex = (byte: number): string => `…${byte.toString(16).padStart(2, '0')}`
const askedNow = (seat: number | null): string =>
  seat === null ? 'the match is over' : `seat ${seat} is asked`

function endOf(m: Match, recording: Recording, ignoreStates: boolean): Divergence | null {
  const [expected, found] = [recording.outcome, outcomeAsIn(recording, m)].map((end) =>
    JSON.stringify(end),
  )
  const at = { ...NOWHERE, what: 'end' as const, decision: recording.answers.length }
  if (expected !== found) return { ...at, expected, found }
  if (!ignoreStates && hash(m) !== recording.hash)
    return { ...at, expected: recording.hash, found: hash(m) }
  return null
}

/** Older recordings say less of the end: only what they say is compared. */
function outcomeAsIn({ outcome: recorded }: Recording, m: Match): Partial<Outcome> | null {
  const end = outcome(m)
  if (end === null || recorded === null) return end
  return Object.fromEntries(Object.entries(end).filter(([key]) => key in recorded))
}
