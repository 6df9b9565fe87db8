// JSON as cards are written by hand: what fits on a line stays on it.
const WIDTH = 62

export function compactJson(value: unknown, indent = ''): string {
  const flat = onOneLine(value)
  if (flat.length + indent.length <= WIDTH || typeof value !== 'object' || value === null)
    return flat
  const inner = `${indent}  `
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((one) => compactJson(one, inner))]
    : [
        '{',
        '}',
        Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}: ${compactJson(v, inner)}`),
      ]
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}: ${onOneLine(v)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}
