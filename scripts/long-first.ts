// Files of tests that take long begin first, so that at the end no core waits for one that began late.
// Without this list a new clone would begin with the files that are long to read.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Seconds as seen on two cores, roughly; what is not here is short. */
const SECONDS: Readonly<Record<string, number>> = {
  'apps/web/test/access.test.ts': 80,
  'apps/web/test/online.test.ts': 70,
  'apps/web/test/drones.test.ts': 60,
  'apps/web/test/look/taktik.test.ts': 45,
  'apps/web/test/look/drones.test.ts': 44,
  'apps/web/test/look/skirmish.test.ts': 43,
  'apps/web/test/skirmish.test.ts': 42,
  'apps/web/test/taktik.test.ts': 41,
  'apps/web/test/look/forest.test.ts': 40,
  'apps/web/test/look/twilight.test.ts': 39,
  'apps/web/test/older-versions.test.ts': 38,
  'apps/web/test/replay.test.ts': 30,
  'apps/web/test/absence.test.ts': 29,
  'apps/web/test/strangers.test.ts': 28,
  'apps/web/test/match.test.ts': 27,
  'apps/web/test/scenes.test.ts': 26,
  'apps/web/test/twilight.test.ts': 25,
  'apps/web/test/bad-input.test.ts': 24,
  'apps/web/test/skirmish-marks.test.ts': 23,
  'apps/web/test/whole-match.test.ts': 22,
  'apps/server/test/torture.test.ts': 87,
  'apps/server/test/operations.test.ts': 47,
  'apps/server/test/data-folder.test.ts': 40,
  'apps/server/test/door-fuzz.test.ts': 36,
  'apps/server/test/versions.test.ts': 35,
  'apps/server/test/one-clock.test.ts': 22,
  'apps/server/test/retention.test.ts': 21,
  'apps/server/test/nodes-apart.test.ts': 20,
  'apps/cli/src/commands/lab.test.ts': 19,
  'scripts/strength/strength.test.mjs': 13,
  'scripts/replays/replays.test.mjs': 13,
  'games/drones/test/drones.test.ts': 45,
  'games/all/src/bots.test.ts': 25,
  'games/taktik/test/taktik.test.ts': 21,
  'games/skirmish/test/skirmish.test.ts': 17,
  'packages/lab/test/change.test.ts': 16,
  'packages/lab/test/queue.test.ts': 14,
  'games/twilight/test/twilight.test.ts': 12,
  'packages/lab/test/pairs.test.ts': 12,
  'games/forest/test/forest.test.ts': 11,
  'games/twilight/test/journeys.test.ts': 22,
  'packages/engine/test/properties/play.test.ts': 16,
  'packages/content/src/mutate.test.ts': 11,
  'games/twilight/test/validation.test.ts': 10,
  'games/twilight/test/campaign.test.ts': 9,
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const secondsOf = ({ moduleId }: TestSpecification) =>
      SECONDS[moduleId.slice(root.length + 1)] ?? 0
    return [...files].sort((a, b) => secondsOf(b) - secondsOf(a))
  }
}
