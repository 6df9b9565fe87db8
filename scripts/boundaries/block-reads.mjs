// What games leave to the engine: `@cardwright/engine/author` has a named function for each of these.
import { Visitor, parseSync } from 'oxc-parser'
import { lineOf } from './imports.mjs'

const INTEGERS = 'reads integers of the block (`s[…]`)'
const LAYOUT = 'reads offsets into the block (`layout`)'
const OCTAL = 'writes an octal number'
const MASK = 'writes a bit mask (`1 <<`)'

/** @returns {{ what: string, line: number }[]} */
export function blockReadsIn(path, text) {
  const found = []
  const add = (what, { start }) => found.push({ what, line: lineOf(text, start) })
  const visitor = new Visitor({
    MemberExpression(node) {
      const { object, property, computed } = node
      if (computed ? object.name === 's' : property.name === 's') add(INTEGERS, node)
      if (!computed && property.name === 'layout') add(LAYOUT, node)
    },
    ObjectPattern({ properties }) {
      for (const one of properties) {
        if (one.key?.name === 's') add(INTEGERS, one)
        if (one.key?.name === 'layout') add(LAYOUT, one)
      }
    },
    Literal(node) {
      if (typeof node.value === 'number' && /^0o/i.test(node.raw)) add(OCTAL, node)
    },
    BinaryExpression(node) {
      if (node.operator === '<<' && node.left.value === 1) add(MASK, node)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return found.sort((a, b) => a.line - b.line)
}
