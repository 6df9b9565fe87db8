// A mark must be seen: the same picture without it has to differ, in enough pixels and by enough.
import {
  areaOf,
  called,
  isShown,
  sceneRoot,
  visibleBox,
  type Box,
  type Finding,
} from './finding.ts'
import { isLookedAt } from './reach.ts'

const MARKS = ['legal', 'danger', 'picked', 'source', 'watched', 'ready'] as const

/** In one of the three channels, of 255. */
const LEAST_CHANGE = 44
/** Pixels that have to change, for each pixel of the way around the thing. */
const LEAST_PER_EDGE = 0.4
/** A line may be drawn around it. */
const AROUND = 7

export interface Carrier {
  mark: string
  what: string
  box: Box
}

/** A part of the window. */
export interface Ground {
  x: number
  y: number
  width: number
  height: number
}

/** @param own marks of the board, by the selector of what carries them */
export function carriers(own: Readonly<Record<string, string>>): Carrier[] {
  return marksOf(own).flatMap(({ mark, elements }) =>
    elements
      .map((one) => ({
        mark,
        what: called(one),
        box: visibleBox(one),
        whole: one.getBoundingClientRect(),
      }))
      // what is half out of sight is looked at elsewhere
      .filter(({ box, whole }) => areaOf(box) > 0.5 * areaOf(whole))
      // a sheet may lie over the thing whose question it asks, and over everything until it is put away
      .filter(({ box }) => !isUnderSheet(mark, box))
      .map(({ mark, what, box }) => ({ mark, what, box })),
  )
}

function isUnderSheet(mark: string, { left, right, top, bottom }: Box): boolean {
  const sheet = sceneRoot().querySelector('.sheet.over')
  const isPassed = sheet === null || (mark !== 'source' && !isLookedAt(sheet))
  const looked = document.querySelectorAll('.preview.looked > *')
  return [...(isPassed ? [] : [sheet]), ...looked].some((over) => {
    const { x, y, width, height } = over.getBoundingClientRect()
    return left < x + width && right > x && top < y + height && bottom > y
  })
}

function marksOf(own: Readonly<Record<string, string>>): { mark: string; elements: Element[] }[] {
  const all = [
    ...MARKS.map((mark) => ({ mark: mark as string, selector: `[data-mark=${mark}]` })),
    ...Object.entries(own).map(([mark, selector]) => ({ mark, selector })),
  ]
  return all.map(({ mark, selector }) => ({
    mark,
    elements: [...sceneRoot().querySelectorAll(selector)].filter(isShown),
  }))
}

let undo: (() => void)[] = []

/** Takes a mark off everything that carries it, until `restore`. */
export function strip(mark: string, own: Readonly<Record<string, string>>): void {
  const selector = own[mark]
  const [, last] = /\.([\w-]+)$/.exec(selector ?? '') ?? []
  const name = selector === undefined ? mark : last
  const { elements } = marksOf(own).find((one) => one.mark === mark)!
  for (const one of elements) {
    const element = one as HTMLElement
    if (name === undefined) {
      const before = element.style.visibility
      element.style.visibility = 'hidden'
      undo.push(() => (element.style.visibility = before))
      continue
    }
    const [before, said] = [element.getAttribute('class') ?? '', element.dataset['mark']]
    element.classList.remove(name)
    if (selector === undefined) element.dataset['mark'] = 'plain'
    undo.push(() => {
      element.setAttribute('class', before)
      if (said !== undefined) element.dataset['mark'] = said
    })
  }
  for (const lines of document.querySelectorAll<SVGElement>(`.veil .mark-${mark}`)) {
    lines.style.visibility = 'hidden'
    undo.push(() => (lines.style.visibility = ''))
  }
}

export function restore(): void {
  for (const back of undo) back()
  undo = []
}

/** The part of the window in which marks can be seen: no other is photographed. */
export function groundOf(marked: readonly Carrier[]): Ground {
  const boxes = marked.map(({ box }) => box)
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)) - AROUND))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)) - AROUND))
  const right = Math.ceil(Math.max(...boxes.map(({ right }) => right)) + AROUND)
  const bottom = Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom)) + AROUND)
  return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y }
}

/** @param before,after two pictures of the ground, as data of PNG files */
export async function compare(
  { before, after, ground }: { before: string; after: string; ground: Ground },
  marked: readonly Carrier[],
): Promise<Finding[]> {
  const [a, b] = [await pixelsOf(before), await pixelsOf(after)]
  const scale = a.width / ground.width
  const found = new Map<string, Finding>()
  for (const { mark, what, box } of marked) {
    const [left, top] = [
      Math.floor((box.left - ground.x - AROUND) * scale),
      Math.floor((box.top - ground.y - AROUND) * scale),
    ]
    const [right, bottom] = [
      Math.ceil((box.right - ground.x + AROUND) * scale),
      Math.ceil((box.bottom - ground.y + AROUND) * scale),
    ]
    let changed = 0
    for (let y = Math.max(0, top); y < Math.min(a.height, bottom); y++)
      for (let x = Math.max(0, left); x < Math.min(a.width, right); x++) {
        const at = (y * a.width + x) * 4
        const by = Math.max(
          Math.abs(a.data[at] - b.data[at]),
          Math.abs(a.data[at + 1] - b.data[at + 1]),
          Math.abs(a.data[at + 2] - b.data[at + 2]),
        )
        if (by >= LEAST_CHANGE) changed++
      }
    const edge = 2 * (box.right - box.left + box.bottom - box.top) * scale
    const least = Math.round(edge * LEAST_PER_EDGE)
    if (changed >= least) continue
    const detail = `changes ${changed} of at least ${least} pixels`
    if (!found.has(`${mark} ${what}`))
      found.set(`${mark} ${what}`, { check: 'mark', what: `${mark} ${what}`, detail })
  }
  return [...found.values()]
}

export async function pixelsOf(png: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const ink = canvas.getContext('2d', { willReadFrequently: true })!
  ink.drawImage(picture, 0, 0)
  return ink.getImageData(0, 0, picture.width, picture.height)
}
