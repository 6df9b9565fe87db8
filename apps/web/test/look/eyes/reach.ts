// What may be pressed now must be pressable: by a pointer that hits it and not what lies over it, and by keys.
import {
  called,
  isScrolledPage,
  isShown,
  sceneRoot,
  visibleBox,
  windowBox,
  wordsOf,
  type Finding,
} from './finding.ts'

/** Of its area, and in px in both directions. */
const LEAST_SHARE = 0.6
const LEAST_SIDE = 24
const POINTS = 9
/** So many px beyond the window are rounding. */
const BESIDE = 2

const MARKED = '[data-mark=legal], [data-mark=danger], [data-mark=ready], [data-mark=picked]'
const ANSWERS = '[data-choice], button:not([disabled]), [role=spinbutton], input, select, a[href]'
/** Cards that lie over each other like shingles: a neighbour may cover, as long as enough can be hit. */
const FAN = '.fan, .tinyhand, [data-fan]'

export function reach(): Finding[] {
  const found = targets().flatMap((one) => [...byPointer(handleOf(one)), ...byKeys(one)])
  if (isScrolledPage()) scrollTo({ top: 0, behavior: 'instant' })
  return found
}

/** Words beside a small circle or square are pressed with it. */
const handleOf = (one: Element): Element =>
  (one.matches('[type=radio], [type=checkbox]') && one.closest('label')) || one

export function targets(): Element[] {
  const root = sceneRoot()
  const all = [...root.querySelectorAll(`${MARKED}, ${ANSWERS}`)].filter(
    (one) => isShown(one) && one.getAttribute('aria-disabled') !== 'true',
  )
  const sheet = root.querySelector('.sheet.over')
  const isLooking = isLookedAt(sheet)
  return all.filter((one) => {
    // lines of the log only point at things; the way past the bar shows itself to the keyboard
    if (one.matches('.told, .skip')) return false
    if (sheet === null || sheet.contains(one) || one.matches('.bar *')) return true
    if (!isLooking && one.matches('.prompt *')) return true
    // what is no answer may wait until the sheet is gone
    return !isLooking && one.matches(`${MARKED}, [data-choice], .pass *`)
  })
}

/** A sheet that was opened to look at something can be put away again. */
export const isLookedAt = (sheet: Element | null): boolean =>
  sheet?.matches(':has(> h2 > button)') === true

interface Hit {
  /** Points of its shape that hit it. */
  hits: [number, number][]
  shape: number
  coveredBy: Map<Element, number>
}

function byPointer(one: Element): Finding[] {
  if (isScrolledPage()) one.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = visibleBox(one)
  // rolled out of sight in something that scrolls or is panned
  if (box.right - box.left < 2 || box.bottom - box.top < 2)
    return isInScroller(one) ? [] : [say(one, 'nothing of it can be seen')]
  const beside = one.getBoundingClientRect().right - windowBox().right
  // the fan hangs over the edge on purpose
  if (beside > BESIDE && one.matches(ANSWERS) && !one.closest(FAN) && !scrollsAlong(one).x)
    return [say(one, `${Math.round(beside)} px of it are beside the window`)]
  const { hits, shape, coveredBy } = probe(one)
  const share = hits.length / Math.max(1, shape)
  const xs = hits.map(([x]) => x)
  const ys = hits.map(([, y]) => y)
  const { width, height } = one.getBoundingClientRect()
  const step = [width / POINTS, height / POINTS]
  const wide = hits.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs) + step[0]
  const high = hits.length === 0 ? 0 : Math.max(...ys) - Math.min(...ys) + step[1]
  const by = [...coveredBy].sort((a, b) => b[1] - a[1]).map(([what]) => called(what))[0]
  const under = by === undefined ? '' : ` under ${by}`
  if (share < LEAST_SHARE) return [say(one, `${Math.round(share * 100)} % can be hit${under}`)]
  if (isInScroller(one) || isInSentence(one)) return []
  if (wide < LEAST_SIDE - 0.5 || high < LEAST_SIDE - 0.5)
    return [say(one, `${Math.round(wide)}×${Math.round(high)} px can be hit${under}`)]
  return []
}

/** A link among words is as high as its line. */
const isInSentence = (one: Element): boolean =>
  one.matches('a') && getComputedStyle(one).display === 'inline'

const say = (one: Element, detail: string): Finding => ({
  check: 'reach',
  what: called(one),
  detail: `"${wordsOf(one)}": ${detail}`,
})

export function probe(one: Element): Hit {
  const { left, top, width, height } = one.getBoundingClientRect()
  const screen = windowBox()
  const fan = one.closest(FAN)
  const scrolls = scrollsAlong(one)
  const found: Hit = { hits: [], shape: 0, coveredBy: new Map() }
  for (let i = 0; i < POINTS; i++)
    for (let k = 0; k < POINTS; k++) {
      const [x, y] = [left + (width * (i + 0.5)) / POINTS, top + (height * (k + 0.5)) / POINTS]
      const isBeside = x < 0 || x >= screen.right
      const isAboveOrBelow = y < 0 || y >= screen.bottom
      const isOut = isBeside || isAboveOrBelow
      const stack = isOut ? [] : document.elementsFromPoint(x, y)
      const isOf = (what: Element) => one === what || one.contains(what)
      // beyond the shape: a corner of a hexagon, of a turned card
      if (!isOut && !stack.some(isOf)) continue
      // at the edge of what scrolls: the rest is brought into sight
      if (isOut && (!isBeside || scrolls.x) && (!isAboveOrBelow || scrolls.y)) continue
      const [first] = stack
      if (first !== undefined && isOf(first)) found.hits.push([x, y])
      else if (first !== undefined && fan !== null && fan.contains(first)) continue
      else if (first !== undefined)
        found.coveredBy.set(first, (found.coveredBy.get(first) ?? 0) + 1)
      found.shape++
    }
  return found
}

/** In which directions it can be brought into sight. */
function scrollsAlong(one: Element): { x: boolean; y: boolean } {
  const along = { x: false, y: false }
  for (let up = one.parentElement; up !== null; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up)
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    if (scrolls(overflowY) && up.scrollHeight > up.clientHeight) along.y = true
    if (scrolls(overflowX) && up.scrollWidth > up.clientWidth) along.x = true
    if (up.hasAttribute('data-pans')) return { x: true, y: true }
  }
  return along
}

function isInScroller(one: Element): boolean {
  const { x, y } = scrollsAlong(one)
  return x || y
}

function byKeys(one: Element): Finding[] {
  const { tabIndex } = one as HTMLElement
  // one of several of a group is enough: arrows lead to the others
  if (tabIndex >= 0 || one.matches('[role=radio], [role=option]')) return []
  return [{ check: 'keyboard', what: called(one), detail: `"${wordsOf(one)}" takes no focus` }]
}

/** Everything on the list of legal answers stands somewhere as something that can be chosen. */
export function unmarked(keys: readonly string[]): Finding[] {
  // a menu, a dialog or an open log is put away first
  if (!sceneRoot().matches('main.match')) return []
  if (isLookedAt(sceneRoot().querySelector('.sheet.over'))) return []
  const shown = new Set(
    targets().flatMap((one) => (one as HTMLElement).dataset['key']?.split(' ') ?? []),
  )
  const loose = document.querySelectorAll('.loose button').length
  const missing = keys.filter((key) => !shown.has(key))
  if (missing.length <= loose) return []
  return missing.slice(0, 1).map((key) => ({
    check: 'unmarked',
    what: key.split(':')[0],
    detail: `${missing.length} legal things are not shown as such: ${missing.slice(0, 4).join(', ')}`,
  }))
}
