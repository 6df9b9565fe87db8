// Runs one command line: finds the command, prints its report, turns errors into messages.
import { Unplayable } from '@cardwright/engine'
import { Command, CommanderError } from 'commander'
import { addAudit } from './commands/audit.ts'
import { addGames } from './commands/games.ts'
import { addLab } from './commands/lab.ts'
import { addMigrate } from './commands/migrate.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addScenario } from './commands/scenario.ts'
import { addSchema } from './commands/schema.ts'
import { addImport } from './commands/import.ts'
import { addServe } from './commands/serve.ts'
import { addSim } from './commands/sim.ts'
import { addText } from './commands/text.ts'
import { addValidate } from './commands/validate.ts'
import { Failure, failureJson, USAGE } from './failure.ts'
import type { Io } from './io.ts'
import { writeJson, type Report } from './report.ts'
import { VERSION } from './version.ts'

/** Prints a report: the data with `--json`, otherwise the text. */
export type Finish = (report: Report, json: boolean | undefined) => void

const EXAMPLES = `
Examples:
  cardwright play forest --bot greedy      play against a bot
  cardwright play forest --watch           watch two bots
  cardwright text forest wolf --lang ru    what a card says
  cardwright validate my-pack              every mistake in a folder of content
  cardwright sim forest --games 1000 --json`

/** @returns the exit code */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let exit = 0
  const finish: Finish = (report, json) => {
    if (json) io.out(writeJson(report.data))
    else if (report.text !== '') io.out(`${report.text}\n`)
    exit = report.exit ?? 0
  }
  const program = buildProgram(io, finish)
  try {
    await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' })
    return exit
  } catch (error) {
    const failure = asFailure(error)
    if (failure === null) return 0
    io.err(`cardwright: ${failure.message}\n`)
    if (args.includes('--json')) io.out(writeJson(failureJson(failure)))
    return failure.exit
  }
}

function buildProgram(io: Io, finish: Finish): Command {
  const program = new Command('cardwright')
    .description('Card and board games whose abilities are data: play, check, simulate.')
    .version(VERSION, '--version', 'print the version')
    .helpOption('--help', 'show this help')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    // `run` prints errors itself, once and in one format
    .configureOutput({ writeOut: io.out, writeErr: io.err, outputError: () => {} })
  const parts = [
    addGames,
    addPlay,
    addValidate,
    addText,
    addScenario,
    addSim,
    addServe,
    addLab,
    addAudit,
    addReplay,
    addSchema,
    addImport,
    addMigrate,
  ]
  for (const add of parts) add(program, io, finish)
  return program
}

/** Null: not an error (help was requested). Defects are passed through unchanged. */
function asFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error
  if (error instanceof Unplayable) return new Failure('unplayable', error.message)
  if (!(error instanceof CommanderError)) throw error
  if (error.exitCode === 0) return null
  const message = error.message
    .replace(/^error: /, '')
    .replace(/\n\(Did you mean (.*)\?\)$/, ' — did you mean $1?')
  return new Failure(error.code.replace('commander.', ''), message, {}, USAGE)
}
