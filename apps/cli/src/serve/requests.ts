// Everything the door can be asked, one entry a word: what it is for, which fields it reads, what it answers.
// The lines, the tools for language models and the page of the protocol all come from this table.
import { BOT_NAMES, type BotName } from '@cardwright/bots'
import { LANGS, nearest, type Lang } from '@cardwright/content'
import {
  applyAction,
  applyPacked,
  BadSave,
  collectorFor,
  hash,
  legalActions,
  listActions,
  loadMatch,
  saveMatch,
  viewFor,
  type Action,
  type GameEvent,
  type Match,
  type Options,
  type SavedMatch,
} from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { findCalled } from '../called.ts'
import { entriesOf } from '../commands/text.ts'
import { Failure, meant } from '../failure.ts'
import { speakerFor } from '../show/speaker.ts'
import * as field from './fields.ts'
import type { Environments } from './environments.ts'
import type { Field } from './fields.ts'
import { encoderFor } from './observation.ts'
import { refuseHeld, refuseSeat } from './held.ts'
import { resetAll, stepAll } from './many.ts'
import { quoted, Wrong } from './wrong.ts'

/** Raise it when an older program would misread an answer. */
export const DOOR = 1

type Given<F extends Record<string, Field<unknown>>> = {
  [K in keyof F]?: F[K] extends Field<infer T> ? T : never
}

export interface Word {
  what: string
  reads: Record<string, Field<unknown>>
  answer(envs: Environments, given: Record<string, unknown>): object
  /** Integers in bulk: of no use to somebody who reads. */
  isBulk: boolean
}

function word<F extends Record<string, Field<unknown>>>(
  what: string,
  reads: F,
  answer: (envs: Environments, given: Given<F>) => object,
  isBulk = false,
): Word {
  return { what, reads, isBulk, answer: answer as Word['answer'] }
}

const env = field.environment()
const setup = {
  seats: field.whole('how many players; the fewest the game allows if left out', 1, 64),
  options: field.settings('settings of the match, as "game" lists them'),
}
const seatOf = field.viewer('whose view; the asked seat if left out')

export const WORDS: Readonly<Record<string, Word>> = {
  game: word(
    'What game this is: players, options, definitions, and the columns of observations.',
    setup,
    game,
  ),
  text: word(
    'What a card, status or keyword says, by its id or name.',
    {
      of: field.needed(field.text('the id or name')),
      lang: field.text('en if left out', LANGS),
    },
    textFor,
  ),
  reset: word(
    'Begins a match, or begins again with another deal.',
    {
      env,
      seed: field.seed('equal seeds and equal answers give equal matches; 1 if left out'),
      ...setup,
    },
    (envs, { env: k = 0, seed = 1, seats, options }) => {
      envs.begin(k, {
        seed,
        ...(seats === undefined ? {} : { seats }),
        ...(options ? { options } : {}),
      })
      return envs.standing(k)
    },
  ),
  legal: word(
    'The answers of the asked seat, in their order; an index into this list is an answer.',
    { env },
    legal,
  ),
  step: word(
    'Gives one answer for the asked seat and tells what happened.',
    {
      env,
      action: field.answer('an index into the list of "legal", or an action of it'),
      as: field.viewer('who is told what happened; the seat that answers if left out'),
    },
    step,
  ),
  observe: word(
    'What one seat sees, and nothing else: by name, or as integers in the columns of "game".',
    { env, seat: seatOf, integers: field.yes('integers instead of names') },
    observe,
  ),
  fork: word(
    'Copies a match. With a seat: into a world that this seat cannot tell apart, with hidden cards dealt anew.',
    {
      env,
      to: field.needed(field.environment('the number of the copy')),
      seat: field.whole('for whom the copy is imagined', 0, 63),
      seed: field.seed('which of the possible worlds; 1 if left out'),
    },
    fork,
  ),
  snapshot: word(
    'The whole state as JSON, hidden cards included: for storage, not for a player.',
    { env },
    snapshot,
  ),
  restore: word(
    'Puts a state of "snapshot" back.',
    { env, snapshot: field.named('what "snapshot" gave') },
    restore,
  ),
  advise: word(
    'What a bot would answer for the asked seat: an index, nothing is played.',
    { env, bot: field.needed(field.text('which bot', BOT_NAMES)) },
    advise,
  ),
  play: word(
    'Lets a bot answer for the asked seat, and tells what happened.',
    {
      env,
      bot: field.needed(field.text('which bot', BOT_NAMES)),
      as: field.viewer('who is told what happened; the seat that answers if left out'),
    },
    play,
  ),
  close: word('Forgets a match.', { env }, (envs, { env: k = 0 }) => {
    envs.get(k)
    envs.all.delete(k)
    return { env: k, open: envs.all.size }
  }),
  resetAll: word(
    'Begins many matches at once, numbered from 0; match k is dealt with seed + k.',
    {
      count: field.needed(field.whole('how many', 1, field.MOST_ENVIRONMENTS)),
      seed: field.seed('of the first; 1 if left out'),
      ...setup,
      observe: field.yes('with what the asked seats see, as integers'),
      codes: field.yes('with what each answer is, as integers'),
    },
    resetAll,
    true,
  ),
  stepAll: word(
    'One answer in each of many matches: action k is an index for match k, -1 leaves it alone.',
    {
      actions: field.wholes('one index a match'),
      restart: field.yes(
        'a match that is over begins again at once, with its seed + the number of matches',
      ),
      observe: field.yes('with what the asked seats see, as integers'),
      codes: field.yes('with what each answer is, as integers'),
    },
    stepAll,
    true,
  ),
}

