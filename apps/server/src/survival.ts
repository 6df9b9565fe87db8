// For programs that are a node: a mistake in the handling of one request must not end everybody's matches. What
// is promised is in the log, and every room reads its own; so the process stays up, and the operator gets a report.
import type { RunningNode } from './node/options.ts'

export function stayAlive({ survived }: RunningNode): void {
  process.on('unhandledRejection', (error) => survived(error, 'a promise nobody waited for'))
  process.on('uncaughtException', (error) => survived(error, 'an exception nobody caught'))
}
