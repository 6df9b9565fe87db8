// Words must be read: none may be cut off, by its own box or by the window, or stand out of its box.
import {
  called,
  isScrolledPage,
  isShown,
  sceneRoot,
  windowBox,
  type Box,
  type Finding,
} from './finding.ts'

const SLACK = 2
/** Read by ears alone; drawings of letters; cards that hang below the edge until they are looked at. */
const PASSED =
  '.vh, .skip, svg, .fan .card, .pile .card, .card.back, .tinyhand, [data-cut-by-design]'

export function texts(): Finding[] {
  const root = sceneRoot()
  const sheet = root.querySelector('.sheet.over')
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found = new Map<string, Finding>()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || parent.closest(PASSED) || !isShown(parent)) continue
    // hidden but for ears
    const { width, height } = parent.getBoundingClientRect()
    if ((width <= 2 && height <= 2) || getComputedStyle(parent).clipPath === 'inset(50%)') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    if (sheet !== null && isUnder(sheet, parent, box)) continue
    const detail = problemOf(parent, box)
    if (detail === null) continue
    const what = called(parent)
    const said = node.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    found.set(`${what} ${said}`, { check: 'text', what, detail: `"${said}" ${detail}` })
  }
  return [...found.values(), ...brokenNames(), ...otherTitle()]
}

/** A sheet that asks lies over the prompt on a phone: it has to say the same. */
function otherTitle(): Finding[] {
  const title = sceneRoot().querySelector('.sheet.over.asks > h2')?.textContent.trim()
  const prompt = document.querySelector('.prompt .say b')?.textContent.trim()
  if (title === undefined || title === prompt) return []
  return [
    { check: 'text', what: 'h2', detail: `the sheet says "${title}", the prompt "${prompt}"` },
  ]
}

/** In the hand too: its cards may hang below the edge, their names stand at the top. */
function brokenNames(): Finding[] {
  const names = [...sceneRoot().querySelectorAll('.c-name')].filter(isShown)
  return names.flatMap((one) => {
    const word = one.firstChild === null ? null : brokenWord(one.firstChild)
    if (word === null) return []
    return [{ check: 'text', what: called(one), detail: `"${word}" is broken inside the word` }]
  })
}

function brokenWord(node: Node): string | null {
  const range = document.createRange()
  for (const { 0: word, index } of node.textContent!.matchAll(/[^\s\u00ad-]+/g)) {
    // each letter by itself, by its last box: the first may be the hyphen before it
    const tops = Array.from(word, (_, k) => {
      range.setStart(node, index + k)
      range.setEnd(node, index + k + 1)
      return [...range.getClientRects()].at(-1)?.top ?? 0
    })
    // cards of a fan are turned a little
    if (Math.max(...tops) - Math.min(...tops) > 6) return word
  }
  return null
}

function problemOf(parent: Element, text: Box): string | null {
  let isFree = { x: true, y: !isScrolledPage() }
  let isBoxed = false
  for (
    let up: Element | null = parent;
    up !== null && up !== document.body;
    up = up.parentElement
  ) {
    const style = getComputedStyle(up)
    if (up.hasAttribute('data-pans')) return null
    const around = up.getBoundingClientRect()
    const over = beyond(text, around)
    for (const axis of ['x', 'y'] as const) {
      if (!isFree[axis] || over[axis] <= SLACK) continue
      const how = axis === 'x' ? style.overflowX : style.overflowY
      // what is centred in too small a box stands out before its beginning
      if ((how === 'auto' || how === 'scroll') && isBeforeStart(up, text, around, axis))
        return `stands before ${called(up)}, where it cannot be scrolled to`
      // it can be scrolled to
      if (how === 'auto' || how === 'scroll') isFree = { ...isFree, [axis]: false }
      else if (how !== 'visible')
        return `is cut off by ${called(up)}, ${Math.round(over[axis])} px ${axis === 'x' ? 'across' : 'down'}`
      else if (!isBoxed && isBox(style))
        return `stands out of ${called(up)} by ${Math.round(over[axis])} px ${axis === 'x' ? 'across' : 'down'}`
    }
    isBoxed ||= isBox(style)
    // no box around it holds it any more
    if (style.position === 'fixed') break
  }
  return beyondWindow(text, isFree)
}

function isBeforeStart(up: Element, text: Box, around: Box, axis: 'x' | 'y'): boolean {
  const [from, edge] = axis === 'x' ? [text.left, around.left] : [text.top, around.top]
  return from - edge + (axis === 'x' ? up.scrollLeft : up.scrollTop) < -SLACK
}

function beyondWindow(text: Box, isFree: { x: boolean; y: boolean }): string | null {
  const over = beyond(text, windowBox())
  for (const axis of ['x', 'y'] as const)
    if (isFree[axis] && over[axis] > SLACK)
      return `is ${Math.round(over[axis])} px outside the window`
  return null
}

/** Behind a sheet, or in the hand, which waits until the sheet is gone. */
const isUnder = (sheet: Element, parent: Element, box: Box): boolean =>
  !sheet.contains(parent) &&
  (parent.closest('.hand') !== null || isInside(box, sheet.getBoundingClientRect()))

const isInside = (text: Box, around: Box): boolean =>
  text.left >= around.left &&
  text.right <= around.right &&
  text.top >= around.top &&
  text.bottom <= around.bottom

const beyond = (text: Box, around: Box) => ({
  x: Math.max(around.left - text.left, text.right - around.right),
  // tall letters stand out of a tight line and are seen all the same
  y: Math.max(around.top - text.top, text.bottom - around.bottom) - (text.bottom - text.top) * 0.22,
})

const isBox = ({ backgroundColor, borderTopWidth, borderTopStyle }: CSSStyleDeclaration): boolean =>
  (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') ||
  (borderTopStyle !== 'none' && borderTopWidth !== '0px')

/** A page is scrolled down, never aside. */
export function tooWide(): Finding[] {
  const over = document.documentElement.scrollWidth - innerWidth
  if (over <= 0) return []
  return [{ check: 'text', what: 'page', detail: `${over} px wider than the window` }]
}
