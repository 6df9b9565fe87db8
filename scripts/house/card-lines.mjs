// How many lines a card takes as the formatter writes it: the median of every game that has cards.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../sources.mjs'

/** The lines of every card of a shelf: a card is an entry of `cards`, four spaces in; the next one or `]` ends it. */
export function linesOfCards(text) {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, i) => (line.startsWith('    {') ? [i] : []))
  const end = lines.findIndex((line) => line.startsWith('  ]'))
  return starts.map((start, k) => (starts[k + 1] ?? end) - start)
}

function textsIn(folder) {
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

export function rows(root) {
  const medians = readdirSync(join(root, 'games')).flatMap((name) => {
    const folder = join(root, 'games', name, 'content/cards')
    return existsSync(folder) ? [`${name} ${median(textsIn(folder).flatMap(linesOfCards))}`] : []
  })
  return [
    {
      question: 'lines of a card, median of each game',
      today: medians.join(', '),
      counted: 'entries of `cards` in games/*/content/cards, as the formatter writes them',
    },
  ]
}
