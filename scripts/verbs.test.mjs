import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listsOfVerbs } from './verbs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

test.each(Object.entries(listsOfVerbs(root)))(
  '%s lists every folder: npm run verbs',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  },
)
