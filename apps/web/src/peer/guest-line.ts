// A guest's line to the page that keeps the match: knocks through the server, plays over a channel from page to
// page, and knocks again when that is lost.
import { PROTOCOL, type FromMeeting, type ToMeeting, type ToServer } from '@cardwright/protocol'
import { LastingSocket } from '../online/lasting-socket.ts'
import type { Line, LineEnds } from '../online/line.ts'
import { answerChannel } from './channel.ts'
import { wordIn, type Meeting } from './code.ts'
import { channelLine } from './channel-line.ts'

/** Between two tries, and until a try has failed: nothing was heard from the host. */
const TRY_AGAIN = 2000
const PATIENCE = 12_000

export class GuestLine implements Line {
  private readonly meeting: Meeting
  private readonly who: { name: string; key: string }
  private readonly ends: LineEnds
  private readonly socket: LastingSocket<FromMeeting, ToMeeting>
  private line: Line | null = null
  /** This try; another one follows when it has failed. */
  private attempt = 0
  private ice: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(meeting: Meeting, who: { name: string; key: string }, ends: LineEnds) {
    this.meeting = meeting
    this.who = who
    this.ends = ends
    this.socket = new LastingSocket('/meet', {
      connecting: () => ends.state('connecting'),
      opened: () => this.knock(),
      hear: (message) => void this.hear(message),
      lost: () => ends.state('lost'),
    })
  }

  open(): void {
    this.meet()
  }

  close(): void {
    this.leave()
    this.ends.state('closed')
  }

  send(message: ToServer): boolean {
    return this.line?.send(message) ?? false
  }

  private meet(): void {
    clearTimeout(this.timer)
    this.socket.open()
    this.timer = setTimeout(() => this.later(0), PATIENCE)
  }

  /** This try has led nowhere. */
  private later(wait = TRY_AGAIN): void {
    this.leave()
    this.ends.state('lost')
    this.timer = setTimeout(() => this.meet(), wait)
  }

  private knock(): void {
    const { meeting, seat } = this.meeting
    const word = JSON.stringify({ kind: 'knock', seat, key: this.who.key })
    this.socket.send({ t: 'knock', protocol: PROTOCOL, meeting, word })
  }

  private async hear(message: FromMeeting): Promise<void> {
    switch (message.t) {
      case 'knocking':
        this.ice = message.ice
        break
      case 'nobody':
        this.later()
        break
      case 'told': {
        const offer = wordIn('offer', message.word)
        if (offer !== null) await this.answer(offer.sdp)
        else if (wordIn('no', message.word) !== null)
          this.goodbye({ t: 'bye', code: 'taken', reason: 'somebody sits there' })
        break
      }
      case 'bye':
        this.goodbye(message)
        break
      case 'hosting':
      case 'knock':
      case 'pong':
        break
    }
  }

  private async answer(sdp: string): Promise<void> {
    const { name } = this.who
    const { attempt } = this
    const answered = await answerChannel(sdp, this.ice)
    const word = JSON.stringify({ kind: 'answer', name, sdp: answered.sdp })
    if (attempt === this.attempt) this.socket.send({ t: 'tell', word })
    const channel = await answered.channel
    if (attempt !== this.attempt) return answered.close()
    this.socket.close()
    this.line = channelLine(channel, {
      ...this.ends,
      hear: (said) => {
        if (attempt === this.attempt) clearTimeout(this.timer)
        this.ends.hear(said)
      },
      state: (state) => {
        if (state !== 'lost') this.ends.state(state)
        else if (attempt === this.attempt) this.later()
      },
    })
    this.line.open()
  }

  private leave(): void {
    this.attempt++
    clearTimeout(this.timer)
    this.socket.close()
    this.line?.close()
    this.line = null
  }

  private goodbye(message: Extract<FromMeeting, { t: 'bye' }>): void {
    this.close()
    this.ends.hear(message)
  }
}
