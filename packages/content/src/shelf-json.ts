// Shelves of definitions as packs are written: a card is packed onto as few lines as its parts allow, so that a shelf can be
// read as one reads a list of cards. Every other file has one key a line (`compact-json.ts`).
import { compactJson, onOneLine } from './compact-json.ts'

const WIDTH = 140

const SHELF = /^(cards\/.*|statuses|keywords|basics)\.json$/

/** Is this file of a pack a list of definitions with abilities? */
export const isShelf = (file: string): boolean => SHELF.test(file)

/** A file of a pack as the formatter leaves it. */
export const packFileJson = (file: string, value: unknown): string =>
  `${isShelf(file) ? new Page(WIDTH).shelf(value) : compactJson(value, WIDTH)}\n`

/** One definition as its shelf shows it, without the indent. */
export const cardJson = (card: unknown, width: number = WIDTH): string => new Page(width).card(card)

class Page {
  readonly width: number
  readonly lines: string[] = []
  line = ''

  constructor(width: number) {
    this.width = width
  }

  shelf(value: unknown): string {
    if (Array.isArray(value)) this.list(value, '')
    else this.keys(value as object)
    return this.text()
  }

  card(card: unknown): string {
    this.value(card, '', 0)
    return this.text()
  }

  private text(): string {
    return [...this.lines, this.line].join('\n')
  }

  /** The outermost object of a file: a key a line. */
  private keys(value: object): void {
    this.line = '{'
    const entries = Object.entries(value)
    entries.forEach(([name, one], i) => {
      this.next('  ')
      this.line += `${JSON.stringify(name)}: `
      if (Array.isArray(one) && one.some((each) => typeof each === 'object')) this.list(one, '  ')
      else this.value(one, '  ', 1)
      if (i < entries.length - 1) this.line += ','
    })
    this.next('')
    this.line += '}'
  }

  /** @param behind letters that follow on the same line */
  private value(value: unknown, indent: string, behind: number): void {
    const flat = onOneLine(value)
    const isPlain = typeof value !== 'object' || value === null || flat.length === 2
    if (isPlain || this.line.length + flat.length + behind <= this.width) this.line += flat
    else if (Array.isArray(value)) this.list(value, indent)
    else this.packed(value, indent, behind)
  }

  /** An entry a line. */
  private list(entries: readonly unknown[], indent: string): void {
    const inner = `${indent}  `
    this.line += '['
    entries.forEach((one, i) => {
      this.next(inner)
      this.value(one, inner, 1)
      if (i < entries.length - 1) this.line += ','
    })
    this.next(indent)
    this.line += ']'
  }

  /** As many parts a line as there is room for. A long list opens where it is met, a long object begins a line. */
  private packed(value: object, indent: string, behind: number): void {
    const inner = `${indent}  `
    const entries = Object.entries(value)
    let isOneLine = true
    this.line += '{ '
    entries.forEach(([name, one], i) => {
      const isLast = i === entries.length - 1
      const after = isLast ? ' }'.length + behind : ','.length
      const key = `${JSON.stringify(name)}: `
      if (i > 0 && this.hasRoom(key, one, inner, after)) this.line += ' '
      else if (i > 0) {
        this.next(inner)
        isOneLine = false
      }
      this.line += key
      // a list that opens on the first line closes under it
      this.value(one, isOneLine && Array.isArray(one) ? indent : inner, after)
      if (!isLast) this.line += ','
    })
    this.line += ' }'
  }

  private hasRoom(key: string, value: unknown, indent: string, after: number): boolean {
    const size = key.length + onOneLine(value).length + after
    const left = this.width - this.line.length - 1
    const opensHere = Array.isArray(value) && indent.length + size > this.width
    return opensHere ? key.length < left : size <= left
  }

  private next(indent: string): void {
    this.lines.push(this.line)
    this.line = indent
  }
}
