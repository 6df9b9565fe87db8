// `npm run verbs`: lists the folders of packages/language/src/verbs, one verb a folder, where imports can find them. A
// test compares what is written with what is there (scripts/verbs.test.mjs).
import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HEAD = '// Written by `npm run verbs` from the folders beside it.\n'

/** @returns {Record<string, string>} path to what must stand there */
export function listsOfVerbs(root) {
  const folder = 'packages/language/src/verbs'
  const verbs = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  const list = (file) =>
    HEAD + verbs.map((verb) => `export { ${verb} } from './${verb}/${file}'\n`).join('')
  return {
    [`${folder}/words.ts`]: list('words.ts'),
    [`${folder}/rules.ts`]: list('rule.ts'),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  for (const [path, text] of Object.entries(listsOfVerbs(root)))
    writeFileSync(join(root, path), text)
}
