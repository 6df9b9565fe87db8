// A problem in a pack: where it is, the value found there, what is wrong, and which word was probably
// meant. Problems are collected, never thrown, and printed together.

export type Path = readonly (string | number)[]

export interface Problem {
  file: string
  /** The id of the card or other thing that has the problem. */
  of?: string
  /** JSON path inside the file, such as `cards[3].abilities[0].steps[1].target.side`. */
  path: string
  value: unknown
  message: string
  /** The nearest legal word, if there is a plausible one. */
  hint?: string
}

/** Records one problem. Every check of the content is given one of these. */
export type Report = (at: Place, value: unknown, message: string, hint?: string) => void

/** A place in a pack: a file and the path inside it. */
export interface Place {
  file: string
  path: Path
}

export const inside = (place: Place, ...keys: (string | number)[]): Place => ({
  file: place.file,
  path: [...place.path, ...keys],
})

export function writePath(path: Path): string {
  let text = ''
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`
    else if (/^[A-Za-z_$][\w$-]*$/.test(key)) text += text ? `.${key}` : key
    else text += `[${JSON.stringify(key)}]`
  }
  return text
}

/** Nobody reads more than this, and each problem costs a search for a hint. */
const MOST_PROBLEMS = 200

/** Thrown by a report when there are enough problems, to stop the search. */
class EnoughProblems extends Error {}

/** A list that collects reports, without repeating the same message for the same place. */
export function problemList(): { problems: Problem[]; report: Report } {
  const problems: Problem[] = []
  const seen = new Set<string>()
  const report: Report = (at, value, message, hint) => {
    const path = writePath(at.path)
    const key = `${at.file}\n${path}\n${message}`
    if (seen.has(key)) return
    if (seen.size === MOST_PROBLEMS) throw new EnoughProblems()
    seen.add(key)
    problems.push({ file: at.file, path, value, message, ...(hint ? { hint } : {}) })
  }
  return { problems, report }
}

/** What `look` returns and what it reports, up to the point where it stopped. */
export function problemsIn<T>(look: (report: Report) => T): { problems: Problem[]; found?: T } {
  const { problems, report } = problemList()
  try {
    return { problems, found: look(report) }
  } catch (error) {
    if (!(error instanceof EnoughProblems)) throw error
    const message = `only the first ${MOST_PROBLEMS} problems are shown`
    problems.push({ file: 'the pack', path: '', value: undefined, message })
    return { problems }
  }
}

/** By file, then by path, where `[10]` comes after `[9]`. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareNaturally(a.file, b.file) ||
      compareNaturally(a.path, b.path) ||
      compareNaturally(a.message, b.message),
  )
}

/** One readable block: a line per problem and a line that counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = sortProblems(problems).map(formatProblem)
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [...lines, count].join('\n')
}

export function formatProblem({ file, path, value, message, hint, of }: Problem): string {
  // people find an id faster than an index, unless the id itself is wrong
  const known = of === undefined || path.endsWith('].id') ? path : path.replace(ENTRY, of)
  const place = known ? `${file}:${known}` : file
  const shown = value === undefined ? '' : ` (${shorten(value)})`
  return `${place}  ${message}${shown}${hint ? ` — did you mean "${hint}"?` : ''}`
}

/** An entry in a shelf or a list. */
const ENTRY = /^(cards)?\[\d+\]/

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function compareNaturally(a: string, b: string): number {
  const left = a.match(/\d+|\D+/g) ?? []
  const right = b.match(/\d+|\D+/g) ?? []
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] === right[i]) continue
    const byNumber = Number(left[i]) - Number(right[i])
    if (!Number.isNaN(byNumber)) return byNumber
    return left[i] < right[i] ? -1 : 1
  }
  return left.length - right.length
}
