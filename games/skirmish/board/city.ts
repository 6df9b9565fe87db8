// The screen of the street press: towers, their lit windows, rain and halftone as paths.
import type { Hand } from '@cardwright/table/drawing'

const n = (x: number) => x.toFixed(1)

export interface Skyline {
  towers: string
  /** Lit and dark windows. */
  lit: string
  dim: string
}

export interface Street {
  width: number
  /** Where the houses stand. */
  ground: number
  /** Height of a house by its place, from and to. */
  height(x: number): readonly [number, number]
  /** Width of a house, from and to. */
  house: readonly [number, number]
  /** Size of a window; 0 = no windows. */
  window: number
}

export function skyline(hand: Hand, street: Street): Skyline {
  const towers: string[] = []
  const lit: string[] = []
  const dim: string[] = []
  for (let x = -20; x < street.width + 20;) {
    const wide = hand(...street.house)
    const top = street.ground - hand(...street.height(x + wide / 2))
    const roof = wide * hand(0.45, 0.7)
    towers.push(
      `M${n(x)} ${street.ground}V${n(top)}h${n(roof)}v${n(-hand(1, 9))}h${n(wide - roof)}V${street.ground}Z`,
    )
    if (hand(0, 1) < 0.4) towers.push(mast(hand, x + wide * hand(0.2, 0.8), top))
    if (street.window > 0)
      (hand(0, 1) < 0.45 ? lit : dim).push(windows(hand, [x, top, wide], street))
    x += wide + (hand(0, 1) < 0.5 ? 1 : 10)
  }
  return { towers: towers.join(''), lit: lit.join(''), dim: dim.join('') }
}

const mast = (hand: Hand, x: number, top: number): string =>
  `M${n(x)} ${n(top)}v${n(-hand(12, 40))}h2V${n(top)}Z`

function windows(
  hand: Hand,
  [x, top, wide]: readonly [number, number, number],
  { window, ground }: Street,
): string {
  const out: string[] = []
  for (let y = top + window * 2.4; y < ground - window * 2; y += window * 2.4)
    for (let at = x + window; at < x + wide - window * 1.6; at += window * 2)
      if (hand(0, 1) < 0.16) out.push(`M${n(at)} ${n(y)}h${window}v${n(window * 1.2)}h${-window}z`)
  return out.join('')
}

/** Short strokes that all fall the same way. */
export function rain(
  hand: Hand,
  [width, height]: readonly [number, number],
  drops: number,
): string {
  return Array.from({ length: drops }, () => {
    const long = hand(14, 46)
    return `M${n(hand(0, width))} ${n(hand(0, height))}l${n(-long * 0.22)} ${n(long)}`
  }).join('')
}

/** Dots that grow from the top down. */
export function halftone(width: number, height: number, pitch: number): string {
  const dots: string[] = []
  for (let row = 0, y = pitch * 0.2; y < height + pitch; row++, y += pitch * 0.95)
    for (let x = row % 2 === 0 ? 0 : pitch / 2; x < width + pitch; x += pitch) {
      const r = pitch * (0.06 + 0.34 * (y / height))
      dots.push(
        `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`,
      )
    }
  return dots.join('')
}
