// `cardwright schema`: JSON Schemas of a game's content, for editors.
import { join } from 'node:path'
import type { Command } from 'commander'
import { packJsonSchema } from '@cardwright/content'
import { makeFolder, writeTextFile } from '../files.ts'
import type { Io } from '../io.ts'
import { openGame } from '../open-game.ts'
import { withContent, withJson, type Common } from '../options.ts'
import { writeJson, type Report } from '../report.ts'
import type { Finish } from '../run.ts'

interface SchemaOptions extends Common {
  out?: string
}

const NOTES = `
The document has one schema per file of a pack: manifest, cards (every shelf), statuses, keywords,
basics, decks, balance. With --out each is written to <dir>/<part>.schema.json, where an editor finds
it through "$schema" or its settings.`

export function addSchema(program: Command, _io: Io, finish: Finish): void {
  const command = program
    .command('schema <game>')
    .description('print the JSON Schemas of a game’s content')
    .option('--out <dir>', 'write one file per schema into this folder')
    .addHelpText('after', NOTES)
  withContent(withJson(command)).action(async (id: string, options: SchemaOptions) =>
    finish(await printSchema(id, options), options.json),
  )
}

async function printSchema(id: string, options: SchemaOptions): Promise<Report> {
  const { pack } = await openGame(id, options.content)
  const schemas = packJsonSchema(pack)
  const { out } = options
  if (out === undefined) return { data: schemas, text: writeJson(schemas).trimEnd() }
  makeFolder(out)
  const files = Object.entries(schemas).map(([part, schema]) => {
    const file = join(out, `${part}.schema.json`)
    writeTextFile(file, writeJson(schema))
    return file
  })
  return { data: { game: id, files }, text: files.join('\n') }
}
