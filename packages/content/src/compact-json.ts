// JSON as packs are written: what fits on a line stays on one line, as the formatter does with the games' content.

const WIDTH = 140

export function compactJson(value: unknown, width: number = WIDTH): string {
  return write(value, width, '', 0)
}

/** @param taken characters of the line already used: the key before the value, the comma after it */
function write(value: unknown, width: number, indent: string, taken: number): string {
  const flat = onOneLine(value)
  if (typeof value !== 'object' || value === null || flat.length === 2) return flat
  if (!isBroken(value) && indent.length + taken + flat.length <= width) return flat
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const entries = Object.entries(value)
  const lines = entries.map(([name, one], i) => {
    const key = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `
    const comma = i < entries.length - 1 ? ',' : ''
    return inner + key + write(one, width, inner, key.length + comma.length) + comma
  })
  return `${open}\n${lines.join('\n')}\n${indent}${close}`
}

/** Several objects with several keys each, or lists, go on separate lines even where there is room. */
function isBroken(value: object): boolean {
  const inside: unknown[] = Object.values(value)
  const isAlike = (one: unknown): boolean => Array.isArray(one) === Array.isArray(inside[0])
  const isTable =
    Array.isArray(value) && value.length > 1 && value.every((one) => isLong(one) && isAlike(one))
  return isTable || inside.some((one) => typeof one === 'object' && one !== null && isBroken(one))
}

const isLong = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 1

export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}: ${onOneLine(v)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}