/** @throws Wrong, Failure */
export function answerTo(envs: Environments, name: string, given: Record<string, unknown>): object {
  if (!Object.hasOwn(WORDS, name)) {
    const names = Object.keys(WORDS)
    const near = meant(nearest(name, names))
    throw new Wrong(
      'unknown-word',
      'do',
      `"${name}" is no request; there are: ${names.join(', ')}${near}`,
    )
  }
  return WORDS[name].answer(envs, fieldsOf(name, WORDS[name], given))
}

function fieldsOf(name: string, { reads }: Word, given: Record<string, unknown>) {
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(reads, key)) continue
    const names = Object.keys(reads)
    const has = names.length > 0 ? `it reads ${names.join(', ')}` : 'it reads no field'
    throw new Wrong(
      'unknown-field',
      key,
      `"${name}" has no field "${key}"; ${has}${meant(nearest(key, names))}`,
    )
  }
  const read: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(reads)) {
    if (given[key] !== undefined) read[key] = one.read(given[key], key)
    else if (one.needed)
      throw new Wrong('missing-field', key, `"${name}" needs "${key}": ${one.what}`)
  }
  return read
}

function game(envs: Environments, given: { seats?: number; options?: Options }): object {
  const { pack, code, id } = envs.game
  const rules = envs.rules({ seed: 1, ...given })
  const { fixed, piece, card, pieces, cards } = encoderFor(rules)
  return {
    door: DOOR,
    game: id,
    pack: pack.hash,
    seats: pack.manifest.seats,
    options: Object.fromEntries(
      Object.entries(code.options ?? {}).map(([name, { values }]) => [name, values]),
    ),
    definitions: rules.things.definitions.map((definition) => definition.id),
    zones: Object.keys(pack.manifest.zones),
    observation: { fixed, piece, card, pieces, cards },
  }
}

function textFor(
  { game: { pack } }: Environments,
  { of, lang }: { of?: string; lang?: string },
): object {
  const entries = entriesOf(pack, speakerFor(pack, (lang ?? 'en') as Lang))
  try {
    const { id, kind, name, numbers, text } = findCalled(
      of!,
      entries,
      (entry) => [entry.id, entry.name],
      pack.manifest.id,
    )
    return { id, kind, name, numbers, text }
  } catch (error) {
    throw error instanceof Failure ? new Wrong(error.code, 'of', error.message) : error
  }
}

function legal(envs: Environments, { env: k = 0 }: { env?: number }): object {
  const { match, seat } = envs.toAnswer(k, 'env')
  refuseSeat(envs, seat, 'it answers')
  const { env: _, ...standing } = envs.standing(k)
  return { env: k, ...standing, legal: legalActions(match, seat) }
}

interface Told {
  env?: number
  as?: number | 'spectator'
}

function step(envs: Environments, given: Told & { action?: number | Action }): object {
  const { seat } = envs.toAnswer(given.env ?? 0, 'env')
  refuseSeat(envs, seat, 'it answers')
  return telling(envs, given, (match) => give(match, seat, given.action!))
}

function play(envs: Environments, given: Told & { bot?: string }): object {
  const { env: k = 0, bot } = given
  return telling(envs, given, (match, seat) => {
    applyPacked(match, envs.bot(k, bot as BotName, seat).choose(match, seat))
  })
}

