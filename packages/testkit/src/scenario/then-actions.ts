// What `then` says about actions: what is legal, what is refused and why, what may be chosen.
import { clone, legalActions, type Action } from '@cardwright/engine'
import { type Match } from '@cardwright/engine/author'
import { ASK } from '@cardwright/engine/block'
import { isFlowQuestion, perform } from './act.ts'
import type { Step, Then } from './format.ts'
import { nameAnswer } from './name-action.ts'
import type { Path, Report } from './problem.ts'
import { actionsOf } from './resolve.ts'
import { playersOf } from './schema.ts'
import { readSentence, readStep } from './sentence.ts'
import type { Done, Table } from './table.ts'

/** A copy with the same scripted chance: trying something must leave no trace. */
function copyOf({ match }: Table): Match {
  const copy = clone(match)
  copy.script = match.script === null ? null : [...match.script]
  return copy
}

function tryOut(table: Table, step: Step): Done {
  const copy = copyOf(table)
  const [seat, command] = readStep(table.words, step, isFlowQuestion(copy))
  return perform(table, copy, seat, command)
}

export function checkLegal(table: Table, steps: Step[], path: Path, report: Report): void {
  steps.forEach((step, i) => {
    const done = tryOut(table, step)
    if (!done.ok) report([...path, i], `expected to be legal, but ${whyNot(done)}`)
  })
}

export function checkRefused(table: Table, steps: Step[], path: Path, report: Report): void {
  steps.forEach((step, i) => judgeRefusal(tryOut(table, step), step, [...path, i], report))
}

/** Compares a refusal with the code and the facts the scenario names. */
export function judgeRefusal(done: Done, step: Step, path: Path, report: Report): void {
  if (done.ok) return report(path, 'expected to be refused, but it is accepted')
  const { refusal } = done
  const code = step.refused
  if (typeof code === 'string' && refusal.code !== code)
    report([...path, 'refused'], `expected ${code}, refused with ${JSON.stringify(refusal)}`)
  for (const [fact, wanted] of Object.entries(step.because ?? {}))
    if (JSON.stringify(refusal[fact]) !== JSON.stringify(wanted))
      report(
        [...path, 'because', fact],
        `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(refusal[fact])}${factHint(refusal, fact)}`,
      )
}

const factHint = (refusal: object, fact: string): string =>
  fact in refusal ? '' : `; the refusal says ${Object.keys(refusal).join(', ')}`

export function whyNot({ refusal, said, may }: Done & { ok: false }): string {
  return `"${said}" is refused: ${JSON.stringify(refusal)}; legal now: ${may.join(', ') || 'nothing'}`
}

type Choice = NonNullable<Then['choices']>[number]

/** The answers to a question (after some first actions on a copy): all of them, some, not those. */
export function checkChoices(table: Table, choices: Choice[], path: Path, report: Report): void {
  choices.forEach((choice, i) => {
    const here = [...path, i]
    const { are, include, exclude, ...step } = choice
    const copy = copyOf(table)
    const seat = prepare(table, copy, step, here, report)
    if (seat === null) return
    const listed = legalActions(copy, seat).filter((a) => !isTakeBack(a))
    const names = listed.map((a) => nameAnswer(copy, a)).join(', ') || 'nothing'
    const at = (text: string) => indexOf(table, copy, seat, listed, text)
    const missing = [...(are ?? []), ...(include ?? [])].filter((text) => at(text) < 0)
    if (missing.length > 0) report(here, `no ${missing.join(', ')} among ${names}`)
    const wrong = (exclude ?? []).filter((text) => at(text) >= 0)
    if (wrong.length > 0)
      report([...here, 'exclude'], `there is ${wrong.join(', ')} among ${names}`)
    if (are !== undefined && new Set(are.map(at)).size !== listed.length && missing.length === 0)
      report([...here, 'are'], `expected exactly ${are.join(', ') || 'nothing'}; found ${names}`)
  })
}

const isTakeBack = ({ kind }: Action): boolean => kind === 'unpick' || kind === 'cancel'

/** Acts on the copy up to the question that is meant; answers whose it is. */
function prepare(table: Table, copy: Match, step: Step, path: Path, report: Report): number | null {
  const players = playersOf(step)
  const isBare = step.seat !== undefined && Object.keys(step).length === 1
  if (isBare) return table.words.seat(step.seat!)
  if (players.length === 0 && step.seat === undefined) return copy.s[ASK]
  const [seat, command] = readStep(table.words, step, isFlowQuestion(copy))
  const done = perform(table, copy, seat, command)
  if (done.ok) return seat
  report(path, whyNot(done))
  return null
}

/** The index in the list of the answer that these words mean; -1: not found. */
function indexOf(
  table: Table,
  m: Match,
  seat: number,
  listed: readonly Action[],
  text: string,
): number {
  const flow = isFlowQuestion(m)
  const command = flow
    ? readSentence(table.words, text, true)
    : { kind: 'answers' as const, answers: [text] }
  const [first] = actionsOf(table, m, seat, command)
  const action = JSON.stringify(first())
  return listed.findIndex((a) => JSON.stringify(a) === action)
}
