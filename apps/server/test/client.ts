// A player over a real socket, for tests and load: says what it wants, remembers what it was told.
import {
  PROTOCOL,
  type BriefMessage,
  type Joined,
  type Made,
  type NewMatch,
  type ToClient,
  type ToServer,
} from '@cardwright/protocol'
import { WebSocket } from 'ws'

export async function post<T>(address: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const value: unknown = await answer.json()
  if (!answer.ok)
    throw Object.assign(new Error(JSON.stringify(value)), { status: answer.status, value })
  return value as T
}

export const makeMatch = (address: string, wanted: Partial<NewMatch> = {}) =>
  post<Made>(address, '/api/matches', {
    game: 'forest',
    chairs: [{ kind: 'human' }, { kind: 'human' }],
    name: 'Anna',
    ...wanted,
  })

export const joinMatch = (
  address: string,
  match: string,
  invite: string | undefined,
  name = 'Boris',
) => post<Joined>(address, `/api/matches/${match}/join`, { invite, name })

type Kind = ToClient['t']

export class Client {
  readonly heard: ToClient[] = []
  readonly texts: string[] = []
  n = 0
  latest: BriefMessage | null = null
  private readonly socket: WebSocket
  private waiting: { test: (message: ToClient) => boolean; found: (message: ToClient) => void }[] =
    []
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      const text = String(data)
      this.texts.push(text)
      const message = JSON.parse(text) as ToClient
      if (message.t === 'welcome') this.n = message.n
      if (message.t === 'brief') this.latest = message
      this.heard.push(message)
      const ready = this.waiting.filter(({ test }) => test(message))
      this.waiting = this.waiting.filter((one) => !ready.includes(one))
      for (const { found } of ready) found(message)
    })
    this.closed = new Promise((done) => socket.on('close', done))
    socket.on('error', () => {})
  }

  static async open(
    address: string,
    join: {
      match: string
      token?: string
      after?: number
      want?: 'table' | 'brief'
      protocol?: number
    },
    from?: string,
  ): Promise<Client> {
    const client = await Client.connect(address, from)
    client.send({ t: 'join', protocol: PROTOCOL, ...join })
    return client
  }

  /** Without saying anything. @param from the address a proxy would tell */
  static async connect(address: string, from?: string): Promise<Client> {
    const headers = from === undefined ? undefined : { 'x-forwarded-for': from }
    const socket = new WebSocket(address.replace('http', 'ws') + '/live', { headers })
    const client = new Client(socket)
    await new Promise((ready, fail) => socket.once('open', ready).once('error', fail))
    return client
  }

  send(message: ToServer): void {
    this.socket.send(JSON.stringify(message))
  }

  raw(text: string | Uint8Array): void {
    this.socket.send(text)
  }

  /** The next message of a kind; `heard` ones count when `from` says so. */
  next<K extends Kind>(
    kind: K,
    test: (message: Extract<ToClient, { t: K }>) => boolean = () => true,
  ) {
    type Found = Extract<ToClient, { t: K }>
    const fits = (message: ToClient) => message.t === kind && test(message as Found)
    const past = this.heard.findIndex(fits)
    if (past >= 0) return Promise.resolve(this.heard.splice(past, 1)[0] as Found)
    return new Promise<Found>((found, fail) => {
      const timer = setTimeout(() => fail(new Error(`no ${kind} came`)), 20_000)
      this.waiting.push({
        test: fits,
        found: (message) => {
          clearTimeout(timer)
          this.heard.splice(this.heard.indexOf(message), 1)
          found(message as Found)
        },
      })
    })
  }

  answer(actions: Extract<ToServer, { t: 'answer' }>['actions'], at: number): number {
    this.send({ t: 'answer', n: ++this.n, at, actions })
    return this.n
  }

  kill(): void {
    this.socket.terminate()
  }
}

/** Plays by a fixed rule until the match is over; what was seen last. */
export async function playOut(
  players: Client[],
  choose: (n: number, seq: number) => number,
  most = Infinity,
): Promise<BriefMessage> {
  let seq = -1
  for (;;) {
    const briefs = await Promise.all(players.map((one) => one.next('brief', (b) => b.seq > seq)))
    seq = Math.max(...briefs.map((one) => one.seq))
    if (briefs.some((one) => one.seq < seq)) {
      // one of them heard of two entries at once
      const late = players.filter((_, k) => briefs[k].seq < seq)
      const rest = await Promise.all(late.map((one) => one.next('brief', (b) => b.seq === seq)))
      briefs.splice(0, briefs.length, ...briefs.filter((one) => one.seq === seq), ...rest)
    }
    if (briefs[0].ending !== null || seq > most) return briefs[0]
    const asked = players.find((one) => one.latest?.isAsked)!
    const { legal } = asked.latest!
    const forward = legal.filter(({ kind }) => kind !== 'cancel' && kind !== 'unpick')
    asked.answer([forward[choose(forward.length, seq)]], seq)
    await asked.next('taken')
  }
}
