// The published packages can be built, npm would find everything in them, they export what docs/api says they do, and
// they have not grown unseen. `npm run packages` also packs, installs and uses them outside.
import { existsSync, readFileSync } from 'node:fs'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { apiFile, apiOf } from '../packages/api.mjs'
import { buildPackages } from '../packages/build.mjs'
import { published } from '../packages/published.mjs'
import { tooLarge } from '../packages/sizes.mjs'

const problems = []
buildPackages()
for (const one of published) {
  const { messages, pkg } = await publint({ pkgDir: one.staged, strict: true, pack: false })
  problems.push(...messages.map((message) => `${one.name}: ${formatMessage(message, pkg)}`))
  const known = existsSync(apiFile(one)) ? readFileSync(apiFile(one), 'utf8') : ''
  if (apiOf(one) !== known)
    problems.push(
      `${one.name} exports something else than ${apiFile(one)} says: npm run api writes it anew`,
    )
}
const { sizes, problems: large } = await tooLarge(published)
problems.push(...large)
for (const { name, size, limit } of sizes) console.log(`${name} ${size} of ${limit} bytes`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
