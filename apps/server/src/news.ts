// Signed messages between nodes. The signature uses a key from the shared database and covers sender and time,
// so that forged and replayed messages in Redis are ignored.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { News } from '@cardwright/host'
import { z } from 'zod'
import { keyFrom } from './keys.ts'
import type { Word } from './meetings.ts'

/** A message from one node to the others. */
export type NodeMessage = News | Word | { kind: 'bans' }

export const CHANNEL = 'cardwright:news'

/** The allowed clock difference between nodes; older messages may be replays. */
const WINDOW = 60_000
const LONGEST = 64 * 1024
/** HMAC-SHA-256 in base64url. */
const SIGNATURE = 43
/** How many nodes are remembered; those silent longest are dropped first. */
const NODES = 1000

const count = z.int().min(0)
const seat = z.int().min(0).max(15)
const id = z.string().min(1).max(100)
const text = z.string().max(8192)
const line = z.strictObject({ n: count, seat: seat.nullable(), name: text, text, at: z.number() })
const message = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('knock'), guest: id, word: text }),
  z.strictObject({ t: z.literal('told'), guest: id.nullable(), word: text }),
])

/** Every kind needs an entry, or it would be ignored. */
const KINDS = {
  entry: z.strictObject({ kind: z.literal('entry'), match: id, seq: count }),
  chat: z.strictObject({ kind: z.literal('chat'), match: id, line }),
  chairs: z.strictObject({ kind: z.literal('chairs'), match: id }),
  lines: z.strictObject({ kind: z.literal('lines'), match: id }),
  gone: z.strictObject({ kind: z.literal('gone'), match: id }),
  seated: z.strictObject({ kind: z.literal('seated'), match: id, seat, by: id }),
  askBack: z.strictObject({
    kind: z.literal('askBack'),
    match: id,
    seat,
    by: seat.optional(),
    to: count,
  }),
  vote: z.strictObject({ kind: z.literal('vote'), match: id, seat, by: seat }),
  allowUndo: z.strictObject({ kind: z.literal('allowUndo'), match: id, seat, yes: z.boolean() }),
  next: z.strictObject({ kind: z.literal('next'), match: id }),
  bans: z.strictObject({ kind: z.literal('bans') }),
  word: z.discriminatedUnion('to', [
    z.strictObject({ kind: z.literal('word'), to: z.literal('host'), meeting: id, message }),
    z.strictObject({ kind: z.literal('word'), to: z.literal('guest'), guest: id, message }),
  ]),
} satisfies { [K in NodeMessage['kind']]: z.ZodType<Extract<NodeMessage, { kind: K }>> }

const letter = z.strictObject({
  node: id,
  n: count,
  at: z.number(),
  told: z.looseObject({ kind: z.enum(Object.keys(KINDS) as NodeMessage['kind'][]) }),
})

export type Refusal = 'malformed' | 'unsigned' | 'old'
/** `told` is null for a node's own messages. */
export type Heard = { told: NodeMessage | null } | { refused: Refusal }

export class NewsSeal {
  private readonly key: Buffer
  private readonly node: string
  private readonly now: () => number
  private written = 0
  /** The number of each node's last message; the most recent node is last. */
  private readonly last = new Map<string, number>()

  constructor(secret: string, node: string, now: () => number = Date.now) {
    this.key = keyFrom(secret, 'news')
    this.node = node
    this.now = now
  }

  write(told: NodeMessage): string {
    const body = JSON.stringify({ node: this.node, n: ++this.written, at: this.now(), told })
    return this.sign(body).toString('base64url') + body
  }

  /** Never throws, for any input. */
  read(heard: string): Heard {
    if (heard.length > LONGEST) return { refused: 'malformed' }
    const body = heard.slice(SIGNATURE)
    const signature = Buffer.from(heard.slice(0, SIGNATURE), 'base64url')
    const right = this.sign(body)
    if (signature.length !== right.length || !timingSafeEqual(signature, right))
      return { refused: 'unsigned' }
    const read = letter.safeParse(parsed(body))
    if (!read.success) return { refused: 'malformed' }
    const { node, n, at } = read.data
    if (node === this.node) return { told: null }
    const told = KINDS[read.data.told.kind].safeParse(read.data.told)
    if (!told.success) return { refused: 'malformed' }
    return this.isNew(node, n, at) ? { told: told.data } : { refused: 'old' }
  }

  private isNew(node: string, n: number, at: number): boolean {
    if (Math.abs(this.now() - at) > WINDOW || n <= (this.last.get(node) ?? 0)) return false
    this.last.delete(node)
    this.last.set(node, n)
    const [oldest] = this.last.keys()
    if (this.last.size > NODES) this.last.delete(oldest)
    return true
  }

  private sign(body: string): Buffer {
    return createHmac('sha256', this.key).update(`${CHANNEL}\n${body}`).digest()
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
