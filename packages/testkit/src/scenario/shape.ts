// Small shapes to check a scenario's keys and types before anything is played: closed, so that a
// misspelt key is an error with its place and the nearest word.
import { nearest } from '@cardwright/content'
import { did, type Path, type Report } from './problem.ts'

export type Shape = (value: unknown, path: Path, report: Report) => void

type Kind = 'text' | 'number' | 'flag' | 'list' | 'map' | 'nothing'

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'map'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'flag' : 'text'
}

/** Another shape for each kind of value that may stand here. */
export function oneOf(shapes: Partial<Record<Kind, Shape>>, expected: string): Shape {
  return (value, path, report) => {
    const shape = shapes[kindOf(value)]
    if (shape === undefined)
      report(path, `expected ${expected}, found ${JSON.stringify(value) ?? 'nothing'}`)
    else shape(value, path, report)
  }
}

const fine: Shape = () => {}
export const text = oneOf({ text: fine }, 'a text')
export const number = oneOf({ number: fine }, 'a number')
export const flag = oneOf({ flag: fine }, 'true or false')
/** A number, yes or no, or a word. */
export const value = oneOf({ number: fine, flag: fine, text: fine }, 'a value')

export const words = (...allowed: string[]): Shape =>
  oneOf(
    {
      text: (word, path, report) => {
        if (!allowed.includes(word as string))
          report(
            path,
            `"${word}" is none of ${allowed.join(', ')}${did(nearest(word as string, allowed))}`,
          )
      },
    },
    allowed.join(', '),
  )

export const list = (item: Shape, expected = 'a list'): Shape =>
  oneOf(
    {
      list: (items, path, report) =>
        (items as unknown[]).forEach((one, i) => item(one, [...path, i], report)),
    },
    expected,
  )

/** One or several of the same. */
export const some = (item: Shape, expected: string): Shape =>
  oneOf({ text: item, number: item, map: item, list: list(item) }, expected)

/** Keys of the author's own choice. */
export const table = (item: Shape, expected = 'a table'): Shape =>
  oneOf(
    {
      map: (map, path, report) => {
        for (const [key, one] of Object.entries(map as object)) item(one, [...path, key], report)
      },
    },
    expected,
  )

/** Exactly these keys; `more` adds words of the game that may be keys here too. */
export function closed(
  keys: Record<string, Shape>,
  more: Record<string, Shape> = {},
  required: readonly string[] = [],
): Shape {
  const all = new Map([...Object.entries(more), ...Object.entries(keys)])
  return oneOf(
    {
      map: (map, path, report) => {
        for (const [key, one] of Object.entries(map as object)) {
          const shape = all.get(key)
          if (shape === undefined)
            report([...path, key], `unknown key${did(nearest(key, all.keys())) || among(all)}`)
          else shape(one, [...path, key], report)
        }
        for (const key of required) if (!(key in (map as object))) report(path, `needs "${key}"`)
      },
    },
    `a table with ${[...all.keys()].slice(0, 12).join(', ')}`,
  )
}

const among = (all: Map<string, unknown>): string => `; there are ${[...all.keys()].join(', ')}`

/** The same shape for every word of a list. */
export const each = (names: Iterable<string>, shape: Shape): Record<string, Shape> =>
  Object.fromEntries([...names].map((name) => [name, shape]))
