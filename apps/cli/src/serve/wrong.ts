// What is wrong with a request: one sentence, a code for programs, the field it is about, and what else is known.

export class Wrong extends Error {
  readonly code: string
  /** The field, such as `actions[3]`; empty: the request as a whole. */
  readonly at: string
  readonly facts: Record<string, unknown>

  constructor(code: string, at: string, message: string, facts: Record<string, unknown> = {}) {
    super(message)
    this.code = code
    this.at = at
    this.facts = facts
  }
}

/** A value as a message quotes it, cut where it is long. */
export function quoted(value: unknown): string {
  let text
  try {
    text = JSON.stringify(value) ?? String(value)
  } catch {
    return 'something nested too deeply'
  }
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
