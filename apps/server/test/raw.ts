// Bytes on a bare connection, for requests that no decent client would send.
import { connect, type Socket } from 'node:net'

const PATIENCE = 5000

/** Sends and reads until the other side closes. @returns what came, '' when it closed without a word */
export function exchange(port: number, bytes: string | Uint8Array): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    const timer = setTimeout(() => socket.destroy(), PATIENCE)
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (data) => void (heard += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      done(heard)
    })
  })
}

/** The number in the first line of an answer; null when there was none. */
export const statusOf = (answer: string): number | null =>
  /^HTTP\/1\.1 (\d{3})/.exec(answer) === null ? null : Number(answer.slice(9, 12))

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

/** The bytes of a request to open a WebSocket. */
export const upgradeTo = (target: string, headers: readonly string[] = ['Host: 127.0.0.1']) =>
  Buffer.from([`GET ${target} HTTP/1.1`, ...headers, ...UPGRADE, '', ''].join('\r\n'), 'latin1')

/** The bytes of a POST with a body of JSON. */
export function postTo(target: string, body: string, headers: readonly string[] = []): string {
  const own = ['Content-Type: application/json', 'Host: 127.0.0.1']
  const given = headers.map((one) => one.split(':', 1)[0].toLowerCase())
  const all = [
    ...own.filter((one) => !given.includes(one.split(':', 1)[0].toLowerCase())),
    ...headers,
  ]
  return [
    `POST ${target} HTTP/1.1`,
    ...all,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Connections that say something and then stay silent. */
export class Idlers {
  private readonly sockets: Socket[] = []

  /** @returns false when it was closed at once */
  async add(port: number, bytes: string, from = '127.0.0.1'): Promise<boolean> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    this.sockets.push(socket)
    socket.on('error', () => {})
    // the end is only seen behind what was not read
    socket.resume()
    return new Promise((done) => {
      socket.on('close', () => done(false))
      // once something comes back it was not refused; most say nothing, so they are asked a little later
      socket.on('connect', () => socket.write(bytes, () => setTimeout(() => done(true), 50)))
    })
  }

  get open(): number {
    return this.sockets.filter(({ destroyed }) => !destroyed).length
  }

  /** Until the other side has closed them all. */
  async gone(): Promise<void> {
    await Promise.all(
      this.sockets.map((one) =>
        one.destroyed ? null : new Promise((done) => one.on('close', done)),
      ),
    )
  }

  end(): void {
    for (const socket of this.sockets) socket.destroy()
  }
}
