// Finds import cycles between files. The caller leaves type-only imports out: they are erased, and a
// match that holds compiled rules whose functions take a match is no knot in the program.

/**
 * @param {Map<string, string[]>} graph file to the files it imports
 * @returns {string[][]} one shortest cycle for each group of files that import each other
 */
export function cyclesIn(graph) {
  return components(graph)
    .filter((group) => group.length > 1 || graph.get(group[0])?.includes(group[0]))
    .map((group) => shortestCycle(graph, group))
}

/** Tarjan's strongly connected components. */
function components(graph) {
  const order = new Map()
  const low = new Map()
  const open = []
  const groups = []

  function visit(file) {
    order.set(file, order.size)
    low.set(file, order.get(file))
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)))
    }
    if (low.get(file) === order.get(file)) groups.push(open.splice(open.indexOf(file)))
  }

  for (const file of [...graph.keys()].sort()) if (!order.has(file)) visit(file)
  return groups
}

/** Breadth first from the first file by name, so that the report is short and stays the same. */
function shortestCycle(graph, group) {
  const inside = new Set(group)
  const start = [...group].sort()[0]
  const paths = [[start]]
  const seen = new Set()
  for (const path of paths) {
    for (const next of graph.get(path.at(-1)) ?? []) {
      if (next === start) return [...path, start]
      if (!inside.has(next) || seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return [start]
}
