// The `cardwright-server` command: runs a node, and maintains its data. A command's modules are loaded on
// demand, since most commands play nothing.
import { parseArgs } from 'node:util'
import { daysOf } from '../retention-settings.ts'
import { CannotStart } from '../storage/cannot-start.ts'
import { placeOf, Refusal } from './place.ts'

const USAGE = `cardwright-server <command> [options]

  start                starts a server without a page; npm start serves the page as well
  check                looks for damage: in the database, and in the log of every match
      --play           plays every log from the beginning
      --quick          does not compare indexes with tables
  backup FILE          copies everything as it is now into a new file, while the server runs
  restore FILE         puts a back-up in place, while no server runs; what was there is moved aside
  rotate-key           from now on a new key signs seats and invitations
      --old-days N     how long the older ones are still believed (default 90; 0: not at all)
  retain               removes old matches once
      --finished-days N    those that ended longer ago
      --abandoned-days N   those that are not over and in which nothing has happened for longer
      --archive FOLDER     writes them there as replays first

  --data FOLDER        where the embedded database lies (default ./data); with DATABASE_URL: PostgreSQL

docs/OPERATIONS.md tells when to use what.`

/** Files that a command needs. */
const FILES: Record<string, number> = { backup: 1, restore: 1 }

/** @returns the exit code: 0 done, 1 refused or damaged, 2 not understood; null: a server runs */
export async function main(args: string[]): Promise<number | null> {
  const [command, ...rest] = args
  if (command === 'start') {
    process.argv.splice(2, Infinity, ...rest)
    await import('../run.ts')
    return null
  }
  try {
    return await run(command, rest)
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof CannotStart)) throw error
    console.error(error.message)
    return 1
  }
}

async function run(command: string | undefined, args: string[]): Promise<number> {
  const given = read(args)
  if (
    command === undefined ||
    command === 'help' ||
    (typeof given !== 'string' && given.values.help)
  ) {
    console.log(USAGE)
    return command === undefined ? 2 : 0
  }
  if (typeof given === 'string') return misunderstood(given)
  const { values, positionals } = given
  if (!Object.hasOwn(commands, command))
    return misunderstood(
      `There is no command "${command}"; the commands are start, ${Object.keys(commands).join(', ')}.`,
    )
  if (positionals.length !== (FILES[command] ?? 0))
    return misunderstood(
      FILES[command] === 1 ? `${command} needs the name of one file.` : `${command} takes no file.`,
    )
  return commands[command](values, positionals[0])
}

type Values = Exclude<ReturnType<typeof read>, string>['values']

const commands: Record<string, (values: Values, file: string) => Promise<number>> = {
  async check({ data, play, quick }) {
    const { check } = await import('./check.ts')
    const { matches, entries, played, foreign, problems } = await check(placeOf(data), {
      play,
      quick,
      say: console.log,
    })
    const replayed = play ? `, ${played} played` : ''
    const skipped = foreign > 0 ? `, ${foreign} not played, from another version of the code` : ''
    console.log(`${matches} matches, ${entries} entries${replayed}${skipped}; ${problems} problems`)
    return problems === 0 ? 0 : 1
  },
  async backup({ data }, file) {
    const { backUp } = await import('./backup.ts')
    const matches = await backUp(placeOf(data), file)
    console.log(matches === null ? `${file} is whole` : `${file} is whole, with ${matches} matches`)
    return 0
  },
  async restore({ data }, file) {
    const { restore } = await import('./restore.ts')
    const { matches, aside } = await restore(placeOf(data), file)
    console.log(`${file} is in place${matches === null ? '' : `, with ${matches} matches`}`)
    if (aside !== null) console.log(`the previous database is now ${aside}`)
    return 0
  },
  async 'rotate-key'({ data, 'old-days': text }) {
    const days = daysOf('--old-days', text)!
    const [{ rotateKey }, { withStore }] = await Promise.all([
      import('../signing-keys.ts'),
      import('./with-store.ts'),
    ])
    const { kept, dropped } = await withStore(placeOf(data), (store) =>
      rotateKey(store, days, Date.now()),
    )
    console.log(
      `a new key signs from now on, within 10 seconds on running servers; ${kept} older ones are still accepted, ${dropped} no longer are`,
    )
    return 0
  },
  async retain({ data, archive, 'finished-days': finished, 'abandoned-days': abandoned }) {
    if (finished === undefined && abandoned === undefined)
      return misunderstood('retain needs --finished-days or --abandoned-days.')
    const keep = {
      finishedDays: daysOf('--finished-days', finished),
      abandonedDays: daysOf('--abandoned-days', abandoned),
    }
    const { retain } = await import('./retain.ts')
    const removed = await retain(placeOf(data), { ...keep, archive })
    console.log(
      `${removed.finished} finished and ${removed.abandoned} abandoned matches were removed`,
    )
    return 0
  },
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: { type: 'string', default: './data' },
        play: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        'old-days': { type: 'string', default: '90' },
        'finished-days': { type: 'string' },
        'abandoned-days': { type: 'string' },
        archive: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    return (error as Error).message
  }
}

function misunderstood(message: string): number {
  console.error(`${message}\n\n${USAGE}`)
  return 2
}
