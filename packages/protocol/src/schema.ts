// Schemas for messages from outside. They are closed: unknown keys are refused, and so is anything too long.
import { z } from 'zod'
import type { FromGuest, Introduction, NewMatch, PageWord, ToMeeting, ToServer } from './index.ts'
import { moderatorsWhy, newBan, report } from './moderation-schema.ts'
import { nameProblem, tidyLine, tidyName } from './plain-text.ts'

/** Longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 8192
const LONGEST_LINE = 400
const LONGEST_NAME = 24
/** A name before it is normalized: accents may be separate characters. */
const LONGEST_WRITTEN_NAME = 100
const MOST_OPTIONS = 64
/** A deck as text. Games accept such a long text only for decks. */
const LONGEST_OPTION = 4000
const MOST_ACTIONS = 32
/** Players that one player has blocked. */
const MOST_BLOCKED = 50
/** What one page sends another before they are connected. */
const LONGEST_WORD = 7000

const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
const seat = z.int().min(0).max(15)
const word = z.string().max(200)
const ID = /^[\w-]{6,40}$/
const id = z.string().regex(ID)

const thing = z.union([
  z.strictObject({ unit: count }),
  z.strictObject({ card: count }),
  z.strictObject({ cell: word }),
  z.strictObject({ line: word }),
  z.strictObject({ lane: word }),
  z.strictObject({ seat }),
  z.strictObject({ status: word, on: count, giver: z.int().min(-1).max(15) }),
  z.strictObject({ effect: count, def: word }),
])

const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('use'), source: count, ability: word }),
  z.strictObject({ kind: z.literal('pick'), pick: thing }),
  z.strictObject({ kind: z.literal('unpick'), pick: thing }),
  z.strictObject({ kind: z.literal('option'), option: word }),
  z.strictObject({ kind: z.literal('place'), card: count.optional(), place: word }),
  z.strictObject({ kind: z.literal('move'), move: word, value: word.optional() }),
  z.strictObject({ kind: z.enum(['done', 'decline', 'accept', 'cancel']) }),
])

const message = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('join'),
    protocol: count,
    match: id,
    token: z.string().max(1000).optional(),
    after: count.optional(),
    want: z.enum(['table', 'brief']).optional(),
  }),
  z.strictObject({
    t: z.literal('answer'),
    n: count,
    at: count,
    actions: z.array(action).min(1).max(MOST_ACTIONS),
    seat: seat.optional(),
  }),
  z.strictObject({ t: z.literal('undo'), n: count, at: count, seat: seat.optional() }),
  z.strictObject({ t: z.literal('allowUndo'), yes: z.boolean() }),
  z.strictObject({ t: z.literal('resign'), n: count }),
  z.strictObject({
    t: z.literal('say'),
    text: z.string().max(LONGEST_LINE).transform(tidyLine).pipe(z.string().min(1)),
  }),
  z.strictObject({ t: z.literal('rematch') }),
  z.strictObject({
    t: z.literal('replace'),
    seat,
    who: z.enum(['bot', 'dummy']).optional(),
  }),
  z.strictObject({ t: z.literal('claim'), seat }),
  z.strictObject({ t: z.literal('why'), id: count, key: word }),
  z.strictObject({ t: z.literal('explain'), id: count, entity: count, query: word }),
  z.strictObject({ t: z.literal('ping') }),
])

const toMeeting = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('host'), protocol: count, key: z.string().min(20).max(100) }),
  z.strictObject({
    t: z.literal('knock'),
    protocol: count,
    meeting: id,
    word: z.string().max(LONGEST_WORD),
  }),
  z.strictObject({
    t: z.literal('tell'),
    guest: id.optional(),
    word: z.string().max(LONGEST_WORD),
  }),
  z.strictObject({ t: z.literal('ping') }),
])

const name = z
  .string()
  .max(LONGEST_WRITTEN_NAME)
  .transform(tidyName)
  .pipe(
    z
      .string()
      .max(LONGEST_NAME)
      .superRefine((text, judged) => {
        const problem = nameProblem(text)
        if (problem !== null) judged.addIssue({ code: 'custom', message: problem })
      }),
  )

