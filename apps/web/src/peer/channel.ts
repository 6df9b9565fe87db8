// A connection from page to page. Everything needed to find each other is gathered before the code is
// written, so that one word each way is enough.
const CHANNEL = 'cardwright'
/** Some candidates never come; the ones at hand will do. */
const PATIENCE = 3000

/** Pages in one house find each other by themselves; beyond that a STUN server is needed. */
const stun = new URLSearchParams(globalThis.location?.search).get('stun')
const OPTIONS: RTCConfiguration = { iceServers: stun === null ? [] : [{ urls: `stun:${stun}` }] }

async function gathered(peer: RTCPeerConnection): Promise<string> {
  if (peer.iceGatheringState !== 'complete')
    await new Promise<void>((done) => {
      const timer = setTimeout(done, PATIENCE)
      peer.addEventListener('icegatheringstatechange', () => {
        if (peer.iceGatheringState !== 'complete') return
        clearTimeout(timer)
        done()
      })
    })
  return peer.localDescription!.sdp
}

export interface Offered {
  sdp: string
  channel: RTCDataChannel
  accept(sdp: string): Promise<void>
  close(): void
}

export async function offerChannel(): Promise<Offered> {
  const peer = new RTCPeerConnection(OPTIONS)
  const channel = peer.createDataChannel(CHANNEL)
  await peer.setLocalDescription(await peer.createOffer())
  return {
    sdp: await gathered(peer),
    channel,
    accept: (sdp) => peer.setRemoteDescription({ type: 'answer', sdp }),
    close: () => peer.close(),
  }
}

export interface Answered {
  sdp: string
  channel: Promise<RTCDataChannel>
  close(): void
}

export async function answerChannel(sdp: string): Promise<Answered> {
  const peer = new RTCPeerConnection(OPTIONS)
  const channel = new Promise<RTCDataChannel>((done) =>
    peer.addEventListener('datachannel', ({ channel: one }) => done(one)),
  )
  await peer.setRemoteDescription({ type: 'offer', sdp })
  await peer.setLocalDescription(await peer.createAnswer())
  return { sdp: await gathered(peer), channel, close: () => peer.close() }
}
