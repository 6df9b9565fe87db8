// Which sentences of ARCHITECTURE a test or a check holds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notesIn, wrongClaims } from '../docs/claims.mjs'

export function rows(root) {
  const page = {
    path: 'ARCHITECTURE.md',
    text: readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'),
  }
  const wrong = wrongClaims(root, page)
  const cells = page.text
    .split('\n')
    .flatMap((line) => /^\|.*\| (?<by>.+?) +\|$/.exec(line)?.groups.by ?? [])
  const from = cells.indexOf('tested by')
  const claims = cells.slice(from).filter((by) => !/^(?:tested by|kept away by|-+)$/.test(by))
  const held = claims.filter((by) => by !== 'review')
  const all = notesIn(page.text).length
  return [
    {
      question: 'claims of ARCHITECTURE with the test that holds each',
      today: `${all - wrong.length} of ${all} marked sentences, ${held.length} of ${claims.length} rows of its tables; ${claims.length - held.length} by review`,
      counted:
        'its footnotes and the last columns of "What always holds" and "What is not there"; whether a test fails for the right reason is not counted',
    },
  ]
}
