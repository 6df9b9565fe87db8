// Finds code that advances a match: host and apps that apply answers, except those that only replay
// what is recorded and those that play bots against each other for figures.
import { sourcesOf, walk } from '../sources.mjs'

const KEEPERS = /^(?:packages\/host|apps\/\w+)\//
const PLAYS_AGAIN = [
  'packages/host/src/story.ts',
  'apps/web/src/replay/reel.ts',
  'apps/cli/src/sim/simulate.ts',
]
const APPLIES = new Set(['applyAction', 'applyActions', 'applyListed', 'applyPacked'])

export function rows(root) {
  const found = sourcesOf(root)
    .filter(({ path }) => KEEPERS.test(path) && !PLAYS_AGAIN.includes(path))
    .filter(({ program }) => isApplying(program))
    .map(({ path }) => path)
  return [
    {
      question: 'authorities over a match',
      today: `${found.length}: ${found.join(', ')}`,
      counted: `files of host and apps that call ${[...APPLIES].join(', ')}, without replays and simulations`,
    },
  ]
}

function isApplying(program) {
  let does = false
  walk(program, (node) => {
    if (node.type === 'CallExpression' && APPLIES.has(node.callee.name)) does = true
  })
  return does
}
