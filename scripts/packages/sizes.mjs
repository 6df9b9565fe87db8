// How large the first door of a package is in a page: bundled without what it depends on, minified, gzipped.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** In bytes; more has to be allowed here. */
const LIMITS = {
  '@cardwright/engine': 59_500,
  '@cardwright/language': 26_000,
  '@cardwright/content': 88_000,
  '@cardwright/bots': 9_000,
  '@cardwright/protocol': 1_000,
  '@cardwright/host': 12_000,
  '@cardwright/table': 42_000,
}

/** @param {{ name: string, staged: string }[]} published */
export async function tooLarge(published) {
  const rows = published
    .filter(({ name }) => name in LIMITS)
    .map(async ({ name, staged }) => ({ name, size: await sizeOf(staged), limit: LIMITS[name] }))
  const sizes = await Promise.all(rows)
  const problems = sizes
    .filter(({ size, limit }) => size > limit)
    .map(
      ({ name, size, limit }) =>
        `${name} has ${size} bytes gzipped, more than the ${limit} of scripts/packages/sizes.mjs`,
    )
  return { sizes, problems }
}

async function sizeOf(staged) {
  const { outputFiles } = await build({
    entryPoints: [join(staged, 'dist/index.js')],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  })
  return gzipSync(outputFiles[0].contents).length
}
