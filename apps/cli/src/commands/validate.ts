// `cardwright validate`: reports all mistakes of a pack.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { GameEntry } from '@cardwright/games'
import { CEILINGS } from '@cardwright/content'
import { type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { Failure } from '../failure.ts'
import { isFolder } from '../files.ts'
import type { Io } from '../io.ts'
import { badPack, findEntry, loadContent, misfitOf, unknownGame } from '../open-game.ts'
import { withContent, withJson, type Common } from '../options.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'
import { tryGame, type Trial } from '../sim/trial.ts'

const NOTES = `
A folder is judged as content of the game that its manifest names. If there is no such game, only
what the pack says by itself is judged: words that code alone reads count as unused. A pack of a game
is also played at random for a moment: what cannot go on is a problem, what a budget ends a warning.`

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
  const warnings = entry ? played(folder, entry, pack).warnings : []
  const counts = countsOf(pack)
  const listed = Object.entries(counts).map(([word, n]) => `${n} ${word}`)
  return {
    data: {
      ok: true,
      id: pack.manifest.id,
      hash: pack.hash,
      folder,
      ...counts,
      problems: [],
      warnings,
    },
    text: [
      `${pack.manifest.id}: ${listed.join(', ')}; no problems (pack ${pack.hash})`,
      ...warnings.map((warning) => `warning: ${warning}`),
    ].join('\n'),
  }
}

/** A valid pack may still not fit the game's code, or fail during a match. */
function played(folder: string, entry: GameEntry, pack: Pack): Trial {
  const game = createGame(pack, entry.code)
  const wrong = (said: string) =>
    new Failure('wrong-pack', `${folder} does not fit the game ${entry.id}: ${said}`, {
      game: entry.id,
      folder,
    })
  const misfit = misfitOf(entry, game)
  if (misfit !== null) throw wrong(misfit)
  try {
    return tryGame(game)
  } catch (error) {
    throw wrong((error as Error).message)
  }
}

function locate(what: string, content?: string): { folder: string; entry?: GameEntry } {
  const entry = findEntry(what)
  if (entry) return { folder: content ?? fileURLToPath(entry.contentUrl), entry }
  if (!isFolder(what)) throw unknownGame(what, `"${what}" is neither a game nor a folder`)
  const named = findEntry(idIn(what))
  return named ? { folder: what, entry: named } : { folder: what }
}

/** Which game a folder's content belongs to; the validator reports an unreadable manifest. */
function idIn(folder: string): string {
  try {
    const file = join(folder, 'manifest.json')
    if (statSync(file).size > CEILINGS.fileSize.most) return ''
    return String(JSON.parse(readFileSync(file, 'utf8'))?.id)
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
