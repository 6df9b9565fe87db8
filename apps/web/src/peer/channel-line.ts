// The guest's end of an open channel between pages.
import { PROTOCOL, type FromGuest, type ToClient, type ToServer } from '@cardwright/protocol'
import type { Line, LineEnds } from '../online/line.ts'
import { answerGathering } from './guest-part.ts'
import { joined } from './pieces.ts'

/** A channel leads to only one match, so its id does not matter. */
const MATCH = 'hosted'
/** Resends the first message until it is answered, because Chromium sometimes loses messages sent while a channel opens. */
const SAY_AGAIN = 250

export function channelLine(channel: RTCDataChannel, ends: LineEnds): Line {
  const send = (message: ToServer | FromGuest): boolean => {
    if (channel.readyState !== 'open') return false
    channel.send(JSON.stringify(message))
    return true
  }
  const join = () => send({ t: 'join', protocol: PROTOCOL, match: MATCH, after: ends.after() })
  let asking: ReturnType<typeof setInterval> | undefined
  return {
    open() {
      const hear = joined((text) => {
        const message = JSON.parse(text) as ToClient
        if (message.t === 'gather') for (const answer of answerGathering(message)) send(answer)
        ends.hear(message)
      })
      channel.addEventListener('message', ({ data }) => {
        clearInterval(asking)
        hear(String(data))
      })
      channel.addEventListener('close', () => {
        clearInterval(asking)
        ends.state('lost')
      })
      ends.state('open')
      join()
      asking = setInterval(join, SAY_AGAIN)
    },
    close: () => channel.close(),
    send,
  }
}
