// Checks the size of a pack before anything else: files, characters, values, numbers, names. What is too large is
// refused at once, so that later checks never work on more than a pack of the allowed size.
import { CEILINGS, RESERVED, written, type Ceiling } from './ceilings.ts'
import { inside, type Path, type Place, type Report } from './problem.ts'

/** A file that has not been read yet. */
export interface FileSize {
  file: string
  letters: number
}

/** Problems with too many or too large files; none when they may be read. */
export function measureFiles(files: readonly FileSize[], report: Report): boolean {
  const { files: count, fileSize, packSize } = CEILINGS
  const at: Place = { file: 'the pack', path: [] }
  let sum = 0
  let fits = isWithin(files.length, count, at, 'join shelves', report)
  for (const { file, letters } of files) {
    sum += letters
    if (!isWithin(letters, fileSize, { file, path: [] }, 'split it', report)) fits = false
  }
  return isWithin(sum, packSize, at, 'leave something out', report) && fits
}

function isWithin(n: number, { most, what }: Ceiling, at: Place, advice: string, report: Report) {
  if (n <= most) return true
  report(at, n, `too large: at most ${written(most)} ${what}; ${advice}`)
  return false
}

/** Counts the values of one pack over all of its files. */
export class Measure {
  private left = CEILINGS.values.most
  private readonly report: Report
  /** Nothing too large was found. */
  fits = true

  constructor(report: Report) {
    this.report = report
  }

  file(file: string, value: unknown): void {
    this.value(value, { file, path: [] }, !file.startsWith('text.'))
  }

  private value(value: unknown, at: Place, isRule: boolean): void {
    if (this.left-- === 0) return this.tooMany(at)
    if (this.left < 0) return
    if (typeof value === 'number') this.number(value, at)
    else if (typeof value === 'string') this.text(value, at, isRule)
    else if (Array.isArray(value)) value.forEach((one, i) => this.value(one, inside(at, i), isRule))
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) {
        const place = inside(at, key)
        this.text(key, place, true)
        this.value(one, place, isRule)
      }
  }

  private number(value: number, at: Place): void {
    const { most } = CEILINGS.number
    if (Math.abs(value) <= most) return
    this.blame(
      at,
      value,
      `not between -${written(most)} and ${written(most)}: choose a smaller unit`,
    )
  }

  private text(value: string, at: Place, isName: boolean): void {
    const { most } = CEILINGS.text
    if (value.length > most)
      this.blame(
        at,
        value.length,
        `too long: a text has at most ${written(most)} characters; shorten it`,
      )
    if (isName && RESERVED.has(value))
      this.blame(at, value, 'JavaScript reserves this word: choose another')
  }

  private tooMany(at: Place): void {
    const { most, what } = CEILINGS.values
    this.blame(
      at,
      undefined,
      `too many: at most ${written(most)} ${what}; the limit is reached here`,
    )
  }

  private blame({ file, path }: Place, value: unknown, message: string): void {
    this.fits = false
    this.report({ file, path: shortened(path) }, value, message)
  }
}

/** Whether a value holds no more than this many values. */
export function isSmall(value: unknown, most: number): boolean {
  let left = most
  const visit = (one: unknown): boolean =>
    --left >= 0 && (typeof one !== 'object' || one === null || Object.values(one).every(visit))
  return visit(value)
}

/** The part that is too long may be a key. */
const shortened = (path: Path): Path =>
  path.map((key) =>
    typeof key === 'string' && key.length > CEILINGS.name.most
      ? `${key.slice(0, CEILINGS.name.most)}…`
      : key,
  )
