// `cardwright scenario`: runs scenario files, the rules as examples.
import type { Command } from 'commander'
import { games } from '@cardwright/games/here'
import { runScenarioFiles, type FileResult } from '@cardwright/testkit'
import type { Io } from '../io.ts'
import { withContent, withJson, type Common } from '../options.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'

const NOTES = `
A file names its game; a folder stands for every .yaml file in it. With --content the games are
played on that pack. How scenarios are written is in docs/scenarios.md.`

export function addScenario(program: Command, _io: Io, finish: Finish): void {
  const command = program
    .command('scenario <files...>')
    .description('run scenario files and report expectations that failed')
    .addHelpText('after', NOTES)
  withContent(withJson(command)).action(async (files: string[], options: Common) =>
    finish(await runScenarios(files, options), options.json),
  )
}

async function runScenarios(files: readonly string[], options: Common): Promise<Report> {
  const sources = games.map(({ id, code, contentUrl }) => [
    id,
    { code, contentUrl: options.content ?? contentUrl },
  ])
  const report = await runScenarioFiles(files, Object.fromEntries(sources))
  const { passed, failed } = report
  return {
    data: report,
    text: [...report.files.flatMap(describe), `${passed} passed, ${failed} failed`].join('\n'),
    exit: failed > 0 || passed === 0 ? 1 : 0,
  }
}

function describe({ file, error, results }: FileResult): string[] {
  if (error !== null) return [`${file}: cannot be run`, ...indent(error.split('\n'))]
  const failures = results.filter(({ ok }) => !ok)
  const good = results.length - failures.length
  return [
    `${file}: ${good} of ${results.length} as expected`,
    ...failures.flatMap(({ name, line, problems }) => [
      `  ${file}:${line} ${name}`,
      ...indent(problems.map(({ path, message }) => `  ${path}: ${message}`)),
    ]),
  ]
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)
