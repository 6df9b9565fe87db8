import { defineConfig } from 'vitest/config'
import { readdirSync } from 'node:fs'
import { LongFirst } from './scripts/long-first.ts'

/** Servers, commands and scripts: most of their time they wait, and what they load they can share. */
const SERVED = ['apps/{server,cli}/**/*.test.ts', 'scripts/**/*.test.mjs']

/** Whole games are played for long in a test of their name: the engine gets faster where it meets one of them only. */
const PLAYED = readdirSync(new URL('games/', import.meta.url)).join('|')

/** Functions over data: their files may share one worker, which reads every module once. */
const PURE = [
  '{packages/{engine,content,table,bots,protocol,testkit},apps/web}/**/*.test.ts',
  `games/*/**/!(${PLAYED}|game).test.ts`,
]

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/fixtures/**', 'bench/**', 'apps/web/test/**'],
    globalSetup: 'scripts/temporary-folder.ts',
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // a busy machine is no reason to fail
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'served',
          include: SERVED,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['{packages,games}/**/*.test.ts'],
          exclude: PURE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'pure', include: PURE, isolate: false, sequence: { groupOrder: 2 } },
      },
    ],
  },
})
