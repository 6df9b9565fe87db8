// Settings from the environment; docs/OPERATIONS.md lists them.
import type { NodeOptions } from './node/options.ts'

const NO = ['', '0', 'false', 'no', 'off']
const isOn = (value: string | undefined): boolean =>
  !NO.includes((value ?? '').trim().toLowerCase())

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Empty variables count as unset. */
const textOf = (value: string | undefined): string | undefined => (value === '' ? undefined : value)

/** @throws when it is not a number, or out of bounds */
function wholeNumber(
  name: string,
  value: string | undefined,
  least: number,
  most: number,
): number | undefined {
  const text = textOf(value)
  if (text === undefined) return undefined
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`)
  return number
}

/** @throws when a variable is invalid */
export function fromEnvironment(env: NodeJS.ProcessEnv) {
  return {
    databaseUrl: textOf(env.DATABASE_URL),
    redisUrl: textOf(env.REDIS_URL),
    redisCa: textOf(env.REDIS_CA),
    origins: listOf(env.ORIGINS),
    ice: listOf(env.ICE),
    isBehindProxy: isOn(env.BEHIND_PROXY),
    metricsToken: textOf(env.METRICS_TOKEN),
    logLevel: textOf(env.LOG_LEVEL),
    botWorkers: wholeNumber('BOT_WORKERS', env.BOT_WORKERS, 1, 256),
    botMatches: wholeNumber('BOT_MATCHES', env.BOT_MATCHES, 0, 1e6),
    moderators: textOf(env.MODERATOR_TOKEN),
    playsUntil: textOf(env.PLAYS_UNTIL),
  } satisfies Partial<NodeOptions>
}
