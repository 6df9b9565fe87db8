// What carries messages between a table and the keeper of the match: a socket, a data channel, or nothing at
// all when this page keeps the match.
import type { ToClient, ToServer } from '@cardwright/protocol'

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export interface LineEnds {
  /** The last seen entry; read at every new connection. */
  after(): number | undefined
  hear(message: ToClient): void
  state(state: LineState): void
}

export interface Line {
  open(): void
  close(): void
  /** @returns false when there is no connection now */
  send(message: ToServer): boolean
}
