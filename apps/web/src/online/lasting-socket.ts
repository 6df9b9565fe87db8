// A connection to the server that reconnects automatically until it is closed.
const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
/** After this much silence the connection is pinged. */
const SILENCE = 15_000

export interface SocketEnds<In> {
  connecting(): void
  opened(): void
  hear(message: In): void
  lost(): void
}

export class LastingSocket<In, Out extends object> {
  private readonly path: string
  private readonly ends: SocketEnds<In>
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private isClosed = false

  constructor(path: string, ends: SocketEnds<In>) {
    this.path = path
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
  }

  /** @returns false when there is no connection now */
  send(message: Out | { t: 'ping' }): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Call after a successful join: if the connection is lost then, the first retry is quick. */
  steady(): void {
    this.wait = FIRST_WAIT
  }

  private connect(): void {
    clearTimeout(this.timer)
    const { protocol, host } = location
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${this.path}`)
    this.socket = socket
    this.ends.connecting()
    socket.addEventListener('open', () => this.ends.opened())
    socket.addEventListener('message', ({ data }) => {
      this.heardAt = Date.now()
      this.ends.hear(JSON.parse(String(data)) as In)
    })
    socket.addEventListener('close', () => {
      if (this.isClosed || this.socket !== socket) return
      this.ends.lost()
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
