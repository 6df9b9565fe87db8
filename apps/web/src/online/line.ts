// What carries messages between a table and whoever keeps the match: a socket, a data channel, or nothing at
// all when the match is kept by this page.
import type { ToClient, ToServer } from '@cardwright/protocol'

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export interface LineEnds {
  /** The last entry that was seen; read at every new connection. */
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
