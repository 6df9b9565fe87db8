// Furniture stands side by side. What lies over something else says so: `data-over="log pile"` on the element, by
// the names below; boards name their own furniture with `data-furniture`.
import {
  areaOf,
  cut,
  heightOf,
  isShown,
  openLog,
  visibleBox,
  widthOf,
  type Box,
  type Finding,
} from './finding.ts'

const FURNITURE: readonly [name: string, selector: string][] = [
  ['bar', '.bar'],
  ['prompt', '.prompt'],
  ['panel', '.seatp'],
  ['pass', '.pass .btn'],
  ['hand', '.fan .card'],
  ['pile', '.pile'],
  ['preview', '.preview'],
  ['log', '.log'],
  ['sheet', '.sheet.over'],
  ['notice', '.notice'],
  ['toast', '.toast'],
]

/** What is laid over the table on purpose, and over what. */
const DECLARED: Readonly<Record<string, string>> = {
  // a card in focus or under the pointer rises
  hand: 'hand pile notice',
  // opened by resting on something, gone with it
  preview: 'panel hand pile log sheet board',
  toast: 'bar',
}

const SLACK = 3

interface Piece {
  name: string
  element: Element
  box: Box
}

export function overlaps(): Finding[] {
  const all = pieces()
  const found = new Map<string, Finding>()
  all.forEach((a, k) => {
    for (const b of all.slice(k + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue
      if (isDeclared(a, b) || isDeclared(b, a)) continue
      const both = cut(a.box, b.box)
      if (widthOf(both) <= SLACK || heightOf(both) <= SLACK) continue
      const share = areaOf(both) / Math.min(areaOf(a.box), areaOf(b.box))
      if (share < 0.01) continue
      const what = [a.name, b.name].sort().join(' and ')
      const size = `${Math.round(widthOf(both))}×${Math.round(heightOf(both))} px`
      if (!found.has(what))
        found.set(what, { check: 'overlap', what, detail: `${size} lie over each other` })
    }
  })
  return [...found.values()]
}

function pieces(): Piece[] {
  const named = [...document.querySelectorAll('main.match [data-furniture]')].map(
    (element): [string, Element] => [(element as HTMLElement).dataset['furniture']!, element],
  )
  const usual = FURNITURE.flatMap(([name, selector]) =>
    [...document.querySelectorAll(`main.match ${selector}`)].map((element): [string, Element] => [
      name,
      element,
    ]),
  )
  return [...usual, ...named]
    .filter(([, element]) => isShown(element) && element !== openLog())
    .map(([name, element]) => ({ name, element, box: visibleBox(element) }))
    .filter(({ box }) => areaOf(box) > 0)
}

function isDeclared(a: Piece, b: Piece): boolean {
  const over = `${DECLARED[a.name] ?? ''} ${(a.element as HTMLElement).dataset['over'] ?? ''}`
  return over.split(' ').includes(b.name)
}
