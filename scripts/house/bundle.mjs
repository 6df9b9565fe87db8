// What a page downloads to have the rules machinery.
import { join } from 'node:path'
import { bundleSize } from '../../bench/harness/build.mjs'

export async function rows(root) {
  const { minified, gzipped } = await bundleSize(join(root, 'packages/engine/src/index.ts'))
  return [
    {
      question: 'engine bundle',
      today: `${(gzipped / 1000).toFixed(1)} kB gzipped, ${(minified / 1000).toFixed(1)} kB minified`,
      counted: '`packages/engine/src/index.ts` through esbuild, as the benchmark measures it',
    },
  ]
}
