// Detects dead connections. A connection that sends something is alive; a silent one is
// pinged, and closed when there is no answer. A few at a time: pinging thousands at once would keep everybody else
// waiting.
import type { WebSocket } from 'ws'

/** How often each connection is checked. */
const BEAT = 15_000
const ROUNDS = 100

type Sign = 'heard' | 'silent' | 'asked'

export class Pulse {
  private readonly rounds = Array.from({ length: ROUNDS }, () => new Map<WebSocket, Sign>())
  private readonly timer: ReturnType<typeof setInterval>
  private beats = 0
  private met = 0

  constructor() {
    this.timer = setInterval(() => this.beat(), BEAT / ROUNDS)
    this.timer.unref()
  }

  /** @returns a function to call for every sign of life */
  watch(socket: WebSocket): () => void {
    const round = this.rounds[this.met++ % ROUNDS]
    const hear = () => void round.set(socket, 'heard')
    hear()
    socket.on('pong', hear)
    socket.on('close', () => round.delete(socket))
    return hear
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private beat(): void {
    const round = this.rounds[this.beats++ % ROUNDS]
    for (const [socket, sign] of round)
      if (sign === 'heard') round.set(socket, 'silent')
      else if (sign === 'silent') {
        round.set(socket, 'asked')
        socket.ping()
      } else socket.terminate()
  }
}
