// Serves the page, and builds it again whenever code or content changes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
const content = join(here, '../content')

/** `pack:files` is the folder `content/`, as a page cannot read folders. */
const packFiles = {
  name: 'pack-files',
  setup(build) {
    build.onResolve({ filter: /^pack:files$/ }, ({ path }) => ({ path, namespace: 'pack' }))
    build.onLoad({ filter: /./, namespace: 'pack' }, () => {
      const names = readdirSync(content, { recursive: true }).map((name) =>
        name.replaceAll('\\', '/'),
      )
      const files = names
        .filter((name) => name.endsWith('.json'))
        .map((name) => [name, readFileSync(join(content, name), 'utf8')])
      return {
        contents: `export default ${JSON.stringify(Object.fromEntries(files))}`,
        watchFiles: files.map(([name]) => join(content, name)),
        watchDirs: [content],
      }
    })
  },
}

const page = await context({
  entryPoints: [join(here, 'main.ts')],
  outdir: join(here, 'out'),
  bundle: true,
  format: 'esm',
  sourcemap: true,
  plugins: [packFiles],
})
await page.watch()
const { port } = await page.serve({ servedir: here, port: Number(process.env.PORT ?? 4173) })
console.log(`http://localhost:${port}`)
