// The check matrix: every context has a cell for every keyword, and every word is declared in the manifest.
import type { CheckWords } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { judgeOneOf, type Check } from './check.ts'

export function checkMatrix(check: Check): void {
  const { matrix } = check.draft
  const words = check.manifest.checks
  const at: Place = { file: 'matrix.json', path: [] }
  if (matrix === null) {
    if (words !== undefined && !check.draft.partial) check.report(at, undefined, 'is missing')
    return
  }
  if (words === undefined)
    return check.report(
      { file: 'manifest.json', path: ['checks'] },
      undefined,
      'is missing: it declares the words of matrix.json',
    )
  for (const [action, aspect] of Object.entries(matrix.actions))
    judgeOneOf(check, 'aspect', aspect, words.aspects, inside(at, 'actions', action))
  complete(check, words.keywords, matrix.mismatch, 'keyword', inside(at, 'mismatch'))
  complete(check, words.contexts, matrix.contexts, 'context', inside(at, 'contexts'))
  for (const [context, row] of Object.entries(matrix.contexts)) {
    const place = inside(at, 'contexts', context)
    if (row.action !== undefined)
      judgeOneOf(check, 'action', row.action, Object.keys(matrix.actions), inside(place, 'action'))
    complete(check, words.keywords, row.keywords, 'keyword', inside(place, 'keywords'))
    for (const [keyword, { effects = [], onMatch = [] }] of Object.entries(row.keywords)) {
      judgeEffects(check, words, effects, inside(place, 'keywords', keyword, 'effects'))
      judgeEffects(check, words, onMatch, inside(place, 'keywords', keyword, 'onMatch'))
    }
  }
}

function judgeEffects(
  check: Check,
  words: CheckWords,
  effects: readonly string[],
  at: Place,
): void {
  effects.forEach((word, i) => judgeOneOf(check, 'effect', word, words.effects, inside(at, i)))
}

/** Requires exactly these keys. */
function complete(
  check: Check,
  wanted: readonly string[],
  record: object,
  what: string,
  at: Place,
): void {
  for (const word of Object.keys(record)) judgeOneOf(check, what, word, wanted, inside(at, word))
  for (const word of wanted)
    if (!(word in record)) check.report(inside(at, word), undefined, `the ${what} is missing`)
}
