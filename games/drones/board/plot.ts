// Figures of the pen plotter: thin arcs, ticks, dashes, stars. Everything is one pass of a pen.
import type { Hand } from '@cardwright/table/drawing'

export type Point = readonly [x: number, y: number]

const round = (n: number) => Math.round(n * 10) / 10

/** Short strokes outward from a circle, as on a dial. */
export function ticks(
  [x, y]: Point,
  radius: number,
  from: number,
  to: number,
  step: number,
): string {
  let d = ''
  for (let k = 0, a = from; a <= to; a += step, k++) {
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
    const length = k % 5 === 0 ? 12 : 6
    d += `M${round(x + radius * c)} ${round(y + radius * s)}l${round(length * c)} ${round(length * s)}`
  }
  return d
}

/** Small crosses, as a plotter marks points it will come back to. */
export function stars(hand: Hand, [width, height]: Point, count: number): string {
  let d = ''
  for (let k = 0; k < count; k++) {
    const [x, y, r] = [hand(0, width), hand(0, height), hand(0.6, 2.4)]
    d += `M${round(x - r)} ${round(y)}h${round(2 * r)}M${round(x)} ${round(y - r)}v${round(2 * r)}`
  }
  return d
}

/** Parallels of a globe seen from afar, each a flat ellipse: [y, half width, half height]. */
export function parallels(radius: number, count: number): readonly Point3[] {
  return Array.from({ length: count }, (_, k) => {
    const h = radius * (1 - (k + 1) / (count + 2))
    return [-h, Math.sqrt(radius * radius - h * h), 3.2 * (k + 1)] as const
  })
}
type Point3 = readonly [y: number, rx: number, ry: number]

export const DART = 'M0-13 9 11 0 6-9 11Z'
