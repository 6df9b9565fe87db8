/** Names by their place in a list. */
export const numbered = (names: Iterable<string>): Map<string, number> =>
  new Map([...names].map((name, i) => [name, i]))
