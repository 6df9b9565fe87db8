// Words must stand out from what is behind them. The ground is taken from a picture without any words: over art,
// hatching and half-transparent furniture no style sheet knows its colour.
import {
  areaOf,
  called,
  cut,
  isShown,
  sceneRoot,
  visibleBox,
  windowBox,
  wordsOf,
  type Box,
  type Finding,
} from './finding.ts'
import { pixelsOf } from './marks.ts'

/** As WCAG 2.1 has it: for text, and for text that is large. */
const LEAST = 4.5
const LEAST_LARGE = 3
const LARGE = 24
const LARGE_BOLD = 18.66
/** What cannot be chosen now is dimmed, and can still be read. */
const DIMMED = '[aria-disabled=true], :disabled, .off, .placed, .no, .none'
const LEAST_DIMMED = 2.2
/** Some pixels of a hatching may differ; a rounding is no finding. */
const SLACK = 0.12
/** Sheets cast a shadow beyond their edge. */
const SHADE = 24
const PASSED = '.vh, .skip, svg, .card.back, .tinyhand, [data-cut-by-design]'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

interface Word {
  what: string
  said: string
  box: Box
  colour: Colour
  least: number
}

const hidden =
  '*,*::before,*::after{color:transparent!important;-webkit-text-fill-color:transparent!important;text-shadow:none!important;caret-color:transparent!important}'
let sheet: HTMLStyleElement | null = null

/** Takes all words off the page, or lays them back. */
export function hideWords(isHidden: boolean): void {
  sheet?.remove()
  sheet = null
  if (!isHidden) return
  sheet = document.createElement('style')
  sheet.textContent = `${hidden}*{transition:none!important}`
  document.head.append(sheet)
}

/** What can be read, with the colour it is written in; before the words are taken off. */
export function words(): Word[] {
  const walker = document.createTreeWalker(sceneRoot(), NodeFilter.SHOW_TEXT)
  const found: Word[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || parent.closest(PASSED) || !isShown(parent)) continue
    // hidden but for ears
    if (getComputedStyle(parent).clipPath === 'inset(50%)') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const whole = range.getBoundingClientRect()
    const box = cut(whole, windowBox())
    // rolled half out of sight
    if (areaOf(box) < 0.9 * areaOf(whole)) continue
    if (box.right - box.left < 3 || box.bottom - box.top < 3 || !isOnTop(parent, box)) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(fontWeight) >= 700)
    const [red, green, blue, alpha] = colourOf(color)
    found.push({
      what: called(parent),
      said: wordsOf(parent),
      box,
      colour: [red, green, blue, alpha * opacityOf(parent)],
      least: leastOf(parent, isLarge || !/[\p{L}\p{N}]/u.test(node.textContent)),
    })
  }
  return found
}

/** @param isLarge or a sign without letters, which is as good as a drawing */
function leastOf(parent: Element, isLarge: boolean): number {
  if (parent.closest(DIMMED) !== null) return LEAST_DIMMED
  return isLarge ? LEAST_LARGE : LEAST
}

/** @param without the picture of the window with all words taken off */
export async function contrasts(without: string, all: readonly Word[]): Promise<Finding[]> {
  const picture = await pixelsOf(without)
  const scale = picture.width / innerWidth
  const found = new Map<string, Finding>()
  for (const { what, said, box, colour, least } of all) {
    const ground = meanOf(picture, box, scale)
    const ink = over(colour, ground)
    const ratio = ratioOf(ink, ground)
    if (ratio >= least - SLACK || found.has(what)) continue
    const detail = `"${said}" stands out by ${ratio.toFixed(1)}, at least ${least}`
    found.set(what, { check: 'contrast', what, detail })
  }
  return [...found.values()]
}

/** What lies over the table for a moment lets the pointer through: asking what is hit does not find it. */
const OVERLAYS = '.preview.looked > *, .nosed, .toast, .cursor, .sheet.over, .log.open'

function isOnTop(parent: Element, { left, right, top, bottom }: Box): boolean {
  const isUnder = [...document.querySelectorAll(OVERLAYS)].some((over) => {
    if (over.contains(parent) || !isShown(over)) return false
    const box = over.getBoundingClientRect()
    const lies = {
      left: left - SHADE,
      right: right + SHADE,
      top: top - SHADE,
      bottom: bottom + SHADE,
    }
    return areaOf(cut(lies, box)) > 0
  })
  if (isUnder) return false
  // half under the edge of what is panned
  if (
    areaOf(cut(visibleBox(parent), { left, right, top, bottom })) <
    0.9 * (right - left) * (bottom - top)
  )
    return false
  // a neighbour in the hand may lie over a part of them, and would count as their ground
  return [0.04, 0.5, 0.96].every((at) => {
    const first = document.elementFromPoint(left + (right - left) * at, (top + bottom) / 2)
    return first !== null && (first.contains(parent) || parent.contains(first))
  })
}

function opacityOf(one: Element): number {
  let all = 1
  for (let up: Element | null = one; up !== null; up = up.parentElement)
    all *= Number(getComputedStyle(up).opacity)
  return all
}

const canvas = new OffscreenCanvas(1, 1)

/** Any colour a style sheet can say. */
function colourOf(said: string): Colour {
  const ink = canvas.getContext('2d', { willReadFrequently: true })!
  ink.clearRect(0, 0, 1, 1)
  ink.fillStyle = said
  ink.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = ink.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

function meanOf(picture: ImageData, { left, right, top, bottom }: Box, scale: number): Colour {
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(top * scale); y < Math.min(picture.height, bottom * scale); y += 2)
    for (let x = Math.floor(left * scale); x < Math.min(picture.width, right * scale); x += 2) {
      const at = (y * picture.width + x) * 4
      for (const k of [0, 1, 2]) sum[k] += picture.data[at + k]
      count++
    }
  return [sum[0] / count, sum[1] / count, sum[2] / count, 1]
}

const over = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => [
  red * alpha + ground[0] * (1 - alpha),
  green * alpha + ground[1] * (1 - alpha),
  blue * alpha + ground[2] * (1 - alpha),
  1,
]

function ratioOf(a: Colour, b: Colour): number {
  const [one, other] = [lightOf(a), lightOf(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function lightOf([red, green, blue]: Colour): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
