// Every value inside a piece of content, itself first. Search these, never the JSON text.

export function* nodesOf(value: unknown): Generator<unknown> {
  yield value
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) yield* nodesOf(part)
}

/** Every string in it. */
export const textsIn = (value: unknown): string[] =>
  [...nodesOf(value)].filter((node) => typeof node === 'string')

/** Whether some object in it has this key. */
export const hasKey = (value: unknown, key: string): boolean =>
  [...nodesOf(value)].some(
    (node) => typeof node === 'object' && node !== null && Object.hasOwn(node, key),
  )
