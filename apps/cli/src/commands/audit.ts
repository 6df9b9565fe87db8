// `cardwright audit`: computes figures of a game's content exhaustively, as tables, JSON or a page with plots.
import type { Command } from 'commander'
import type { Audit, AuditReport } from '@cardwright/games'
import { nearest } from '@cardwright/content'
import { Failure, meant, USAGE } from '../failure.ts'
import { writeTextFile } from '../files.ts'
import type { Io } from '../io.ts'
import { openGame } from '../open-game.ts'
import { withContent, withJson, type Common } from '../options.ts'
import { table, type Report } from '../report.ts'
import type { Finish } from '../run.ts'
import { auditPage } from '../show/audit-page.ts'

interface AuditOptions extends Common {
  multiplier?: string
  rounding?: string
  deck?: string
  html?: string
}

export function addAudit(program: Command, _io: Io, finish: Finish): void {
  const command = program
    .command('audit <game> <what>')
    .description('compute exact figures of a game’s content, for example: audit twilight fate')
    .option('--multiplier <n>', 'use this match multiplier instead of the game’s own')
    .option('--rounding <rule>', 'halfUp, floor or none')
    .option('--deck <id>', 'only this deck')
    .option('--html <file>', 'write a page with plots')
  withContent(withJson(command)).action(async (id: string, what: string, options: AuditOptions) =>
    finish(await audit(id, what, options), options.json),
  )
}

async function audit(id: string, what: string, options: AuditOptions): Promise<Report> {
  const { entry, pack } = await openGame(id, options.content)
  const study = findAudit(id, what, entry.audits ?? {})
  const { json: _json, content: _content, html, ...asked } = options
  let report: AuditReport
  try {
    report = study(pack, asked as Record<string, string>)
  } catch (error) {
    throw new Failure('bad-option', (error as Error).message, {}, USAGE)
  }
  if (html === undefined) return { data: report.data, text: writeAudit(report) }
  writeTextFile(html, auditPage(report))
  return { data: report.data, text: html }
}

function findAudit(game: string, what: string, audits: Record<string, Audit>): Audit {
  const found = audits[what]
  if (found !== undefined) return found
  const names = Object.keys(audits)
  const there = names.length === 0 ? 'it has none' : `the audits are: ${names.join(', ')}`
  throw new Failure(
    'unknown-audit',
    `${game} has no audit "${what}"; ${there}${meant(nearest(what, names))}`,
    { value: what, audits: names },
    USAGE,
  )
}

function writeAudit({ title, sheets }: AuditReport): string {
  const parts = sheets.flatMap((sheet) => [
    `# ${sheet.title}`,
    ...sheet.tables.map((one) => `${one.title}\n${table([one.head, ...one.rows])}`),
    sheet.findings.length === 0
      ? 'Findings: none'
      : `Findings\n${table(sheet.findings.map(({ id, severity, text }) => [id, severity, text]))}`,
  ])
  return [title, ...parts].join('\n\n')
}
