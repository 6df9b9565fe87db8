// A terminal for tests: keeps what is written, types what it is given.
import { run } from '../src/run.ts'

export interface Ran {
  code: number
  out: string
  err: string
  /** What `--json` printed: exactly one document. */
  json(): unknown
}

/** Runs a command line; `lines` are typed in, without them there is no input. */
export async function cardwright(args: readonly string[], lines?: Iterable<string>): Promise<Ran> {
  let out = ''
  let err = ''
  const code = await run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    lines: () => (lines === undefined ? null : typed(lines)),
    pieces: () => (lines === undefined ? null : pieces(lines)),
    isTerminal: false,
    hasColour: false,
    progress: null,
  })
  return { code, out, err, json: () => JSON.parse(out) }
}

async function* typed(lines: Iterable<string>): AsyncGenerator<string> {
  yield* lines
}

async function* pieces(lines: Iterable<string>): AsyncGenerator<string> {
  for (const line of lines) yield `${line}\n`
}
