// `lab matchups`: plays every pair of a game's ready-made decks and writes the figures into its pack, to help players choose.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gamesOf, hashOfList } from '@cardwright/content/matchups'
import { readPackFolder } from '@cardwright/content/node'
import type { Matchup, Matchups, Options } from '@cardwright/engine'
import { deckPairs, matchupFrom, shareOf, type DeckPair } from '@cardwright/lab'
import { Crew, runJob, writeWhole, type Job } from '@cardwright/lab/node'
import { Failure } from '../failure.ts'
import { checkFolderOf, writing } from '../files.ts'
import type { Io } from '../io.ts'
import { openGame, type OpenGame } from '../open-game.ts'
import { table, writeJson, type Report } from '../report.ts'
import { planned } from './wish.ts'

export interface MatchupsOptions {
  bot: string
  /** Games per pair. */
  games: number
  seed: number
  option: Options
  threads: number
  budget: number
  content?: string
  out?: string
  json?: boolean
}

export async function runMatchups(id: string, options: MatchupsOptions, io: Io): Promise<Report> {
  const opened = await openGame(id, options.content)
  const pairs = deckPairs(opened.game)
  if (pairs.length === 0)
    throw new Failure(
      'no-decks',
      `${id} does not have two ready-made decks that can play each other`,
    )
  const folder = options.content ?? fileURLToPath(opened.entry.contentUrl)
  const name = options.out ?? join(folder, 'matchups.json')
  checkFolderOf(name)
  const played = await playAll(pairs, folder, opened, options, io)
  const found = matchupsOf(opened, options, played)
  writing(name, () => writeWhole(name, writeJson(found)))
  return { data: found, text: `${describe(found)}\n\nkept in ${name}` }
}

async function playAll(
  pairs: readonly DeckPair[],
  folder: string,
  opened: OpenGame,
  options: MatchupsOptions,
  io: Io,
): Promise<Matchup[]> {
  const { threads, budget } = options
  const files = await readPackFolder(folder)
  const crew = new Crew({ threads, budget })
  await crew.ready()
  try {
    const played: Matchup[] = []
    for (const pair of pairs) {
      const job = jobOf(pair, files, opened, options)
      const { result } = await runJob(job, {
        play: (chunk) => crew.play(job, chunk),
        atOnce: threads * 2,
        came: () => {},
      })
      if (result?.kind !== 'run') throw new Error('no games were played')
      const matchup = matchupFrom(pair, result.tally)
      io.progress?.write(`${lineOf(matchup).join('  ')}\n`)
      played.push(matchup)
    }
    return played
  } finally {
    await crew.close()
  }
}

function jobOf(
  { settings }: DeckPair,
  files: Record<string, string>,
  { game }: OpenGame,
  { bot, games, seed, option }: MatchupsOptions,
): Job {
  const plan = planned(game, {
    bots: [bot, bot],
    settings: settings.map((one) => ({ ...option, ...one })),
    seed,
    // whole deals: each is played in both seatings
    games: Math.ceil(games / 2) * 2,
  })
  return { kind: 'run', id: randomUUID(), files, plan }
}

function matchupsOf(
  { pack }: OpenGame,
  { bot, seed }: MatchupsOptions,
  pairs: Matchup[],
): Matchups {
  const decks = pack.decks.filter(({ id }) =>
    pairs.some(({ first, second }) => first === id || second === id),
  )
  const lists = Object.fromEntries(decks.map(({ id, cards }) => [id, hashOfList(cards)]))
  return { bot, seed, lists, pairs }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function lineOf(pair: Matchup): string[] {
  const { first, second, won, drawn, lost } = pair
  // every deal is played in both seatings
  const { share, low, high } = shareOf(won + drawn / 2, gamesOf(pair), 2)
  return [
    `${first} against ${second}`,
    `won ${won}`,
    `drawn ${drawn}`,
    `lost ${lost}`,
    `${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`,
  ]
}

const describe = ({ pairs }: Matchups): string => table(pairs.map(lineOf))
