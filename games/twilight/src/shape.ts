// Small checks of plain JSON that put together say what shape data has; each reports what is wrong and where.
import type { Desk, Spot } from '@cardwright/engine/author'

export type Shape = (value: unknown, at: Spot, desk: Desk) => void

export const inside = (at: Spot, key: string | number): Spot => ({ ...at, path: [...at.path, key] })
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plain =
  (what: string, isRight: (value: unknown) => boolean): Shape =>
  (value, at, desk) => {
    if (!isRight(value))
      desk.report(at, value, value === undefined ? 'is missing' : `expected ${what}`)
  }

export const integer = plain('a whole number', Number.isInteger)
/** A whole number in bounds: what lies outside is a slip of the hand, not a design. */
export const between =
  (min: number, max: number): Shape =>
  (value, at, desk) => {
    const isNumber = typeof value === 'number' && Number.isInteger(value)
    if (!isNumber) return integer(value, at, desk)
    if (value < min || value > max) desk.report(at, value, `must be from ${min} to ${max}`)
  }
export const number = plain('a number', (value) => typeof value === 'number')
export const text = plain('a text', (value) => typeof value === 'string' && value !== '')
export const flag = plain('true or false', (value) => typeof value === 'boolean')

/** A word of a closed list, with the one that was probably meant. */
export const oneOf =
  (what: string, words: Iterable<string>): Shape =>
  (value, at, desk) => {
    const list = [...words].filter((word) => typeof word === 'string')
    if (typeof value === 'string' && list.includes(value)) return
    const message = value === undefined ? 'is missing' : `unknown ${what}`
    desk.report(at, value, message, desk.nearest(String(value), list))
  }

export const listOf =
  (item: Shape, least = 0): Shape =>
  (value, at, desk) => {
    if (!Array.isArray(value)) return desk.report(at, value, 'expected a list')
    if (value.length < least) desk.report(at, value, `needs at least ${least}`)
    value.forEach((one, i) => item(one, inside(at, i), desk))
  }

/** Keys with `?` may be absent; no other keys are known. */
export const record =
  (fields: Record<string, Shape>): Shape =>
  (value, at, desk) => {
    if (!isObject(value))
      return desk.report(at, value, value === undefined ? 'is missing' : 'expected an object')
    const names = Object.keys(fields).map((key) => key.replace('?', ''))
    for (const key of Object.keys(value))
      if (!names.includes(key))
        desk.report(inside(at, key), value[key], `unknown key "${key}"`, desk.nearest(key, names))
    for (const [key, shape] of Object.entries(fields)) {
      const name = key.replace('?', '')
      if (value[name] !== undefined || !key.endsWith('?'))
        shape(value[name], inside(at, name), desk)
    }
  }

/** An object whose keys are words of a list. */
export const byWord =
  (what: string, words: Iterable<string>, item: Shape): Shape =>
  (value, at, desk) => {
    if (!isObject(value)) return desk.report(at, value, 'expected an object')
    for (const [key, one] of Object.entries(value)) {
      oneOf(what, words)(key, inside(at, key), desk)
      item(one, inside(at, key), desk)
    }
  }

export const either =
  (test: (value: unknown) => boolean, yes: Shape, no: Shape): Shape =>
  (value, at, desk) =>
    (test(value) ? yes : no)(value, at, desk)

export const spoken = record({ en: text, ru: text })
