// What is wrong with a picture, and how things are called there: by what they are, in no language.

export interface Finding {
  /** reach, keyboard, unmarked, overlap, text, contrast, mark, key, cancel, shown. */
  check: string
  /** The thing, by its classes and what it stands for. */
  what: string
  detail: string
}

/** `button.btn.pri`, `div.card princeps`: enough to find it again. */
export function called(one: Element): string {
  const { dataset } = one as HTMLElement
  const def = dataset['look']?.split(' ')[0]
  const kind = dataset['key']?.split(' ')[0].split(':')[0]
  const classes = [...one.classList].slice(0, 2).map((name) => `.${name}`)
  return [`${one.tagName.toLowerCase()}${classes.join('')}`, def || kind].filter(Boolean).join(' ')
}

/** A few of its words, for whoever reads the finding. */
export const wordsOf = (one: Element): string =>
  (one.getAttribute('aria-label') ?? one.textContent ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, 48)

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const widthOf = ({ left, right }: Box): number => Math.max(0, right - left)
export const heightOf = ({ top, bottom }: Box): number => Math.max(0, bottom - top)
export const areaOf = (box: Box): number => widthOf(box) * heightOf(box)

export const cut = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

/** What of it is not cut away by what it is in. */
export function visibleBox(one: Element): Box {
  let box: Box = cut(one.getBoundingClientRect(), windowBox())
  for (let up = one.parentElement; up !== null; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const around = up.getBoundingClientRect()
    box = cut(box, {
      left: overflowX === 'visible' ? -Infinity : around.left,
      right: overflowX === 'visible' ? Infinity : around.right,
      top: overflowY === 'visible' ? -Infinity : around.top,
      bottom: overflowY === 'visible' ? Infinity : around.bottom,
    })
  }
  return box
}

export const isShown = (one: Element): boolean =>
  one.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  })

/** On a phone the log is a sheet over the table, until it is put away. */
export const openLog = (): Element | null =>
  [...document.querySelectorAll('.log.open')].find(
    (log) => getComputedStyle(log).position === 'fixed',
  ) ?? null

/** What lies over everything: a dialog, else a menu, else the log; else the table with its sheets, or the page. */
export const sceneRoot = (): Element =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ??
  document.querySelector(':popover-open') ??
  openLog() ??
  document.querySelector('main.match') ??
  document.body

/** A page of the shop is scrolled as a whole, a table never is. */
export const isScrolledPage = (): boolean =>
  document.querySelector('main.match') === null &&
  document.documentElement.scrollHeight > innerHeight
