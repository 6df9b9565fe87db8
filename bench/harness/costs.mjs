// Figures that are not ratios: microseconds per state, kilobytes of the bundle, restored hashes.
import { join } from 'node:path'
import { bundleSize, load } from './build.mjs'
import { judged } from './figures.mjs'
import { bench } from './install.mjs'
import { spread } from './statistics.mjs'

export async function costFigures(undone) {
  const { costs } = await load({ id: 'forest/costs', entry: 'forest-costs' })
  const { minified, gzipped } = await bundleSize(join(bench, '../packages/engine/src/index.ts'))
  return [
    {
      id: 'clone',
      name: `Clone of a Forest state (${costs.size()} integers) into a prepared one`,
      unit: 'µs',
      floor: 0.3,
      aim: 0.12,
      ...microseconds((n) => costs.copy(n)),
    },
    await largestClone(),
    { id: 'do-undo', name: 'Do and undo', unit: 'µs', ...microseconds((n) => costs.doAndUndo(n)) },
    {
      id: 'undo-faults',
      name: `States that undo did not restore, of ${undone.toLocaleString('en')}`,
      unit: '',
      floor: 0,
      aim: 0,
      median: costs.undoFaults(undone),
    },
    {
      id: 'bundle',
      name: `Engine bundle, gzipped (minified ${Math.round(minified / 1000)} kB)`,
      unit: 'kB',
      floor: 55,
      aim: 35,
      median: gzipped / 1000,
    },
  ].map(judged)
}

/** Of the game whose states take longest, in the middle of its matches: only what lives is copied. */
async function largestClone() {
  const { all } = await load({ id: 'all/costs', entry: 'all-costs' })
  const taken = all.map(({ name, costs }) => ({ name, ...microseconds((n) => costs.copy(n)) }))
  const [{ name, ...figure }] = taken.toSorted((a, b) => b.median - a.median)
  return {
    id: 'clone-largest',
    name: `Clone of the largest state (${name})`,
    unit: 'µs',
    floor: 1.2,
    aim: 0.6,
    ...figure,
  }
}

/** Microseconds of CPU per repetition: seven samples of about 50 ms after one for warming up. */
function microseconds(repeat) {
  const timed = (n) => {
    const begun = process.cpuUsage()
    repeat(n)
    const { user, system } = process.cpuUsage(begun)
    return user + system
  }
  let n = 1000
  while (timed(n) < 20_000) n *= 2
  timed(n * 2)
  return spread(Array.from({ length: 7 }, () => timed(n * 2) / (n * 2)))
}
