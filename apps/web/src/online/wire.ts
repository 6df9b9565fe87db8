// A connection that comes back by itself until the server says goodbye.
import { PROTOCOL, type ToClient, type ToServer } from '@cardwright/protocol'
import type { Line, LineEnds } from './line.ts'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** A connection that has been silent for so long is asked whether it lives. */
const SILENCE = 15_000

export class Wire implements Line {
  private readonly match: string
  private readonly token: string | undefined
  private readonly ends: LineEnds
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private isClosed = false

  constructor(match: string, token: string | undefined, ends: LineEnds) {
    this.match = match
    this.token = token
    this.ends = ends
  }

  open(): void {
    this.isClosed = false
    this.connect()
    addEventListener('online', this.hurry)
    this.pulse = setInterval(() => this.check(), SILENCE / 2)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    removeEventListener('online', this.hurry)
    this.socket?.close()
    this.socket = null
    this.ends.state('closed')
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    clearTimeout(this.timer)
    const { protocol, host } = location
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/live`)
    this.socket = socket
    this.ends.state('connecting')
    const { match, token } = this
    socket.addEventListener('open', () =>
      this.send({ t: 'join', protocol: PROTOCOL, match, token, after: this.ends.after() }),
    )
    socket.addEventListener('message', ({ data }) => {
      this.heardAt = Date.now()
      const message = JSON.parse(String(data)) as ToClient
      if (message.t === 'welcome') {
        this.wait = FIRST_WAIT
        this.ends.state('open')
      }
      this.ends.hear(message)
      if (message.t === 'bye') this.close()
    })
    socket.addEventListener('close', () => {
      if (this.isClosed || this.socket !== socket) return
      this.ends.state('lost')
      this.timer = setTimeout(() => this.connect(), this.wait)
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    })
  }

  private readonly hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.isClosed) return
    this.wait = FIRST_WAIT
    this.connect()
  }

  private check(): void {
    const silent = Date.now() - this.heardAt
    if (silent > SILENCE * 2 && this.socket?.readyState === WebSocket.OPEN) this.socket.close()
    else if (silent > SILENCE) this.send({ t: 'ping' })
  }
}