/** Answers, and collects what one seat is told of it. */
function telling(
  envs: Environments,
  { env: k = 0, as }: Told,
  answer: (match: Match, seat: number) => void,
): object {
  const { match, seat } = envs.toAnswer(k, 'env')
  const told = as ?? envs.held ?? seat
  refuseSeat(envs, told, 'what happens is told')
  const events: GameEvent[] = []
  match.sink = collectorFor(events, seatNumber(match, told, 'as'))
  try {
    answer(match, seat)
  } finally {
    match.sink = null
  }
  return { ...envs.standing(k), events }
}

/** By its index or by its name. */
function give(match: Match, seat: number, action: number | Action): void {
  const n = listActions(match)
  if (typeof action !== 'number') {
    const answer = applyAction(match, seat, action)
    if (answer.ok) return
    const { refusal } = answer
    throw new Wrong(
      'refused',
      'action',
      `seat ${seat} may not answer ${quoted(action)}: ${refusal.code}`,
      { refusal },
    )
  }
  if (action < 0 || action >= n)
    throw new Wrong(
      'no-such-answer',
      'action',
      `there is no answer ${action}; the list has ${n} (0 to ${n - 1})`,
    )
  applyPacked(match, match.list[action])
}

function observe(
  envs: Environments,
  given: { env?: number; seat?: number | 'spectator'; integers?: boolean },
): object {
  const { env: k = 0, integers } = given
  const { match } = envs.get(k)
  const { asked, answers } = envs.standing(k)
  const seat = given.seat ?? envs.held ?? asked ?? 'spectator'
  refuseSeat(envs, seat, 'what it sees is shown')
  const number = seatNumber(match, seat, 'seat')
  if (integers !== true) return { env: k, seat, view: viewFor(match, seat) }
  const encoder = encoderFor(match.rules)
  const room = new Int32Array(encoder.most)
  const end = encoder.write(match, number, answers, room, 0)
  return { env: k, seat, observation: [...room.subarray(0, end)] }
}

function fork(
  envs: Environments,
  { env: k = 0, to, seat, seed = 1 }: { env?: number; to?: number; seat?: number; seed?: number },
): object {
  if (seat === undefined) refuseHeld(envs, 'fork without a seat')
  else {
    refuseSeat(envs, seat, 'what it could imagine is shown')
    seatNumber(envs.get(k).match, seat, 'seat')
  }
  const { match } = envs.copy(k, to!)
  if (seat !== undefined) imagine(envs.get(k).match, seat, seed, match)
  return envs.standing(to!)
}

function snapshot(envs: Environments, { env: k = 0 }: { env?: number }): object {
  refuseHeld(envs, 'snapshot')
  const { match, setup: given } = envs.get(k)
  return { env: k, snapshot: { ...saveMatch(match, given.options ?? {}), hash: hash(match) } }
}

function restore(
  envs: Environments,
  { env: k = 0, snapshot: given }: { env?: number; snapshot?: Record<string, unknown> },
): object {
  refuseHeld(envs, 'restore')
  const saved = given as unknown as SavedMatch
  let match
  try {
    match = loadMatch(envs.game, saved)
    if (hash(match) !== given!.hash) throw new BadSave('it is damaged')
  } catch (error) {
    const why = (error as Error).message
    throw new Wrong('bad-snapshot', 'snapshot', `this is no snapshot of ${envs.game.id}: ${why}`)
  }
  envs.put(k, match, { seed: 1, seats: saved.seats, options: saved.options })
  return envs.standing(k)
}

function advise(envs: Environments, { env: k = 0, bot }: { env?: number; bot?: string }): object {
  const { match, seat } = envs.toAnswer(k, 'env')
  refuseSeat(envs, seat, 'it answers')
  const answer = envs.bot(k, bot as BotName, seat).choose(match, seat)
  const n = listActions(match)
  return { env: k, asked: seat, bot, action: match.list.subarray(0, n).indexOf(answer) }
}

/** A spectator is seat -1 to the engine. */
function seatNumber({ rules }: Match, seat: number | 'spectator', at: string): number {
  const { seats } = rules.things
  if (seat === 'spectator') return -1
  if (seat >= 0 && seat < seats) return seat
  throw new Wrong(
    'no-such-seat',
    at,
    `there is no seat ${seat}; this match has ${seats} (0 to ${seats - 1})`,
  )
}
