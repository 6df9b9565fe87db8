// Errors that a user can cause: one clear message, a code for programs, facts for `--json`.

export const USAGE = 2

export class Failure extends Error {
  readonly code: string
  readonly facts: Record<string, unknown>
  readonly exit: number

  /** @param exit 1: the command failed; 2: the command line was wrong */
  constructor(code: string, message: string, facts: Record<string, unknown> = {}, exit = 1) {
    super(message)
    this.code = code
    this.facts = facts
    this.exit = exit
  }
}

export const failureJson = (failure: Failure): unknown => ({
  error: { code: failure.code, message: failure.message, ...failure.facts },
})

/** " — did you mean …?" or nothing. */
export const meant = (word: string | undefined): string =>
  word === undefined ? '' : ` — did you mean "${word}"?`
