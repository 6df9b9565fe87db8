// `cardwright serve`: a game for other programs, over standard input and output.
import type { Command } from 'commander'
import { Failure, USAGE } from '../failure.ts'
import type { Io } from '../io.ts'
import { openGame } from '../open-game.ts'
import { wholeNumber, withContent, type Common } from '../options.ts'
import { VERSION } from '../version.ts'
import { Environments } from '../serve/environments.ts'
import { serveMcp } from '../serve/mcp.ts'
import { serveLines } from '../serve/stdio.ts'

interface ServeOptions extends Common {
  stdio?: true
  mcp?: true
  seat?: number
}

const NOTES = `
Each line of input is a request, each line of output its answer: docs/protocol.md has all of them.
  echo '{"do":"reset","seed":7}' | cardwright serve --stdio forest`

export function addServe(program: Command, io: Io): void {
  const command = program
    .command('serve <game>')
    .description('play matches for another program: JSON lines, or tools for a language model')
    .option('--stdio', 'JSON lines on standard input and output')
    .option('--mcp', 'the Model Context Protocol on standard input and output')
    .option(
      '--seat <n>',
      'show and take back nothing that this seat may not know',
      wholeNumber('--seat', 1, 64),
    )
    .addHelpText('after', NOTES)
  withContent(command).action((id: string, options: ServeOptions) => serve(id, options, io))
}

async function serve(id: string, options: ServeOptions, io: Io): Promise<void> {
  const { stdio, mcp, seat, content } = options
  if (stdio === mcp)
    throw new Failure(
      'bad-door',
      'give --stdio for JSON lines or --mcp for a language model, one of them',
      {},
      USAGE,
    )
  const { game, pack } = await openGame(id, content)
  const { max } = pack.manifest.seats
  if (seat !== undefined && seat > max)
    throw new Failure(
      'bad-number',
      `--seat must be a whole number from 1 to ${max}, not "${seat}"`,
      { seat },
      USAGE,
    )
  const pieces = io.pieces()
  if (pieces === null)
    throw new Failure('no-input', 'there is nothing to read: pipe requests into this command')
  const envs = new Environments(game, seat === undefined ? null : seat - 1)
  if (mcp) await serveMcp(envs, VERSION, pieces, io.out)
  else await serveLines(envs, pieces, io.out)
}
