// Reads JSON. On an error it says in which line and column, and what it expected there.
// Unlike JSON.parse it refuses a key that occurs twice in one object: the first value would be lost.

import { CEILINGS } from './ceilings.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type JsonResult =
  | { ok: true; value: Json }
  | { ok: false; line: number; column: number; expected: string; found: string }

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const SPACE = /[ \t\r\n]*/y
const ESCAPES: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

class Stumble extends Error {
  at: number
  expected: string
  constructor(at: number, expected: string) {
    super(expected)
    this.at = at
    this.expected = expected
  }
}

export function readJson(source: string): JsonResult {
  // Some editors write a byte order mark in front of the text; skip it.
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
  try {
    return { ok: true, value: new Reader(text).document() }
  } catch (error) {
    if (!(error instanceof Stumble)) throw error
    const before = text.slice(0, error.at).split('\n')
    const found = error.at >= text.length ? 'the end of the file' : JSON.stringify(text[error.at])
    const column = before[before.length - 1].length + 1
    return { ok: false, line: before.length, column, expected: error.expected, found }
  }
}

class Reader {
  private at = 0
  private text: string

  constructor(text: string) {
    this.text = text
  }

  document(): Json {
    const value = this.value(0)
    this.space()
    if (this.at < this.text.length) throw new Stumble(this.at, 'the end of the file')
    return value
  }

  private value(depth: number): Json {
    this.space()
    if (depth > CEILINGS.nesting.most)
      throw new Stumble(this.at, `at most ${CEILINGS.nesting.most} levels of nesting`)
    switch (this.text[this.at]) {
      case '{':
        return this.object(depth)
      case '[':
        return this.list(depth)
      case '"':
        return this.string()
      case 't':
        return this.literal('true', true)
      case 'f':
        return this.literal('false', false)
      case 'n':
        return this.literal('null', null)
      default:
        return this.number()
    }
  }

  private object(depth: number): Json {
    const object: { [key: string]: Json } = {}
    this.at++
    if (this.take('}')) return object
    for (;;) {
      this.space()
      const keyAt = this.at
      if (this.text[keyAt] !== '"') throw new Stumble(keyAt, 'a key in double quotes')
      const key = this.string()
      if (Object.hasOwn(object, key)) throw new Stumble(keyAt, `no second key "${key}"`)
      if (!this.take(':')) throw new Stumble(this.at, '":" after a key')
      const value = this.value(depth + 1)
      // Plain assignment of __proto__ would change the object instead of adding a key to it.
      if (key === '__proto__') throw new Stumble(keyAt, 'another key')
      object[key] = value
      if (this.take('}')) return object
      if (!this.take(',')) throw new Stumble(this.at, '"," or "}"')
    }
  }

  private list(depth: number): Json[] {
    const list: Json[] = []
    this.at++
    if (this.take(']')) return list
    for (;;) {
      list.push(this.value(depth + 1))
      if (this.take(']')) return list
      if (!this.take(',')) throw new Stumble(this.at, '"," or "]"')
    }
  }

  private string(): string {
    let result = ''
    for (let from = ++this.at; ; this.at++) {
      const letter = this.text[this.at]
      if (letter === undefined || letter < ' ') throw new Stumble(this.at, 'a closing quote')
      if (letter !== '"' && letter !== '\\') continue
      result += this.text.slice(from, this.at)
      if (letter === '"') {
        this.at++
        return result
      }
      result += this.escape()
      from = this.at + 1
    }
  }

  private escape(): string {
    const letter = this.text[++this.at]
    if (letter !== undefined && Object.hasOwn(ESCAPES, letter)) return ESCAPES[letter]
    const code = this.text.slice(this.at + 1, this.at + 5)
    if (letter !== 'u' || !/^[0-9a-fA-F]{4}$/.test(code)) throw new Stumble(this.at, 'an escape')
    this.at += 4
    return String.fromCharCode(Number.parseInt(code, 16))
  }

  private number(): number {
    NUMBER.lastIndex = this.at
    const match = NUMBER.exec(this.text)
    if (!match) throw new Stumble(this.at, 'a value')
    this.at += match[0].length
    return Number(match[0])
  }

  private literal<T extends Json>(word: string, value: T): T {
    if (!this.text.startsWith(word, this.at)) throw new Stumble(this.at, 'a value')
    this.at += word.length
    return value
  }

  private take(letter: string): boolean {
    this.space()
    if (this.text[this.at] !== letter) return false
    this.at++
    return true
  }

  private space(): void {
    SPACE.lastIndex = this.at
    SPACE.exec(this.text)
    this.at = SPACE.lastIndex
  }
}