const sdp = z.string().max(LONGEST_WORD - 500)
// a host without a name is called by the number of the seat
const hostName = name.or(z.literal(''))
const pageWord = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('knock'), seat, key: z.string().min(6).max(100) }),
  z.strictObject({ kind: z.literal('offer'), game: word, seat, host: hostName, sdp }),
  z.strictObject({ kind: z.literal('answer'), name, sdp }),
  z.strictObject({ kind: z.literal('no'), code: z.literal('taken') }),
  z.strictObject({ kind: z.literal('meeting'), meeting: id, game: word, seat, host: hostName }),
])

const digits = z.string().regex(/^[0-9a-f]{64}$/)
const fromGuest = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('bond'), bond: digits }),
  z.strictObject({ t: z.literal('part'), part: digits }),
])

/** The count is checked before the entries are. */
const fewNames = z.custom<object>(
  // a record would silently drop this name
  (value) =>
    !Object.hasOwn(Object(value), '__proto__') && Object.keys(Object(value)).length <= MOST_OPTIONS,
  'too many options, or one that no game has',
)
const options = fewNames.pipe(
  z.record(word, z.union([z.string().max(LONGEST_OPTION), z.number(), z.boolean()])),
)
const introduction = {
  player: z
    .string()
    .regex(/^[\w-]{20,64}$/)
    .optional(),
  blocked: z
    .array(z.string().regex(/^[\w-]{16}$/))
    .max(MOST_BLOCKED)
    .optional(),
}

const newMatch = z.strictObject({
  game: word,
  options: options.optional(),
  chairs: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('human') }),
        z.strictObject({ kind: z.literal('dummy') }),
        z.strictObject({ kind: z.literal('bot'), level: z.int().min(1).max(4) }),
      ]),
    )
    .min(1)
    .max(8),
  name,
  open: z.boolean().optional(),
  clock: z
    .strictObject({ move: z.int().min(0).max(86400), match: z.int().min(0).max(86400) })
    .partial()
    .optional(),
  absence: z.enum(['bot', 'vote', 'win']).optional(),
  ...introduction,
})

const token = z.string().max(1000)
const sitDown = z.strictObject({ invite: token.optional(), name, ...introduction })
const quick = z.strictObject({ game: word, name, ...introduction })
const block = z.strictObject({ token, seat })

/** Whether a match, a meeting or a guest may have this name. */
export const isId = (text: string): boolean => ID.test(text)

/** `at`: the wrong part; '' for the whole message. */
export type Read<T> = { ok: true; value: T } | { ok: false; reason: string; at: string }

export const readMessage = (text: string) => judgeText(message, text) as Read<ToServer>
export const readPageWord = (text: string) => judgeText(pageWord, text) as Read<PageWord>
export const readFromGuest = (text: string) => judgeText(fromGuest, text) as Read<FromGuest>
export const readToMeeting = (text: string) => judgeText(toMeeting, text) as Read<ToMeeting>
export const readNewMatch = (value: unknown) => judge(newMatch, value) as Read<NewMatch>
export const readSitDown = (value: unknown) => judge(sitDown, value)
export const readQuick = (value: unknown) => judge(quick, value)
export const readIntroduction = (value: unknown): Read<Introduction> =>
  judge(z.strictObject(introduction), value)
export const readBlock = (value: unknown) => judge(block, value)
export const readReport = (value: unknown) => judge(report, value)
export const readWhy = (value: unknown) => judge(moderatorsWhy, value)
export const readNewBan = (value: unknown) => judge(newBan, value)

function judgeText<T>(schema: z.ZodType<T>, text: string): Read<T> {
  try {
    return judge(schema, JSON.parse(text))
  } catch {
    return { ok: false, reason: 'a message is one JSON object', at: '' }
  }
}

function judge<T>(schema: z.ZodType<T>, value: unknown): Read<T> {
  const result = schema.safeParse(value)
  if (result.success) return { ok: true, value: result.data }
  const [issue] = result.error.issues
  const at = issue.path.join('.')
  return { ok: false, reason: at === '' ? issue.message : `${at}: ${issue.message}`, at }
}
