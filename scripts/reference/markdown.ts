// Small pieces of Markdown.

export const code = (text: string): string => `\`${text}\``
export const codes = (words: readonly string[]): string => words.map(code).join(' ')

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** A bar would end the cell, even inside code. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** One line of JSON with spaces, as the packs are written. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${inline(field)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** On one line: the formatter breaks what is too long for it. */
export const block = (value: unknown): string => `\`\`\`json\n${inline(value)}\n\`\`\``
