// `cardwright import`: converts cards written in the format of a game's design document into a pack. The game
// supplies the conversion (`importer` of its entry).
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { checkText, formatProblems, loadPack } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { Failure, USAGE } from '../failure.ts'
import { readTextFile, writeTextFile } from '../files.ts'
import type { Io } from '../io.ts'
import { findEntry, unknownGame } from '../open-game.ts'
import { withContent, withJson, type Common } from '../options.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'

interface ImportOptions extends Common {
  out?: string
}

export function addImport(program: Command, _io: Io, finish: Finish): void {
  const command = program
    .command('import <game> <files...>')
    .description('convert content from the format of a game’s design document into a pack')
    .option('--out <dir>', 'write the whole pack, with the imported content, to this folder')
  withContent(withJson(command)).action(
    async (id: string, files: string[], options: ImportOptions) =>
      finish(await importFiles(id, files, options), options.json),
  )
}

async function importFiles(id: string, from: string[], options: ImportOptions): Promise<Report> {
  const entry = findEntry(id)
  if (!entry) throw unknownGame(id)
  const { importer, code } = entry
  if (!importer) throw new Failure('no-importer', `${id} imports nothing`, { game: id }, USAGE)
  const base = await readPackFolder(options.content ?? fileURLToPath(entry.contentUrl))
  const files = from.reduce((pack, file) => {
    try {
      return importer(pack, readTextFile(file))
    } catch (error) {
      throw new Failure('unreadable-file', `${file}: ${(error as Error).message}`, { file })
    }
  }, base)
  const { reads: usedByCode, judge } = code
  const loaded = loadPack(files, { usedByCode, judge, checkText })
  if (!loaded.ok)
    throw new Failure('bad-pack', formatProblems(loaded.problems), { problems: loaded.problems })
  const changed = Object.keys(files).filter((file) => files[file] !== base[file])
  const { out } = options
  if (out !== undefined)
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(out, file)), { recursive: true })
      writeTextFile(join(out, file), text)
    }
  const said = changed.length === 0 ? 'nothing changed' : `changed: ${changed.join(', ')}`
  return { data: { game: id, changed, out: out ?? null }, text: `${said}; the pack loads` }
}
