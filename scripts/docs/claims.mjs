// A footnote says what holds a claim: `[^list]: \`path/to/file.test.ts\`: words of the test`. The file must exist and
// contain the words; every mark must have its footnote, and every footnote its mark.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { proseOf } from './pages.mjs'

const NOTE = /^\[\^(?<id>[\w-]+)\]: (?<body>.+)$/gm
const HOLDER = /^`(?<file>[^`]+)`: (?<words>.+)$/

/** @returns {{ id: string, body: string }[]} */
export const notesIn = (text) => [...proseOf(text).matchAll(NOTE)].map(({ groups }) => groups)

export function wrongClaims(root, { path, text }) {
  const notes = notesIn(text)
  const marks = new Set(
    [
      ...proseOf(text)
        .replaceAll(NOTE, '')
        .matchAll(/\[\^([\w-]+)\]/g),
    ].map(([, id]) => id),
  )
  const known = new Set(notes.map(({ id }) => id))
  return [
    ...[...marks].filter((id) => !known.has(id)).map((id) => `${path}: [^${id}] has no footnote`),
    ...[...known]
      .filter((id) => !marks.has(id))
      .map((id) => `${path}: nothing has the mark [^${id}]`),
    ...notes.flatMap(
      ({ id, body }) => problemOf(root, body)?.replace(/^/, `${path}: [^${id}] `) ?? [],
    ),
  ]
}

function problemOf(root, body) {
  const { file, words } = HOLDER.exec(body)?.groups ?? {}
  if (file === undefined) return 'names no test: `file`: its words'
  if (!existsSync(join(root, file))) return `names ${file}, which does not exist`
  const isThere = readFileSync(join(root, file), 'utf8').includes(words)
  return isThere ? null : `names "${words}", which is not in ${file}`
}
