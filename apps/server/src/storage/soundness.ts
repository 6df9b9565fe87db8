// Checks the integrity of an embedded database file, as far as the database itself can.
import type { Database_ } from './sqlite-types.ts'

const MOST = 20

/** @returns the problems, one per line; empty when it is sound */
export function findDamage(file: Database_, how: 'quick_check' | 'integrity_check'): string[] {
  try {
    const rows = file.prepare(`PRAGMA ${how}(${MOST})`).all([]) as Record<string, string>[]
    const lines = rows.flatMap((row) => Object.values(row).flatMap((text) => text.split('\n')))
    return lines.filter((line) => line !== 'ok' && !line.startsWith('***')).slice(0, MOST)
  } catch (error) {
    return [(error as Error).message]
  }
}
