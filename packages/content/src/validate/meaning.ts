// After the shape, the meaning: every rule about words, references and declarations.
import type { Draft } from '../draft.ts'
import type { Report } from '../problem.ts'

export function checkMeaning(draft: Draft, usedByCode: readonly string[], report: Report): void {
  void draft
  void usedByCode
  void report
}
