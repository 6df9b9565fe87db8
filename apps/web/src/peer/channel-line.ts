// A guest's end of a channel from page to page.
import { PROTOCOL, type ToClient, type ToServer } from '@cardwright/protocol'
import type { Line, LineEnds } from '../online/line.ts'
import { joined } from './pieces.ts'

/** A channel leads to one match only: what it is called does not matter. */
const MATCH = 'hosted'

export function channelLine(channel: RTCDataChannel, ends: LineEnds): Line {
  const send = (message: ToServer): boolean => {
    if (channel.readyState !== 'open') return false
    channel.send(JSON.stringify(message))
    return true
  }
  const join = () => {
    ends.state('open')
    send({ t: 'join', protocol: PROTOCOL, match: MATCH, after: ends.after() })
  }
  return {
    open() {
      const hear = joined((text) => ends.hear(JSON.parse(text) as ToClient))
      channel.addEventListener('message', ({ data }) => hear(String(data)))
      channel.addEventListener('close', () => ends.state('lost'))
      if (channel.readyState === 'open') join()
      else channel.addEventListener('open', join)
    },
    close: () => channel.close(),
    send,
  }
}
