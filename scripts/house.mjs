// `npm run house`: the figures that say how easy the code is to live in, each with what was counted.
// Every module in scripts/house exports `rows(root)`: `[{ question, today, counted }]`, or a promise of it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const folder = join(root, 'scripts/house')
const modules = readdirSync(folder).filter((file) => !file.endsWith('.test.mjs'))
for (const file of modules.sort()) {
  const { rows } = await import(join(folder, file))
  for (const { question, today, counted } of await rows(root))
    console.log(`${question}\n    ${today}\n    counted: ${counted}`)
}
