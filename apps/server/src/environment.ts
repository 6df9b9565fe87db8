// The settings of a node that come from the environment; docs/OPERATIONS.md lists them.
import type { NodeOptions } from './index.ts'

const NO = ['', '0', 'false', 'no', 'off']
const isOn = (value: string | undefined): boolean =>
  !NO.includes((value ?? '').trim().toLowerCase())

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** What is set to nothing counts as not set. */
const textOf = (value: string | undefined): string | undefined => (value === '' ? undefined : value)

export function fromEnvironment(env: NodeJS.ProcessEnv) {
  return {
    databaseUrl: textOf(env.DATABASE_URL),
    redisUrl: textOf(env.REDIS_URL),
    origins: listOf(env.ORIGINS),
    ice: listOf(env.ICE),
    isBehindProxy: isOn(env.BEHIND_PROXY),
    metricsToken: textOf(env.METRICS_TOKEN),
    logLevel: textOf(env.LOG_LEVEL),
    moderators: textOf(env.MODERATOR_TOKEN),
  } satisfies Partial<NodeOptions>
}
