// Whether a file of the embedded database is whole, as far as the database itself can find out.
import type { Database_ } from './sqlite-types.ts'

const MOST = 20

/** @returns what is wrong with it, one line each; nothing when it is whole */
export function findDamage(file: Database_, how: 'quick_check' | 'integrity_check'): string[] {
  try {
    const rows = file.prepare(`PRAGMA ${how}(${MOST})`).all([]) as Record<string, string>[]
    const lines = rows.flatMap((row) => Object.values(row).flatMap((text) => text.split('\n')))
    return lines.filter((line) => line !== 'ok' && !line.startsWith('***')).slice(0, MOST)
  } catch (error) {
    return [(error as Error).message]
  }
}
