// The result of a command: data for `--json`, lines for people.

export interface Report {
  data: unknown
  text: string
  /** The exit code: 0 unless a check failed. */
  exit?: number
}

export const writeJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`

/** "1 player", "2 players". */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** Left-aligned columns, two spaces between them. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, k) => {
      widths[k] = Math.max(widths[k] ?? 0, [...cell].length)
    })
  return rows
    .map((row) =>
      row
        .map((cell, k) => cell + ' '.repeat(widths[k] - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
