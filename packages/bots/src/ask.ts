// The page's side: asks a bot behind a port one question, with progress, an answer, and a way to stop.
import type { FromWorker, ThinkMessage } from './messages.ts'
import type { PortLike } from './serve.ts'

export interface Asked {
  /** Rejects when the worker reports a problem. */
  readonly answer: Promise<{ action: number; isCancelled: boolean }>
  /** Makes the bot answer at once with the best so far. */
  cancel(): void
}

/** Where replies come from: a `Worker`, or the other end of a `MessagePort`. */
export interface AskPort extends PortLike {
  removeEventListener(kind: 'message', hear: (event: { data: unknown }) => void): void
}

export function askBot(
  port: AskPort,
  message: ThinkMessage,
  tell: (progress: number, best: number) => void = () => {},
): Asked {
  const answer = new Promise<{ action: number; isCancelled: boolean }>((resolve, reject) => {
    const hear = (event: { data: unknown }) => {
      const reply = event.data as FromWorker
      if (reply.id !== message.id) return
      if (reply.kind === 'progress') return tell(reply.progress, reply.best)
      port.removeEventListener('message', hear)
      if (reply.kind === 'problem') reject(new Error(reply.message))
      else resolve({ action: reply.action, isCancelled: reply.isCancelled })
    }
    port.addEventListener('message', hear)
  })
  port.start?.()
  port.postMessage(message)
  return { answer, cancel: () => port.postMessage({ kind: 'cancel', id: message.id }) }
}
