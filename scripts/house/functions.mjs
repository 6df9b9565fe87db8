// How long functions are: those with a name of their own; inline callbacks count as part of what holds them.
import { lines, median, sourcesOf, walk } from '../sources.mjs'

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const NAMING = new Set(['VariableDeclarator', 'MethodDefinition', 'Property', 'PropertyDefinition'])

export function rows(root) {
  const found = sourcesOf(root).flatMap(functionsIn)
  const [longest] = found.toSorted((a, b) => b.length - a.length)
  const lengths = found.map(({ length }) => length)
  const above = (limit) => lengths.filter((length) => length > limit).length
  const blocks = found.filter(({ isBlock }) => isBlock).map(({ length }) => length)
  return [
    {
      question: 'longest function',
      today: `${longest.length} lines, ${longest.name} in ${longest.path}; ${above(60)} over 60, ${above(30)} over 30`,
      counted: `${found.length} named functions and methods of packages, games and apps, without tests`,
    },
    {
      question: 'median function',
      today: `${median(blocks)} lines; ${median(lengths)} with those that are one expression`,
      counted: `the ${blocks.length} of them that have a body in braces`,
    },
  ]
}

function functionsIn({ path, text, program }) {
  const found = []
  walk(program, (node, above) => {
    if (!FUNCTIONS.has(node.type) || !node.body) return
    const name =
      node.id?.name ?? (NAMING.has(above?.type) ? (above.id ?? above.key).name : undefined)
    if (name === undefined) return
    const isBlock = node.body.type === 'BlockStatement'
    found.push({ path, name, isBlock, length: lines(text, node) })
  })
  return found
}
