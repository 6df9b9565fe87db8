// `npm run release -- minor`: gives every package the next version and the changelog its heading. Publishing stays a
// deliberate step behind it (docs/releasing.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesOf } from './boundaries/files.mjs'
import { root } from './packages/published.mjs'
import { bumped, released } from './packages/release.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const { version } = JSON.parse(read('package.json'))
const next = bumped(version, process.argv[2])
const changelog = released(read('CHANGELOG.md'), next, new Date().toISOString().slice(0, 10))
const folders = packagesOf(root).filter(({ dependencies }) => dependencies !== null)
for (const file of ['package.json', ...folders.map(({ folder }) => `${folder}/package.json`)])
  writeFileSync(
    join(root, file),
    read(file).replace(`"version": "${version}"`, `"version": "${next}"`),
  )
writeFileSync(join(root, 'CHANGELOG.md'), changelog)
console.log(`${version} → ${next}; now npm install, npm run api, npm test, npm run packages`)
