// Where a part of a merged card is written: in the card itself, or in its original if it is inherited. Problems are
// reported at places that exist in a file, and those of an inherited part only once.
import { isObject } from '../draft.ts'
import { inside, type Path, type Place, type Problem, type Report } from '../problem.ts'
import type { Whole } from './variants.ts'

interface Variant extends Whole {
  at: Place
  written: unknown
}

interface Inherited {
  key: string
  tell: () => void
}

export class Places {
  private readonly variants = new Map<string, Variant>()
  private readonly told = new Set<string>()
  private readonly inherited: Inherited[] = []
  private readonly names = new Map<string, string>()
  isVariantBlamed = false

  note(variant: Variant): void {
    this.variants.set(keyOf(variant.at), variant)
  }

  /** @param id of the card at this place */
  name(at: Place, id: string): void {
    this.names.set(keyOf(at), id)
  }

  /** A problem together with the id of the card that has it. */
  named(problem: Problem): Problem {
    const [, shelf, entry] = /^(?:(cards))?\[(\d+)\]/.exec(problem.path) ?? []
    if (entry === undefined) return problem
    const path = shelf === undefined ? [entry] : [shelf, entry]
    const of = this.names.get(keyOf({ file: problem.file, path }))
    return of === undefined ? problem : { ...problem, of }
  }

  /** A report for places in merged cards; problems of inherited parts wait for `settle`. */
  through(report: Report): Report {
    return (at, value, message, hint) => {
      const card: Place = { file: at.file, path: at.path.slice(0, 2) }
      const variant = this.variants.get(keyOf(card))
      if (variant === undefined) {
        this.told.add(problemKey(this.names.get(keyOf(card)), value, message))
        return report(at, value, message, hint)
      }
      this.isVariantBlamed = true
      const { path, rest } = writtenAt(variant, at.path.slice(2))
      const place = inside(card, ...path)
      if (rest.length === 0) return report(place, value, message, hint)
      const said = `${message}, in ${rest.join('.')} of "${variant.of}"`
      const key = problemKey(variant.of, value, message)
      this.inherited.push({ key, tell: () => report(place, value, said, hint) })
    }
  }

  /** Reports problems of inherited parts, except those already reported for the original card. */
  settle(): void {
    for (const { key, tell } of this.inherited) if (!this.told.has(key)) tell()
  }
}

const keyOf = ({ file, path }: Place): string => `${file} ${path.join(' ')}`
const problemKey = (card: string | undefined, value: unknown, message: string): string =>
  JSON.stringify([card, value, message])

/** Splits a path into the part that the variant writes and the part that it inherits. */
function writtenAt({ card, written, order }: Variant, path: Path): { path: Path; rest: Path } {
  const out: (string | number)[] = []
  let whole: unknown = card
  let part: unknown = written
  for (const [i, key] of path.entries()) {
    const list = typeof whole === 'object' && whole !== null ? order.get(whole) : undefined
    const at = list === undefined ? key : (list[Number(key)] ?? key)
    if (has(part, at)) part = (part as Record<string | number, unknown>)[at]
    else if (has(whole, key)) return { path: out, rest: path.slice(i) }
    else return { path: [...out, ...path.slice(i)], rest: [] }
    out.push(at)
    whole = has(whole, key) ? (whole as Record<string | number, unknown>)[key] : undefined
  }
  return { path: out, rest: [] }
}

const has = (value: unknown, key: string | number): boolean =>
  (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, key)
