// Plays one scenario: builds the given position, acts, compares, and runs the self-checks.
import { clone, hash, ScriptedChance, BadOption, type Game } from '@cardwright/engine'
import { isFlowQuestion, perform } from './act.ts'
import type { Scenario, Step } from './format.ts'
import { build } from './given.ts'
import { ScenarioError, writePath, type Path, type ScenarioProblem } from './problem.ts'
import { givenShape, whenShape } from './schema.ts'
import {
  checkJson,
  checkLeak,
  checkNoOpenChoice,
  checkReplay,
  checkUndo,
  type Played,
} from './self-checks.ts'
import { readStep } from './sentence.ts'
import type { Table, Witness } from './table.ts'
import { judgeRefusal, whyNot } from './then-actions.ts'
import { thenShape } from './then-schema.ts'
import { checkThen } from './then.ts'
import { wordsOf, type Words } from './words.ts'

export interface ScenarioResult {
  name: string
  ok: boolean
  problems: ScenarioProblem[]
  /** Answers that were given. */
  steps: number
}

export function runScenario(
  game: Game,
  scenario: Scenario,
  witness: Witness | null = null,
): ScenarioResult {
  const problems: ScenarioProblem[] = []
  const report = (path: Path, message: string) =>
    void problems.push({ path: writePath(path), message })
  let steps = 0
  let here: Path = ['given']
  const at = (path: Path) => void (here = path)
  try {
    const seats = seatsOf(game, scenario.given.seats)
    const words = wordsOf(game, seats, scenario.given.options ?? {})
    checkShape(words, scenario, report)
    if (problems.length === 0) steps = play(game, words, scenario, witness, at, report)
  } catch (error) {
    // a scenario that breaks the engine is a failing scenario, not the end of the run
    const { message } = error as Error
    report(here, isExpected(error) ? message : `the engine broke: ${message}`)
  }
  return { name: scenario.name, ok: problems.length === 0, problems, steps }
}

function seatsOf(game: Game, wanted: number | undefined): number {
  const { min, max } = game.pack.manifest.seats
  const seats = wanted ?? min
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new ScenarioError(`${game.id} is for ${min} to ${max} players, not ${seats}`)
  return seats
}

const isExpected = (error: unknown): error is Error =>
  error instanceof ScenarioError || error instanceof ScriptedChance || error instanceof BadOption

/** The position of a block in the file. */
const pathOf = (scenario: Scenario, index: number, part: 'when' | 'then'): Path =>
  scenario.single ? [part] : ['play', index, part]

function checkShape(
  words: Words,
  scenario: Scenario,
  report: (path: Path, message: string) => void,
): void {
  givenShape(words)(scenario.given, ['given'], report)
  scenario.play.forEach(({ when, expected }, i) => {
    whenShape(words)(when, pathOf(scenario, i, 'when'), report)
    thenShape(words)(expected, pathOf(scenario, i, 'then'), report)
  })
}

type Tell = (path: Path, message: string) => void

function play(
  game: Game,
  words: Words,
  scenario: Scenario,
  witness: Witness | null,
  at: (path: Path) => void,
  report: Tell,
): number {
  const { match, aliases, options } = build(game, words, scenario.given, witness)
  const start = clone(match)
  const script = match.script === null ? null : [...match.script]
  const named = new Map(aliases)
  const table: Table = { game, words, options, match, aliases, named, log: [], events: [], witness }
  checkState(table, report)
  for (const [i, { when, expected }] of scenario.play.entries()) {
    for (const [k, step] of when.entries()) {
      const here = [...pathOf(scenario, i, 'when'), k]
      at(here)
      if (!act(table, step, here, report)) return table.log.length
    }
    at(pathOf(scenario, i, 'then'))
    checkThen(table, expected, pathOf(scenario, i, 'then'), report)
    table.events = []
  }
  at([])
  if (match.script !== null && match.script.length > 0)
    report(['given', 'chance'], `left over: ${match.script.join(', ')}`)
  if (!scenario.open) checkNoOpenChoice(match, (message) => report([], message))
  checkAgain({ game, options, start, script, log: table.log, end: hash(match) }, report)
  return table.log.length
}

/** Does one step; false when the scenario cannot go on. */
function act(table: Table, step: Step, path: Path, report: Tell): boolean {
  const { match } = table
  const { refused, because } = step
  const [seat, command] = readStep(table.words, step, isFlowQuestion(match))
  const done = perform(table, match, seat, command)
  if (refused !== undefined || because !== undefined) {
    judgeRefusal(done, step, path, report)
    return !done.ok
  }
  if (!done.ok) report(path, whyNot(done))
  else checkState(table, report)
  return done.ok
}

/** At every decision: the state survives JSON, and no hidden information leaks. */
function checkState({ game, options, match, log, witness }: Table, report: Tell): void {
  witness?.look(match)
  const say = (message: string) => report([], `after ${log.length} answers: ${message}`)
  checkJson(game, options, match, say)
  checkLeak(match, log.length * 7919 + 1, say)
}

function checkAgain(played: Played, report: Tell): void {
  const say = (message: string) => report([], message)
  checkReplay(played, say)
  checkUndo(played, say)
}
