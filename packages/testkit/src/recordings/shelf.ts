// Recorded matches of one game in one file: packs as they were, set-ups, answers, and a trace of every state and
// list passed through. Answers are kept by name, as replays keep them; each distinct one is written down once.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { PackFiles } from '@cardwright/content'
import type { Action, Options, Outcome, Seed } from '@cardwright/engine'

export interface Recording {
  /** Never given twice, not even when the first one has been retired. */
  id: number
  /** The hash of its pack. */
  pack: string
  setup: { seats: number; options: Options; seed: Seed }
  /** The bots, for reports. */
  bots: string[]
  /** One digit per decision: the asked seat. */
  asked: string
  /** What was answered, as places in the shelf's list of actions. */
  answers: number[]
  /** One byte of the state's hash after the set-up and after each decision. */
  states: Uint8Array
  /** One byte for what was legal before each decision. */
  lists: Uint8Array
  /** The whole hash of the last state. */
  hash: string
  /** Null: it was left before its end. */
  outcome: Outcome | null
}

export interface RecordingShelf {
  game: string
  packs: Record<string, PackFiles>
  actions: Action[]
  recordings: Recording[]
}

/** Raised with every change of the file that older code would misread. */
const FORM = 1

type Kept = Omit<Recording, 'answers' | 'states' | 'lists'> & {
  answers: string
  states: string
  lists: string
}

export function writeShelf({ game, packs, actions, recordings }: RecordingShelf): Uint8Array {
  const kept = recordings.map((one): Kept => ({
    ...one,
    answers: letters(Uint8Array.from(one.answers.flatMap(varint))),
    states: letters(one.states),
    lists: letters(one.lists),
  }))
  const text = JSON.stringify({ form: FORM, game, packs, actions, recordings: kept })
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  }
  return brotliCompressSync(text, { params })
}

export function readShelf(bytes: Uint8Array): RecordingShelf {
  const { form, recordings, ...rest } = JSON.parse(brotliDecompressSync(bytes).toString()) as {
    form: number
    recordings: Kept[]
  } & Omit<RecordingShelf, 'recordings'>
  if (form !== FORM) throw new Error(`recordings of form ${form}; this code reads form ${FORM}`)
  return {
    ...rest,
    recordings: recordings.map((one) => ({
      ...one,
      answers: numbersIn(Buffer.from(one.answers, 'base64')),
      states: Buffer.from(one.states, 'base64'),
      lists: Buffer.from(one.lists, 'base64'),
    })),
  }
}

const letters = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Seven bits a byte, the low ones first; the high bit says that more follow. */
function varint(value: number): number[] {
  const out: number[] = []
  for (; value > 127; value >>>= 7) out.push((value & 127) | 128)
  out.push(value)
  return out
}

function numbersIn(bytes: Uint8Array): number[] {
  const out: number[] = []
  let value = 0
  let shift = 0
  for (const byte of bytes) {
    value |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    out.push(value)
    value = 0
    shift = 0
  }
  return out
}
