// Migrates packs of an older language version: rewrites what the current version writes differently, so that it stays
// the same pack. A pack names its version in the manifest; without one it is version 1.
import { isObject } from '../draft.ts'
import type { PackFiles } from '../read.ts'
import { packFileJson } from '../shelf-json.ts'
import { ownWords } from './own-words.ts'
import { variantsInherit } from './variants-inherit.ts'

/** The current version. Raise it with every change of what a pack means. */
export const LANGUAGE = 3

/** The parsed files of a pack, by name. */
export type Values = ReadonlyMap<string, unknown>

export interface Change {
  file: string
  /** One phrase: what is written differently. */
  what: string
}

export interface Migrated {
  values: Values
  changes: Change[]
}

/** By the version they start from. They accept any file content and leave alone what they cannot read. */
const MIGRATIONS: Record<number, (values: Values) => Migrated> = {
  1: variantsInherit,
  2: ownWords,
}

const MANIFEST = 'manifest.json'

/** Null: the manifest has something that is not a version. */
export function languageOf(manifest: unknown): number | null {
  const language = isObject(manifest) ? (manifest['language'] ?? 1) : 1
  return Number.isInteger(language) && Number(language) >= 1 ? Number(language) : null
}

/** The values in the current language. A newer version, or an unreadable one, changes nothing. */
export function migrate(values: Values): Migrated {
  const changes: Change[] = []
  let now = values
  for (let from = languageOf(values.get(MANIFEST)) ?? LANGUAGE; from < LANGUAGE; from++) {
    const migrated = MIGRATIONS[from](now)
    now = migrated.values
    changes.push(...migrated.changes)
  }
  return { values: now, changes }
}

export interface MigratedFiles {
  files: PackFiles
  from: number
  /** Empty: the pack already had the current version. */
  changes: Change[]
}

/**
 * The files of a pack in the current language; files that need no change are returned unchanged.
 * @throws SyntaxError when a file is not JSON, RangeError when the pack is newer than this code
 */
export function migrateFiles(files: PackFiles): MigratedFiles {
  const values = new Map(
    Object.entries(files).map(([name, text]) => [name, JSON.parse(text) as unknown]),
  )
  const manifest = values.get(MANIFEST)
  const from = languageOf(manifest)
  if (!isObject(manifest) || from === null)
    throw new RangeError('the pack has no manifest with a version')
  if (from > LANGUAGE) throw new RangeError(newer(from))
  if (from === LANGUAGE) return { files, from, changes: [] }
  const migrated = migrate(values)
  const changes = [...migrated.changes, { file: MANIFEST, what: `names language ${LANGUAGE}` }]
  const after = new Map(migrated.values).set(
    MANIFEST,
    naming(migrated.values.get(MANIFEST) as Record<string, unknown>),
  )
  const written = Object.entries(files).map(([name, text]) => {
    const value = after.get(name)
    return [name, value === values.get(name) ? text : packFileJson(name, value)]
  })
  return { files: Object.fromEntries(written) as PackFiles, from, changes }
}

export const newer = (version: number): string =>
  `language ${version} is newer than this program, which reads up to ${LANGUAGE}`

/** Put after the version of the pack, where people look for it. */
function naming({ id, version, ...rest }: Record<string, unknown>): object {
  const first = { id, version, language: LANGUAGE }
  return { ...first, ...rest, ...first }
}
