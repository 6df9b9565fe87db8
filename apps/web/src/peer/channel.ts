// A connection between pages. All connection candidates are gathered before the code is
// written, so that one message each way is enough.
const CHANNEL = 'cardwright'
/** Some candidates never arrive; continue with those found so far. */
const PATIENCE = 3000

/** Pages in one house find each other by themselves; beyond that the server of the page names others that help. */
const connection = (ice: readonly string[]): RTCPeerConnection =>
  new RTCPeerConnection({ iceServers: ice.map((one) => ({ urls: one })) })

/** A connection that has failed takes its channel along: whoever listens to it hears that it is closed. Nor does it
    outlive its channel. */
function endWith(peer: RTCPeerConnection, channel: RTCDataChannel): void {
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'failed') channel.close()
  })
  // who leaves says so: else the other end would notice only after half a minute
  const leave = () => peer.close()
  addEventListener('pagehide', leave)
  channel.addEventListener('close', () => {
    removeEventListener('pagehide', leave)
    peer.close()
  })
}

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

/** @param ice servers that tell a page its public address */
export async function offerChannel(ice: readonly string[] = []): Promise<Offered> {
  const peer = connection(ice)
  const channel = peer.createDataChannel(CHANNEL)
  endWith(peer, channel)
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
  /** Once it is open. */
  channel: Promise<RTCDataChannel>
  close(): void
}

export async function answerChannel(sdp: string, ice: readonly string[] = []): Promise<Answered> {
  const peer = connection(ice)
  const channel = new Promise<RTCDataChannel>((done) =>
    peer.addEventListener('datachannel', ({ channel: one }) => {
      endWith(peer, one)
      one.addEventListener('open', () => done(one), { once: true })
    }),
  )
  await peer.setRemoteDescription({ type: 'offer', sdp })
  await peer.setLocalDescription(await peer.createAnswer())
  return { sdp: await gathered(peer), channel, close: () => peer.close() }
}
