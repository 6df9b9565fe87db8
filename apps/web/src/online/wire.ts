// The connection to a match on the server; it reconnects automatically until the server ends it.
import { PROTOCOL, type ToClient, type ToServer } from '@cardwright/protocol'
import { LastingSocket } from './lasting-socket.ts'
import type { Line, LineEnds } from './line.ts'

export class Wire implements Line {
  private readonly ends: LineEnds
  private readonly socket: LastingSocket<ToClient, ToServer>

  constructor(match: string, token: string | undefined, ends: LineEnds) {
    this.ends = ends
    this.socket = new LastingSocket('/live', {
      connecting: () => ends.state('connecting'),
      opened: () =>
        void this.send({ t: 'join', protocol: PROTOCOL, match, token, after: ends.after() }),
      hear: (message) => {
        if (message.t === 'welcome') {
          this.socket.steady()
          ends.state('open')
        }
        ends.hear(message)
        if (message.t === 'bye') this.close()
      },
      lost: () => ends.state('lost'),
    })
  }

  open(): void {
    this.socket.open()
  }

  close(): void {
    this.socket.close()
    this.ends.state('closed')
  }

  send(message: ToServer): boolean {
    return this.socket.send(message)
  }
}
