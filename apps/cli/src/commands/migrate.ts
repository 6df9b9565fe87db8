// `cardwright migrate`: rewrites a pack of an older language version in the current one, and lists the changes.
import { join } from 'node:path'
import type { Command } from 'commander'
import { LANGUAGE, migrateFiles, type MigratedFiles } from '@cardwright/content'
import { readPackFolder, TooLarge } from '@cardwright/content/node'
import { Failure } from '../failure.ts'
import { isFolder, writeTextFile } from '../files.ts'
import type { Io } from '../io.ts'
import { withJson } from '../options.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'

const NOTES = `
A pack names its language version in its manifest; one that names none is of the first. Older packs
load as they are: this rewrites their files, so that people read and write one language only. Files
that need no change are left alone.`

export function addMigrate(program: Command, _io: Io, finish: Finish): void {
  const command = program
    .command('migrate <dir>')
    .description('rewrite a pack of an older language version in the current one')
    .addHelpText('after', NOTES)
  withJson(command).action(async (folder: string, options: { json?: boolean }) =>
    finish(await migrateFolder(folder), options.json),
  )
}

async function migrateFolder(folder: string): Promise<Report> {
  if (!isFolder(folder))
    throw new Failure('unreadable-folder', `there is no folder ${folder}`, { folder })
  const before = await readPackFolder(folder).catch((error: unknown) => {
    throw error instanceof TooLarge ? unmigrated(folder, error) : error
  })
  const { files, from, changes } = migrated(folder, before)
  const written = Object.keys(files).filter((file) => files[file] !== before[file])
  for (const file of written) writeTextFile(join(folder, file), files[file])
  const said =
    changes.length === 0
      ? `${folder} is already in language ${LANGUAGE}`
      : [`language ${from} → ${LANGUAGE}`, ...changes.map(({ file, what }) => `${file}: ${what}`)]
  return {
    data: { folder, from, to: LANGUAGE, changes, written },
    text: [said].flat().join('\n'),
  }
}

function migrated(folder: string, files: Record<string, string>): MigratedFiles {
  try {
    return migrateFiles(files)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) throw unmigrated(folder, error)
    throw error
  }
}

const unmigrated = (folder: string, { message }: Error): Failure =>
  new Failure('unmigrated', `${folder} cannot be migrated: ${message}`, { folder })
