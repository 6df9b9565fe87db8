// A guest's line to the page that keeps the match: knocks through the server, plays over a channel from page to
// page, and knocks again when that is lost.
import { PROTOCOL, type FromMeeting, type ToMeeting, type ToServer } from '@cardwright/protocol'
import { LastingSocket } from '../online/lasting-socket.ts'
import type { Line, LineEnds } from '../online/line.ts'
import { answerChannel } from './channel.ts'
import { wordIn, type Meeting } from './code.ts'
import { channelLine } from './channel-line.ts'

/** Between two tries, and until a try has failed. */
const TRY_AGAIN = 2000
const PATIENCE = 20_000

export class GuestLine implements Line {
  private readonly meeting: Meeting
  private readonly who: { name: string; key: string }
  private readonly ends: LineEnds
  private readonly socket: LastingSocket<FromMeeting, ToMeeting>
  private line: Line | null = null
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
    clearTimeout(this.timer)
    this.socket.close()
    this.line?.close()
    this.ends.state('closed')
  }

  send(message: ToServer): boolean {
    return this.line?.send(message) ?? false
  }

  private meet(): void {
    clearTimeout(this.timer)
    this.line = null
    this.socket.open()
    this.timer = setTimeout(() => this.later(0), PATIENCE)
  }

  /** This try has led nowhere. */
  private later(wait = TRY_AGAIN): void {
    clearTimeout(this.timer)
    this.socket.close()
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
    const answered = await answerChannel(sdp, this.ice)
    const word = JSON.stringify({ kind: 'answer', name, sdp: answered.sdp })
    this.socket.send({ t: 'tell', word })
    const channel = await answered.channel
    clearTimeout(this.timer)
    this.socket.close()
    this.line = channelLine(channel, {
      ...this.ends,
      state: (state) => (state === 'lost' ? this.later() : this.ends.state(state)),
    })
    this.line.open()
  }

  private goodbye(message: Extract<FromMeeting, { t: 'bye' }>): void {
    this.close()
    this.ends.hear(message)
  }
}
