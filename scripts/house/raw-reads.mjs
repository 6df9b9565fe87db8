// How often games reach into the block of integers themselves.
import { sourcesOf, walk } from '../sources.mjs'

export function rows(root) {
  const counts = new Map()
  for (const { path, program } of sourcesOf(root)) {
    const [, game] = /^games\/(\w+)\//.exec(path) ?? []
    if (game === undefined) continue
    walk(program, (node) => {
      if (isRawRead(node)) counts.set(game, (counts.get(game) ?? 0) + 1)
    })
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const each = [...counts].map(([game, count]) => `${game} ${count}`).join(', ')
  return [
    {
      question: 'raw block reads in games',
      today: total === 0 ? '0' : `${total}: ${each}`,
      counted: '`….s[…]` and `s[…]` in sources of games/*',
    },
  ]
}

const isRawRead = ({ type, computed, object }) =>
  type === 'MemberExpression' && computed && (object.property?.name ?? object.name) === 's'
