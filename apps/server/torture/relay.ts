// A line between a server and something it needs, which can be cut and mended.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Relay {
  port: number
  cut(): void
  mend(): void
  close(): void
}

export async function openRelay(to: number): Promise<Relay> {
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(to, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => void (isCut = false),
    close() {
      cut()
      server.close()
    },
  }
}
