// `cardwright validate`: every mistake of a pack, or that there is none.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { GameEntry } from '@cardwright/all'
import { createGame, type Pack } from '@cardwright/engine'
import { Failure } from '../failure.ts'
import { isFolder } from '../files.ts'
import type { Io } from '../io.ts'
import { badPack, findEntry, loadContent, misfitOf, unknownGame } from '../open-game.ts'
import { withContent, withJson, type Common } from '../options.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'

const NOTES = `
A folder is judged as content of the game that its manifest names. If there is no such game, only
what the pack says by itself is judged: words that code alone reads count as unused.`

export function addValidate(program: Command, _io: Io, finish: Finish): void {
  const command = program
    .command('validate <game|dir>')
    .description('check a pack: shape, words, references, texts; all problems together')
    .addHelpText('after', NOTES)
  withContent(withJson(command)).action(async (what: string, options: Common) =>
    finish(await validatePack(what, options), options.json),
  )
}

async function validatePack(what: string, options: Common): Promise<Report> {
  const { folder, entry } = locate(what, options.content)
  const { pack, problems } = await loadContent(folder, entry, true)
  if (!pack) throw badPack(folder, problems)
  if (entry) {
    const misfit = misfitOf(entry, createGame(pack, entry.code))
    if (misfit !== null)
      throw new Failure('wrong-pack', `${folder} does not fit the game ${entry.id}: ${misfit}`, {
        game: entry.id,
        folder,
      })
  }
  const counts = countsOf(pack)
  const listed = Object.entries(counts).map(([word, n]) => `${n} ${word}`)
  return {
    data: { ok: true, id: pack.manifest.id, hash: pack.hash, folder, ...counts, problems: [] },
    text: `${pack.manifest.id}: ${listed.join(', ')}; no problems (pack ${pack.hash})`,
  }
}

function locate(what: string, content?: string): { folder: string; entry?: GameEntry } {
  const entry = findEntry(what)
  if (entry) return { folder: content ?? fileURLToPath(entry.contentUrl), entry }
  if (!isFolder(what)) throw unknownGame(what, `"${what}" is neither a game nor a folder`)
  const named = findEntry(idIn(what))
  return named ? { folder: what, entry: named } : { folder: what }
}

/** Whose content a folder is; a manifest that cannot be read is reported by the validator. */
function idIn(folder: string): string {
  try {
    return String(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))?.id)
  } catch {
    return ''
  }
}

const countsOf = (pack: Pack) => ({
  definitions: pack.definitions.length,
  statuses: pack.statuses.length,
  keywords: pack.keywords.length,
  basics: pack.basics.length,
  decks: pack.decks.length,
})
