// Scenes: positions for looking at. A scene names a position like a scenario does (`given`, `when`) or by the
// words of a link, and says who looks and what a visitor does before the picture is taken. Nothing is expected
// of it here; what is judged is what the page makes of it (apps/web/test/look).
import { saveMatch, type Action, type Game, type SavedMatch } from '@cardwright/engine'
import { parseDocument } from 'yaml'
import { isFlowQuestion, perform } from './act.ts'
import type { Given, Step } from './format.ts'
import { build } from './given.ts'
import { ScenarioError, writePath, type Path } from './problem.ts'
import { BadScenarioFile } from './read.ts'
import { readStep } from './sentence.ts'
import { closed, flag, list, number, oneOf, some, table, text, type Shape } from './shape.ts'
import { whyNot } from './then-actions.ts'
import { wordsOf } from './words.ts'

/** What the visitor's hand does: `press: princeps`, `hover: cell:C3`, `key: Escape`, `right: .stage`. */
export type Deed = Partial<Record<'press' | 'hover' | 'key' | 'right', string>>

export interface Scene {
  name: string
  /** Words of an address: `seats=human,bot1&seed=3`. */
  link?: string
  given?: Given
  when?: Step[]
  /** So many answers by plain bots come first; then more, until the viewer is asked what to do. */
  played?: number
  /** Bots answer until the viewer is asked this: `pick immunis`, `window intercept`, `arrange`; or `over`. */
  until?: string
  /** `P2`, or `watcher`; default `P1`. */
  viewer?: string
  do?: Deed[]
  /** Selectors of what must be seen. */
  shows?: string[]
  /** Also by `npm test`: keys do what buttons say, Esc and the right button cancel at once. */
  hands?: boolean
  /** Marks of the board's own, by the selector of what carries them; the last class is the mark. */
  marks?: Record<string, string>
}

export interface SceneFile {
  game: string
  scenes: Scene[]
  /** Known findings that are not fixed yet: `check: part of the message`. */
  known: string[]
}

/** A position that a page can go on from. */
export interface Staged {
  start: SavedMatch
  answers: { seat: number; action: Action }[]
}

const anything: Shape = () => {}
const maps = oneOf({ map: anything }, 'a table')
const scene = closed(
  {
    name: text,
    link: text,
    given: maps,
    when: list(anything),
    played: number,
    until: text,
    viewer: text,
    do: list(closed({ press: text, hover: text, key: text, right: text })),
    shows: list(text),
    hands: flag,
    marks: table(text),
  },
  {},
  ['name'],
)
const file = closed(
  { game: text, scenes: list(scene), known: some(text, 'a list of findings') },
  {},
  ['game', 'scenes'],
)

/** @throws BadScenarioFile with every mistake */
export function readScenes(source: string, name: string): SceneFile {
  const document = parseDocument(source)
  const mistakes = document.errors.map(({ message }) => `${name}: ${message}`)
  const value = document.toJS() as SceneFile
  const say = (path: Path, message: string) =>
    void mistakes.push(`${name}: ${writePath(path)}: ${message}`)
  if (mistakes.length === 0) file(value, [], say)
  if (mistakes.length > 0) throw new BadScenarioFile(mistakes.join('\n'))
  return { ...value, known: [value.known ?? []].flat() }
}

/** @throws ScenarioError when a step is refused */
export function stageScene(game: Game, { name, given = {}, when = [] }: Scene): Staged {
  const seats = given.seats ?? game.pack.manifest.seats.min
  const words = wordsOf(game, seats, given.options ?? {})
  // a scene may leave anything to chance: what it shows is seen, not computed
  const { match, aliases, options } = build(game, words, { seed: 1, ...given })
  const start = saveMatch(match, options)
  const named = new Map(aliases)
  const log: Staged['answers'] = []
  const acting = { game, words, options, match, aliases, named, log, events: [], witness: null }
  for (const step of when) {
    const [seat, command] = readStep(words, step, isFlowQuestion(match))
    const done = perform(acting, match, seat, command)
    if (!done.ok) throw new ScenarioError(`${name}: ${whyNot(done)}`)
  }
  return { start, answers: log }
}
