// JSON lines: a request a line, an answer a line, in the same order. No line ends the process.
import { Failure } from '../failure.ts'
import { answerTo } from './requests.ts'
import type { Environments } from './environments.ts'
import { linesIn } from './lines.ts'
import { quoted, Wrong } from './wrong.ts'

/** Letters in one line. */
export const LONGEST = 1 << 26

const EXAMPLE = '{"do":"reset","seed":7}'

export async function serveLines(
  envs: Environments,
  pieces: AsyncIterable<string>,
  out: (text: string) => void,
  most = LONGEST,
): Promise<void> {
  let number = 0
  for await (const line of linesIn(pieces, most)) {
    number++
    if (line !== null && line.trim() === '') continue
    out(`${written(answerLine(envs, line, number, most))}\n`)
  }
}

/** An answer may quote what it was asked, and that may be nested deeper than can be written. */
export function written(answer: unknown): string {
  try {
    return JSON.stringify(answer)
  } catch (error) {
    return JSON.stringify(problem(error))
  }
}

function answerLine(
  envs: Environments,
  line: string | null,
  number: number,
  most: number,
): unknown {
  if (line === null)
    return problem(new Wrong('too-long', 'line', `line ${number} has more than ${most} letters`))
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch (error) {
    const why = (error as Error).message
    return problem(
      new Wrong(
        'not-json',
        'line',
        `line ${number} is not JSON (${why}); a request is one line such as ${EXAMPLE}`,
      ),
    )
  }
  return Array.isArray(said) ? said.map((one) => answerOne(envs, one)) : answerOne(envs, said)
}

function answerOne(envs: Environments, said: unknown): object {
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return problem(
      new Wrong(
        'bad-request',
        '',
        `a request is an object such as ${EXAMPLE}, not ${quoted(said)}`,
      ),
    )
  const { id, do: name, ...given } = said as Record<string, unknown>
  const head = typeof id === 'string' || typeof id === 'number' ? { id } : {}
  try {
    if (id !== undefined && !('id' in head))
      throw new Wrong('bad-value', 'id', `"id" must be a text or a number, not ${quoted(id)}`)
    if (typeof name !== 'string')
      throw new Wrong(
        'bad-request',
        'do',
        `"do" must name a request, as in ${EXAMPLE}, not ${quoted(name)}`,
      )
    return { ...head, ...answerTo(envs, name, given) }
  } catch (error) {
    return { ...head, ...problem(error) }
  }
}

/** What every mistake looks like. A defect of a game is told like one: the other matches go on. */
export function problem(error: unknown): { error: object } {
  if (error instanceof Wrong)
    return { error: { code: error.code, at: error.at, message: error.message, ...error.facts } }
  if (error instanceof Failure)
    return { error: { code: error.code, at: '', message: error.message, ...error.facts } }
  const message = error instanceof Error ? error.message : String(error)
  return { error: { code: 'broken', at: '', message: `the game broke: ${message}` } }
}
