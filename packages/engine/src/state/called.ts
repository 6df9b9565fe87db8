// What game code calls by a name: a node of its flow, a procedure, a number, a timing, a move.

/** @throws with the names there are, when nothing is called that */
export function called<T>(name: string, index: ReadonlyMap<string, T>): T {
  const found = index.get(name)
  if (found === undefined)
    throw new Error(`nothing is called "${name}"; there is ${[...index.keys()].join(', ')}`)
  return found
}
