// What is wrong with stored data, as far as an error says.
export type Cause = 'unreadable' | 'gap' | 'unplayable'

/** A log that will not get better by waiting. */
export class Damaged extends Error {
  readonly what: Cause

  constructor(what: Cause, message: string, cause?: unknown) {
    super(message, { cause })
    this.what = what
  }
}

/** As SQLite and PostgreSQL name pages and indexes that are not what they should be. */
const DAMAGE = /^(?:SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)/
const FULL = /^(?:SQLITE_FULL|53100|ENOSPC)/

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** Null: it may be there again in a moment. */
export function damageIn(error: unknown): Cause | null {
  if (error instanceof Damaged) return error.what
  // what is kept is JSON; nothing else is parsed where this is asked
  return error instanceof SyntaxError || DAMAGE.test(codeOf(error)) ? 'unreadable' : null
}

/** Why something could not be written. */
export function hindranceIn(error: unknown): 'full' | 'damaged' | 'away' {
  if (FULL.test(codeOf(error))) return 'full'
  return damageIn(error) === null ? 'away' : 'damaged'
}
