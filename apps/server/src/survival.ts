// For node processes: an error in one request must not end all matches. What
// was acknowledged is in the log, so the process keeps running, and the operator gets a report.
import type { RunningNode } from './node/options.ts'

export function stayAlive({ survived }: RunningNode): void {
  process.on('unhandledRejection', (error) => survived(error, 'an unhandled rejection'))
  process.on('uncaughtException', (error) => survived(error, 'an uncaught exception'))
}
