// Drawing with thread and ink: cross-stitch, petals, rays, birches. Every print is the same.
import type { Hand } from '@cardwright/table/drawing'

const round = (n: number): number => Math.round(n * 10) / 10

/** Small squares where the chart has a mark; a charted row is mirrored into a band. */
export function stitches(chart: readonly string[], step: number): string {
  const gap = step * 0.8
  return chart
    .flatMap((row, y) =>
      [...row].map((mark, x) =>
        mark === 'x' ? `M${round(x * step)} ${round(y * step)}h${gap}v${gap}h-${gap}z` : '',
      ),
    )
    .join('')
}

/** A quarter of a star, mirrored both ways: what is embroidered on towels. */
const QUARTER = [
  '.......x',
  '......xx',
  '.x...xx.',
  'xxx..x..',
  '.xxx....',
  '..xxx..x',
  '...xxxx.',
  'xx..xx.x',
]
const halves = QUARTER.map((row) => row + [...row].reverse().slice(1).join(''))
export const STAR = [...halves, ...[...halves].reverse().slice(1)]

export const petal = (inner: number, outer: number, wide: number): string =>
  `M0 ${-inner}C${wide} ${-inner - (outer - inner) * 0.3} ${wide * 0.8} ${-inner - (outer - inner) * 0.7} 0 ${-outer}` +
  `C${-wide * 0.8} ${-inner - (outer - inner) * 0.7} ${-wide} ${-inner - (outer - inner) * 0.3} 0 ${-inner}Z`

export function rays(
  at: readonly [number, number],
  inner: number,
  outer: number,
  n: number,
): string {
  const spot = (angle: number, radius: number) =>
    `${round(at[0] + radius * Math.cos(angle))} ${round(at[1] + radius * Math.sin(angle))}`
  return Array.from({ length: n }, (_, k) => {
    const angle = (k / n) * 2 * Math.PI
    return `M${spot(angle, inner)}L${spot(angle - 0.04, outer)}L${spot(angle + 0.04, outer)}Z`
  }).join('')
}

export interface Birch {
  x: number
  width: number
  marks: string
}

export function birch(hand: Hand, x: number, width: number, top: number, bottom: number): Birch {
  let marks = ''
  for (let y = top + 12; y < bottom - 12; y += hand(15, 30)) {
    const long = round(width * hand(0.2, 0.62))
    marks +=
      hand(0, 1) < 0.5
        ? `M${x} ${round(y)}h${long}l-3 4H${x}z`
        : `M${x + width} ${round(y)}h-${long}l3 4H${x + width}z`
  }
  return { x, width, marks }
}
