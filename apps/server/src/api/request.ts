// What is read from a request, and who asks.
import type { Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import type { Introduction } from '@cardwright/protocol'
import { isId, type Read } from '@cardwright/protocol/schema'
import { Sorry } from '../matches.ts'
import type { Asker, Pseudonyms } from '../pseudonyms.ts'

export const incomingOf = (c: Context): IncomingMessage =>
  (c.env as { incoming: IncomingMessage }).incoming

export const unknownMatch = () => new Sorry(404, 'unknown-match', 'there is no such match')

/** Does not look up ids that no match can have. */
export function idIn(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!isId(id)) throw unknownMatch()
  return id
}

export async function read<T>(c: Context, judge: (value: unknown) => Read<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (body === undefined) throw new Sorry(400, 'bad-request', 'the body is one JSON object')
  const result = judge(body)
  if (!result.ok)
    throw new Sorry(400, result.at === 'name' ? 'bad-name' : 'bad-request', result.reason)
  return result.value
}

/** Tells who asks. */
export class Askers {
  private readonly pseudonyms: Pseudonyms
  private readonly addressOf: (request: IncomingMessage) => string

  constructor(pseudonyms: Pseudonyms, addressOf: (request: IncomingMessage) => string) {
    this.pseudonyms = pseudonyms
    this.addressOf = addressOf
  }

  /** As limits count it. */
  address(c: Context): string {
    return this.addressOf(incomingOf(c))
  }

  /** In a form that may be kept. */
  keptAddress(c: Context): string {
    return this.pseudonyms.ofAddress(this.address(c))
  }

  asker(c: Context, { player, blocked = [] }: Introduction = {}): Asker {
    return {
      address: this.keptAddress(c),
      player: player === undefined ? null : this.pseudonyms.ofPlayer(player),
      blocked,
    }
  }
}
