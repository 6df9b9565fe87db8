// Files of tests that take long begin first, so that at the end no core waits for one that began late.
// Without this list a new clone would begin with the files that are long to read.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Seconds as seen on two cores, roughly; what is not here is short. */
const SECONDS: Readonly<Record<string, number>> = {
  'apps/web/test/online.test.ts': 47,
  'apps/web/test/access.test.ts': 24,
  'apps/web/test/older-versions.test.ts': 20,
  'apps/web/test/strangers.test.ts': 15,
  'apps/web/test/lab.test.ts': 15,
  'apps/web/test/look/shop.test.ts': 14,
  'apps/web/test/match.test.ts': 13,
  'apps/web/test/replay.test.ts': 12,
  'apps/web/test/whole-match.test.ts': 12,
  'apps/web/test/absence.test.ts': 12,
  'apps/web/test/bad-input.test.ts': 10,
  'apps/web/test/reload.test.ts': 9,
  'apps/web/test/scenes.test.ts': 8,
  'apps/server/test/torture.test.ts': 60,
  'apps/server/test/one-clock.test.ts': 20,
  'apps/server/test/operations.test.ts': 16,
  'apps/server/test/versions.test.ts': 13,
  'apps/server/test/nodes-apart.test.ts': 12,
  'apps/cli/test/process.test.ts': 10,
  'apps/cli/src/commands/lab.test.ts': 9,
  'apps/server/test/retention.test.ts': 8,
  'apps/server/test/door-fuzz.test.ts': 7,
  'apps/server/test/data-folder.test.ts': 7,
  'apps/server/test/crowd.test.ts': 7,
  'apps/server/test/damage.test.ts': 6,
  'scripts/strength/strength.test.mjs': 5,
  'scripts/replays/replays.test.mjs': 3,
  'packages/games/test/bots.test.ts': 20,
  'packages/lab/test/change.test.ts': 12,
  'packages/lab/test/queue.test.ts': 10,
  'packages/lab/test/crew.test.ts': 8,
  'packages/lab/test/pairs.test.ts': 7,
  'packages/engine/test/properties/play.test.ts': 4,
  'packages/games/test/evil-packs.test.ts': 3,
  'packages/content/src/mutate.test.ts': 3,
}

/** What is said of none of its kind by name. */
const USUAL: readonly (readonly [RegExp, number])[] = [
  [/^apps\/web\/test\/.*\.test\.ts$/, 18],
  [/^games\/(\w+)\/test\/\1\.test\.ts$/, 16],
  [/^games\/\w+\/test\//, 3],
]

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const secondsOf = ({ moduleId }: TestSpecification) =>
      secondsFor(moduleId.slice(root.length + 1))
    return [...files].sort((a, b) => secondsOf(b) - secondsOf(a))
  }
}

const secondsFor = (file: string): number =>
  SECONDS[file] ?? USUAL.find(([pattern]) => pattern.test(file))?.[1] ?? 0
