// Where guests of a match on this page knock: each gets a connection of its own, offered through the server,
// which hands words on and is not needed once the pages are connected. Who was here comes back the same way.
import { PROTOCOL, type FromMeeting, type PageWord, type ToMeeting } from '@cardwright/protocol'
import { createStore } from 'zustand/vanilla'
import { LastingSocket } from '../online/lasting-socket.ts'
import { offerChannel, type Offered } from './channel.ts'
import { wordIn } from './code.ts'
import type { HostedHere } from './hosted-here.ts'

/** Guests who are let in at the same time; more than sit at any table. */
const MOST_OFFERS = 16

interface Offering {
  offered: Offered
  seat: number
  key: string
}

export class Reception {
  /** `meeting` is what links name; null while the server has not been reached. */
  readonly state = createStore<{ meeting: string | null; isLost: boolean }>(() => ({
    meeting: null,
    isLost: false,
  }))
  private readonly hosted: HostedHere
  private readonly socket: LastingSocket<FromMeeting, ToMeeting>
  private readonly offers = new Map<string, Offering>()
  private ice: string[] = []

  constructor(hosted: HostedHere) {
    this.hosted = hosted
    this.socket = new LastingSocket('/meet', {
      connecting: () => {},
      opened: () => void this.socket.send({ t: 'host', protocol: PROTOCOL, key: this.hosted.key }),
      hear: (message) => this.hear(message),
      lost: () => this.state.setState({ isLost: true }),
    })
  }

  open(): void {
    this.socket.open()
  }

  close(): void {
    this.socket.close()
    for (const { offered } of this.offers.values()) offered.close()
    this.offers.clear()
  }

  private hear(message: FromMeeting): void {
    switch (message.t) {
      case 'hosting':
        this.ice = message.ice
        this.socket.steady()
        this.state.setState({ meeting: message.meeting, isLost: false })
        break
      case 'knock': {
        const knock = wordIn('knock', message.word)
        if (knock !== null) void this.offer(message.guest, knock)
        break
      }
      case 'told': {
        const answer = wordIn('answer', message.word)
        if (answer !== null && message.guest !== null) void this.letIn(message.guest, answer)
        break
      }
      case 'bye':
        this.close()
        this.state.setState({ meeting: null, isLost: true })
        break
      case 'knocking':
      case 'nobody':
      case 'pong':
        break
    }
  }

  private async offer(guest: string, { seat, key }: Extract<PageWord, { kind: 'knock' }>) {
    if (!this.hosted.mayCome(seat, key)) return this.tell(guest, { kind: 'no', code: 'taken' })
    this.forgetOldest()
    const offered = await offerChannel(this.ice)
    this.offers.set(guest, { offered, seat, key })
    const { sdp } = offered
    this.tell(guest, { kind: 'offer', game: this.hosted.title.game.id, seat, host: '', sdp })
  }

  private async letIn(guest: string, answer: Extract<PageWord, { kind: 'answer' }>) {
    const offering = this.offers.get(guest)
    if (offering === undefined) return
    this.offers.delete(guest)
    const { offered, seat, key } = offering
    const { channel } = offered
    this.hosted.expect(channel, seat, answer.name, key)
    await offered.accept(answer.sdp).catch(() => offered.close())
  }

  private forgetOldest(): void {
    if (this.offers.size < MOST_OFFERS) return
    const [[guest, { offered }]] = this.offers
    offered.close()
    this.offers.delete(guest)
  }

  private tell(guest: string, word: PageWord): void {
    this.socket.send({ t: 'tell', guest, word: JSON.stringify(word) })
  }
}
