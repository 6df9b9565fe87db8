// Files of tests that take long begin first, so that at the end no core waits for one that began late.
// Without this list a new clone would begin with the files that are long to read.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Seconds as seen on two cores, roughly; what is not here is short. */
const SECONDS: Readonly<Record<string, number>> = {
  'apps/web/test/access.test.ts': 106,
  'apps/web/test/online.test.ts': 70,
  'apps/web/test/skirmish.test.ts': 65,
  'apps/web/test/drones.test.ts': 61,
  'apps/web/test/scenes.test.ts': 39,
  'apps/web/test/taktik.test.ts': 38,
  'apps/web/test/bad-input.test.ts': 34,
  'apps/web/test/replay.test.ts': 33,
  'apps/web/test/twilight.test.ts': 29,
  'apps/web/test/match.test.ts': 28,
  'apps/web/test/whole-match.test.ts': 18,
  'apps/web/test/reload.test.ts': 16,
  'apps/web/test/language.test.ts': 14,
  'apps/web/test/lab.test.ts': 12,
  'games/all/src/bots.test.ts': 52,
  'games/drones/test/drones.test.ts': 47,
  'apps/server/test/torture.test.ts': 42,
  'games/taktik/test/taktik.test.ts': 37,
  'games/skirmish/test/skirmish.test.ts': 35,
  'packages/content/src/mutate.test.ts': 8,
  'games/twilight/test/twilight.test.ts': 20,
  'games/forest/test/forest.test.ts': 20,
  'packages/lab/test/change.test.ts': 19,
  'packages/engine/test/properties/play.test.ts': 12,
  'apps/cli/test/process.test.ts': 12,
  'packages/lab/test/pairs.test.ts': 11,
  'packages/lab/test/queue.test.ts': 11,
  'packages/lab/test/crew.test.ts': 9,
  'games/twilight/test/campaign.test.ts': 4,
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const secondsOf = ({ moduleId }: TestSpecification) =>
      SECONDS[moduleId.slice(root.length + 1)] ?? 0
    return [...files].sort((a, b) => secondsOf(b) - secondsOf(a))
  }
}
