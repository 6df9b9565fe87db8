// Counts the files that must be touched to add a verb or a game.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stepsIn } from '../docs/guide-steps.mjs'
import { median, sourcesOf, walk } from '../sources.mjs'

/** Places besides sources that could list games. */
const LISTS = ['vitest.config.ts', 'scripts/long-first.ts', 'package.json', 'apps/web/package.json']

export function rows(root) {
  return [newVerb(root), newGame(root)]
}

function newVerb(root) {
  const steps = stepsIn(readFileSync(join(root, 'docs/add-a-verb.md'), 'utf8'))
  const paths = new Set(steps.flatMap(({ path }) => path ?? []))
  // what uses it, to prove it
  const own = [...paths].filter((path) => !path.startsWith('games/'))
  const added = own.filter((path) => !existsSync(join(root, path)))
  const folders = new Set(added.map(dirname))
  return {
    question: 'files to touch for a new verb',
    today: `${folders.size} new folder with ${added.length} files, ${own.length - added.length} changed`,
    counted:
      'files that docs/add-a-verb.md writes or changes, without its card, names, scenario and the lists that `npm run verbs` writes',
  }
}

function newGame(root) {
  const ids = readdirSync(join(root, 'games'))
  const naming = new Map(ids.map((id) => [id, new Set()]))
  const see = (id, path) => {
    if (!path.startsWith(`games/${id}/`)) naming.get(id)?.add(path)
  }
  for (const { path, program } of sourcesOf(root))
    walk(program, ({ type, value }) => {
      if (type === 'Literal' && typeof value === 'string')
        see(value.replace(/^@cardwright\//, '').split('/')[0], path)
    })
  for (const path of LISTS.filter((list) => existsSync(join(root, list))))
    for (const id of ids)
      if (new RegExp(`\\b${id}\\b`).test(readFileSync(join(root, path), 'utf8'))) see(id, path)
  const counts = [...naming].map(([id, files]) => `${id} ${files.size}`)
  return {
    question: 'files to touch for a new game',
    today: `median ${median([...naming].map(([, { size }]) => size))}: ${counts.join(', ')}`,
    counted:
      'files outside its folder that name a game that is there: sources, package.json, vitest.config.ts, scripts/long-first.ts',
  }
}
