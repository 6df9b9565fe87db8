// Where a command reads and writes. Tests pass their own; otherwise it is the process's.
import { fstatSync } from 'node:fs'
import { createInterface } from 'node:readline'

export interface Io {
  out(text: string): void
  err(text: string): void
  /** Lines of input, or null when there is no terminal, pipe or file to read. */
  lines(): AsyncIterator<string> | null
  /** The same as it comes, for who looks for the lines himself. */
  pieces(): AsyncIterable<string> | null
  /** Whether input comes from a terminal. */
  isTerminal: boolean
  hasColour: boolean
  /** Whether progress may be drawn on the error output. */
  progress: NodeJS.WriteStream | null
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    lines: () => (canRead() ? createInterface({ input: stdin })[Symbol.asyncIterator]() : null),
    pieces: () => (canRead() ? stdin.setEncoding('utf8') : null),
    isTerminal: Boolean(stdin.isTTY && stdout.isTTY),
    hasColour: Boolean(stdout.isTTY) && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    progress: stderr.isTTY ? stderr : null,
  }
}

/** A terminal, a pipe or a file; not `/dev/null` and not a closed input. */
function canRead(): boolean {
  if (process.stdin.isTTY) return true
  try {
    const input = fstatSync(0)
    return input.isFIFO() || input.isFile() || input.isSocket()
  } catch {
    return false
  }
}
