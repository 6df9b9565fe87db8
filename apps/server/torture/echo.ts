// The limit: a bare ws server that sends back what it gets, in a process of its own.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { WebSocket, WebSocketServer } from 'ws'
import { cpuOf } from './process-costs.ts'

const self = fileURLToPath(import.meta.url)
const MESSAGE = JSON.stringify({ t: 'answer', n: 1, at: 1, actions: [{ kind: 'done' }] })
const SOCKETS = 50

if (process.argv[2] === 'serve') {
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))))
  server.on('listening', () => process.send?.((server.address() as { port: number }).port))
}

/** Messages the echo answers per second of its CPU time. */
export async function echoRate(seconds: number): Promise<number> {
  const child = fork(self, ['serve'], { execArgv: ['--import', 'tsx'] })
  const port = await new Promise<number>((done) => child.once('message', (n) => done(Number(n))))
  let answered = 0
  const sockets = Array.from({ length: SOCKETS }, () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    socket.on('open', () => socket.send(MESSAGE))
    socket.on('message', () => {
      answered++
      socket.send(MESSAGE)
    })
    socket.on('error', () => {})
    return socket
  })
  const begun = cpuOf(child.pid!)
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const used = cpuOf(child.pid!) - begun
  for (const socket of sockets) socket.terminate()
  child.kill()
  return answered / used
}
