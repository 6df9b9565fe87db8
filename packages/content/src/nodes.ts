// Everything that lies in a piece of content, itself first. Meaning is found here, never in the text of its JSON.

export function* nodesOf(value: unknown): Generator<unknown> {
  yield value
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) yield* nodesOf(part)
}

/** Every text in it. */
export const textsIn = (value: unknown): string[] =>
  [...nodesOf(value)].filter((node) => typeof node === 'string')

/** Some object in it has this key. */
export const hasKey = (value: unknown, key: string): boolean =>
  [...nodesOf(value)].some(
    (node) => typeof node === 'object' && node !== null && Object.hasOwn(node, key),
  )
