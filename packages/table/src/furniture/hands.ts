// The wheel and the fingers on a map behind its window: they move it and zoom.
import { panned, zoomed, type Camera, type Frame } from '../camera.ts'

/** Shorter movements are presses. */
const SLACK = 7
const PER_NOTCH = 0.0016

interface Point {
  x: number
  y: number
}

export type Change = (move: (now: Camera, box: Frame) => Camera) => void

/** @returns a function that stops listening */
export function listenToHands(view: HTMLElement, change: Change): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const hands = new Hands(view, change)
  view.addEventListener('wheel', (event) => hands.wheel(event), { passive: false, signal })
  view.addEventListener('pointerdown', (event) => hands.down(event), { signal })
  addEventListener('pointermove', (event) => hands.move(event), { signal })
  const lift = (event: PointerEvent) => hands.lift(event)
  addEventListener('pointerup', lift, { signal })
  addEventListener('pointercancel', lift, { signal })
  return () => listening.abort()
}

class Hands {
  private readonly view: HTMLElement
  private readonly change: Change
  private readonly fingers = new Map<number, Point>()
  /** Where the ground was grasped; null: a piece was. */
  private from: Point | null = null
  private isPanning = false

  constructor(view: HTMLElement, change: Change) {
    this.view = view
    this.change = change
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    // two fingers on a trackpad pan, a wheel zooms
    const isSlide = !event.ctrlKey && event.deltaX !== 0
    if (isSlide) return this.change((now, box) => panned(now, -event.deltaX, -event.deltaY, box))
    const factor = Math.exp(-event.deltaY * PER_NOTCH * (event.ctrlKey ? 4 : 1))
    this.change((now, box) => zoomed(now, factor, this.place(event.clientX, event.clientY), box))
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return
    const { fingers } = this
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    // a drag on a piece picks it up, a drag on the ground moves the map
    const isPiece = (event.target as Element).closest('[data-key^="unit:"]') !== null
    this.from = isPiece && fingers.size < 2 ? null : { x: event.clientX, y: event.clientY }
    this.isPanning = fingers.size > 1
  }

  move(event: PointerEvent): void {
    const { fingers, from } = this
    const last = fingers.get(event.pointerId)
    if (last === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    if (fingers.size > 1) this.pinch(event.pointerId, now)
    else if (from !== null) {
      this.isPanning ||= Math.hypot(now.x - from.x, now.y - from.y) > SLACK
      if (!this.isPanning) return
      this.change((camera, box) => panned(camera, now.x - last.x, now.y - last.y, box))
    }
    fingers.set(event.pointerId, now)
  }

  lift(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return
    if (this.fingers.size > 0) return
    if (this.isPanning) {
      // the following click would press what is under the finger
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    }
    this.from = null
    this.isPanning = false
  }

  private pinch(moving: number, now: Point): void {
    const last = this.fingers.get(moving)!
    const other = [...this.fingers].find(([id]) => id !== moving)![1]
    const apart = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y)
    const factor = apart(now) / Math.max(1, apart(last))
    const middle = this.place((now.x + other.x) / 2, (now.y + other.y) / 2)
    this.change((camera, box) =>
      panned(zoomed(camera, factor, middle, box), (now.x - last.x) / 2, (now.y - last.y) / 2, box),
    )
  }

  private place(x: number, y: number): [number, number] {
    const { left, top } = this.view.getBoundingClientRect()
    return [x - left, y - top]
  }
}

const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
