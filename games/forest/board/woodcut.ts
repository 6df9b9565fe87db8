// The knife of the woodcut press: rays, pines, hills and their carved light as paths. A seeded hand
// cuts, so that every print of a block is the same.
import type { Hand } from '@cardwright/table/drawing'

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Wedges of light around a point. */
export function rays(
  hand: Hand,
  [x, y]: readonly [number, number],
  from: number,
  to: number,
  count: number,
): string {
  const wedges: string[] = []
  for (let k = 0; k < count; k++) {
    const angle = (k * 2 * Math.PI) / count
    const half = (Math.PI / count) * hand(0.4, 0.62)
    const near = from * hand(0.95, 1.06)
    const far = to * hand(0.9, 1.1)
    const point = (radius: number, turn: number) =>
      at(x + radius * Math.cos(angle + turn), y + radius * Math.sin(angle + turn))
    wedges.push(`M${point(near, 0)}L${point(far, -half)}L${point(far, half)}Z`)
  }
  return wedges.join('')
}

export interface Pine {
  body: string
  /** Cuts on the lit side, where the paper shows. */
  light: string
  /** Width of these cuts. */
  knife: number
}

/** @param foot the middle of its base */
export function pine(hand: Hand, foot: readonly [number, number], height: number): Pine {
  const [x, base] = foot
  const top = base - height
  const tiers = Math.max(6, Math.round(hand(7, 9.4)))
  const half = height * hand(0.19, 0.24)
  const left: string[] = []
  const right: string[] = []
  const cuts: string[] = []
  for (let k = 1; k <= tiers; k++) {
    const share = k / tiers
    const y = top + height * 0.94 * share
    const notch = half * 0.5 * share
    const droop = height * hand(0.02, 0.05)
    const lean = half * hand(0.9, 1.1) * share
    left.push(at(x - lean, y + droop), at(x - notch, y))
    right.push(at(x + half * hand(0.9, 1.1) * share, y + droop), at(x + notch, y))
    cuts.push(...needles(hand, x, y, notch, 2.5 + height * 0.026))
  }
  const trunk = height * 0.02
  const outline = [at(x, top), ...left, ...right.reverse()].join('L')
  return {
    body: `M${outline}ZM${at(x - trunk, base - height * 0.07)}h${(trunk * 2).toFixed(1)}v${(height * 0.07).toFixed(1)}h${(-trunk * 2).toFixed(1)}Z`,
    light: cuts.join(''),
    knife: Math.max(0.8, height / 150),
  }
}

/** Short bent cuts under one tier: mostly on the right, where the light falls. */
function needles(hand: Hand, x: number, y: number, reach: number, length: number): string[] {
  const cuts: string[] = []
  for (let d = 0; d < reach * 1.25; d += length * hand(0.5, 0.8)) {
    const long = length * hand(0.5, 1.2)
    cuts.push(`M${at(x + d, y + d * 0.2)}q${at(long * 0.15, long * 0.6)} ${at(long * 0.65, long)}`)
  }
  cuts.push(
    `M${at(x - reach * 0.8, y + 2)}q${at(-length * 0.06, length * 0.4)} ${at(-length * 0.3, length * 0.9)}`,
  )
  return cuts
}

export interface Hill {
  body: string
  /** Furrows that follow the slope. */
  light: string
}

/** @param size width and height of the picture; the hill fills it to the ground */
export function hill(
  hand: Hand,
  [width, height]: readonly [number, number],
  crest: number,
  swell: number,
): Hill {
  const [a, b] = [hand(0, 6.3), hand(0, 6.3)]
  const slope = (x: number) =>
    crest + swell * (Math.sin((x / width) * 4.2 + a) + 0.5 * Math.sin((x / width) * 9 + b))
  const line: string[] = []
  const step = width / 32
  for (let x = 0; x <= width + 1; x += step) line.push(at(x, slope(x)))
  const furrows: string[] = []
  let depth = swell * 0.35
  while (crest + depth < height) {
    for (let x = hand(-0.1, 0.06) * width; x < width;) {
      const long = width * hand(0.02, 0.1)
      furrows.push(
        `M${at(x, slope(x) + depth)}Q${at(x + long / 2, slope(x + long / 2) + depth - 1.5)} ${at(x + long, slope(x + long) + depth)}`,
      )
      x += long + width * hand(0.02, 0.07)
    }
    depth += swell * hand(0.3, 0.5)
  }
  return { body: `M0 ${height}L${line.join('L')}L${width} ${height}Z`, light: furrows.join('') }
}
