// The fields a request may have: what each holds, as a check for what arrives and as JSON Schema for who asks.
import type { Action, Options } from '@cardwright/engine'
import { quoted, Wrong } from './wrong.ts'

export interface Field<T> {
  /** One sentence. */
  what: string
  schema: Record<string, unknown>
  needed: boolean
  /** @throws Wrong */
  read(value: unknown, at: string): T
}

const HIGHEST_SEED = 0xffffffff
/** A request may not fill the memory with matches. */
export const MOST_ENVIRONMENTS = 65_536

const badValue = (at: string, must: string, value: unknown): Wrong =>
  new Wrong('bad-value', at, `"${at}" must be ${must}, not ${quoted(value)}`)

export function whole(what: string, min: number, max: number): Field<number> {
  return {
    what,
    schema: { type: 'integer', minimum: min, maximum: max },
    needed: false,
    read(value, at) {
      if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max)
        return value as number
      throw badValue(at, `a whole number from ${min} to ${max}`, value)
    },
  }
}

export const environment = (what = 'the match, by the number you gave it; 0 if left out') =>
  whole(what, 0, MOST_ENVIRONMENTS - 1)

export const seed = (what: string) => whole(what, 0, HIGHEST_SEED)

export function text(what: string, among?: readonly string[]): Field<string> {
  return {
    what,
    schema: { type: 'string', ...(among ? { enum: among } : {}) },
    needed: false,
    read(value, at) {
      if (typeof value === 'string' && (among?.includes(value) ?? true)) return value
      throw badValue(at, among ? `one of ${among.join(', ')}` : 'a text', value)
    },
  }
}

export function yes(what: string): Field<boolean> {
  return {
    what,
    schema: { type: 'boolean' },
    needed: false,
    read(value, at) {
      if (typeof value === 'boolean') return value
      throw badValue(at, 'true or false', value)
    },
  }
}

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function settings(what: string): Field<Options> {
  return {
    what,
    schema: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
    needed: false,
    read(value, at) {
      if (!isNamed(value)) throw badValue(at, 'an object such as {"mode":"draft"}', value)
      for (const [name, one] of Object.entries(value))
        if (!['string', 'number', 'boolean'].includes(typeof one))
          throw badValue(`${at}.${name}`, 'a text, a number, true or false', one)
      return value as Options
    },
  }
}

/** A seat, or somebody who sees only what is open. */
export function viewer(what: string): Field<number | 'spectator'> {
  const seat = whole('', 0, 63)
  return {
    what,
    schema: { anyOf: [seat.schema, { const: 'spectator' }] },
    needed: false,
    read: (value, at) => {
      if (value === 'spectator' || Number.isInteger(value)) return value as number | 'spectator'
      throw badValue(at, 'a seat (0 is the first) or "spectator"', value)
    },
  }
}

export function answer(what: string): Field<number | Action> {
  return {
    what,
    schema: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'object' }] },
    needed: true,
    read(value, at) {
      if (Number.isInteger(value) || isNamed(value)) return value as number | Action
      throw badValue(at, 'an index into the list of "legal", or an action of it', value)
    },
  }
}

export function wholes(what: string): Field<number[]> {
  return {
    what,
    schema: { type: 'array', items: { type: 'integer' } },
    needed: true,
    read(value, at) {
      if (!Array.isArray(value)) throw badValue(at, 'a list of whole numbers', value)
      const k = value.findIndex((one) => !Number.isInteger(one))
      if (k >= 0) throw badValue(`${at}[${k}]`, 'a whole number', value[k])
      return value
    },
  }
}

export function named(what: string): Field<Record<string, unknown>> {
  return {
    what,
    schema: { type: 'object' },
    needed: true,
    read(value, at) {
      if (isNamed(value)) return value
      throw badValue(at, 'an object', value)
    },
  }
}

export const needed = <T>(field: Field<T>): Field<T> => ({ ...field, needed: true })
