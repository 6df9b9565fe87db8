// `cardwright validate`: reports all mistakes of a pack.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { GameEntry } from '@cardwright/games'
import { checkText } from '@cardwright/content'
import { tryPack, type Fault } from '@cardwright/content/trial'
import { type Pack } from '@cardwright/engine'
import { isFolder } from '../files.ts'
import type { Io } from '../io.ts'
import { badPack, findEntry, idIn, loadContent, unknownGame } from '../open-game.ts'
import { withContent, withJson, type Common } from '../options.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'

const NOTES = `
A folder is judged as content of the game that its manifest names. If there is no such game, only
what the pack says by itself is judged: words that code alone reads count as unused. A pack of a game
is also played, each card once and a little more: what cannot go on is a problem, what a budget ends a warning.`

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
  const warnings: string[] = []
  const tryCards = entry && trialOf(entry, warnings)
  const { pack, problems } = await loadContent(folder, entry, {
    checkText,
    tryCards,
    icons: iconNames(),
  })
  if (!pack) throw badPack(folder, problems)
  const counts = countsOf(pack)
  const said = Object.entries(counts).map(([word, n]) => `${n} ${word}`)
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
      `${pack.manifest.id}: ${said.join(', ')}; no problems (pack ${pack.hash})`,
      ...warnings.map((warning) => `warning: ${warning}`),
    ].join('\n'),
  }
}

/** Everything that the page can draw. */
function iconNames(): Set<string> {
  const require = createRequire(import.meta.url)
  const set = require('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, unknown>
    aliases?: Record<string, unknown>
  }
  return new Set([...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})])
}

const SECONDS = 1.2

/** Processor time, so that a busy machine leaves no card untried. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Plays every card once; what a budget ends goes on, so it is a warning. */
const trialOf =
  ({ code }: GameEntry, warnings: string[]) =>
  (pack: Pack): readonly Fault[] => {
    const { faults, stopped, untried } = tryPack(pack, code, {
      seconds: SECONDS,
      now: processorTime,
    })
    if (stopped.length > 0)
      warnings.push(
        `a budget stopped something (event budget-exceeded): ${listed(stopped.map(({ card }) => String(card)))} ${stopped.length === 1 ? 'sets' : 'set'} off triggers that set each other off`,
      )
    if (untried > 0)
      warnings.push(
        `the trial was stopped after ${SECONDS} s with ${untried} cards not played: matches of this pack are slow`,
      )
    return faults
  }

const MOST_NAMED = 5

function listed(ids: readonly string[]): string {
  const more = ids.length - MOST_NAMED
  return ids.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function locate(what: string, content?: string): { folder: string; entry?: GameEntry } {
  const entry = findEntry(what)
  if (entry) return { folder: content ?? fileURLToPath(entry.contentUrl), entry }
  if (!isFolder(what)) throw unknownGame(what, `"${what}" is neither a game nor a folder`)
  const named = findEntry(idIn(what))
  return named ? { folder: what, entry: named } : { folder: what }
}

const countsOf = (pack: Pack) => ({
  definitions: pack.definitions.length,
  statuses: pack.statuses.length,
  keywords: pack.keywords.length,
  basics: pack.basics.length,
  decks: pack.decks.length,
})
