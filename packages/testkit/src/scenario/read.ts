// A scenario file: YAML in, scenarios out, or every mistake with its line.
import { LineCounter, parseDocument, type Document } from 'yaml'
import type { Given, Scenario, ScenarioFile, Step, Then } from './format.ts'
import { writePath, type Path } from './problem.ts'
import { closed, each, flag, list, oneOf, some, text, type Shape } from './shape.ts'

/** A file that cannot be read as scenarios; one line per mistake. */
export class BadScenarioFile extends Error {}

const anything: Shape = () => {}
const maps = oneOf({ map: anything }, 'a table')
const steps = oneOf({ list: anything }, 'a list of steps')
// "then" is a word of the format; as a key of an object of ours it would look like a promise
const expected = each(['then'], maps)
const block = closed({ when: steps }, expected)
const scenario = closed(
  {
    name: text,
    notes: text,
    given: maps,
    when: steps,
    play: list(block, 'a list of blocks with when and then'),
    open: flag,
  },
  expected,
  ['name'],
)
const file = closed(
  {
    game: text,
    extend: some(text, 'a folder or a list of folders'),
    given: maps,
    scenarios: list(scenario, 'a list of scenarios'),
  },
  {},
  ['game', 'scenarios'],
)

export function readScenarios(source: string, name: string): ScenarioFile {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const mistakes = document.errors.map(
    ({ message, linePos }) =>
      `${name}:${linePos?.[0].line ?? 1}: ${message.split('\n')[0].replace(/ at line.*$/, '')}`,
  )
  if (mistakes.length > 0) throw new BadScenarioFile(mistakes.join('\n'))
  const value: unknown = document.toJS({ maxAliasCount: 1000 })
  const say = (path: Path, message: string) =>
    mistakes.push(`${name}:${lineOf(document, lines, path)}: ${writePath(path)}: ${message}`)
  file(value, [], say)
  if (mistakes.length === 0) checkParts(value as RawFile, say)
  if (mistakes.length > 0) throw new BadScenarioFile(mistakes.join('\n'))
  return fileOf(value as RawFile, (path) => lineOf(document, lines, path))
}

interface RawBlock {
  when?: Step[]
  then?: Then
}
interface RawFile {
  game: string
  extend?: string | string[]
  given?: Given
  scenarios: (RawBlock & { name: string; given?: Given; play?: RawBlock[]; open?: boolean })[]
}

/** One block can stand in the scenario itself; several are a list. Names tell scenarios apart. */
function checkParts({ scenarios }: RawFile, say: (path: Path, message: string) => void): void {
  const names = new Set<string>()
  scenarios.forEach((one, i) => {
    const path = ['scenarios', i]
    if (one.play !== undefined && (one.when !== undefined || one.then !== undefined))
      say(path, 'write either when and then, or play with several of them')
    if (one.play === undefined && one.then === undefined)
      say(path, 'it expects nothing: needs then')
    if (names.has(one.name)) say([...path, 'name'], 'another scenario has the same name')
    names.add(one.name)
  })
}

function fileOf(raw: RawFile, line: (path: Path) => number): ScenarioFile {
  return {
    game: raw.game,
    extend: raw.extend === undefined ? [] : [raw.extend].flat(),
    scenarios: raw.scenarios.map((one, i): Scenario => {
      const blocks = one.play ?? [one]
      return {
        name: one.name,
        // what a file gives is given to each of its scenarios, key by key
        given: { ...raw.given, ...one.given } as Given,
        play: blocks.map(({ when, then }) => ({ when: when ?? [], expected: then ?? {} })),
        open: one.open ?? false,
        line: line(['scenarios', i]),
        single: one.play === undefined,
      }
    }),
  }
}

/** The line of the nearest thing on the way that is there. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  for (let n = path.length; n >= 0; n--) {
    const node = n === 0 ? document.contents : document.getIn(path.slice(0, n), true)
    const range = (node as { range?: [number, number, number] } | undefined)?.range
    if (range) return lines.linePos(range[0]).line
  }
  return 1
}
