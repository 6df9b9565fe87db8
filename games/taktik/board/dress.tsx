// What cards of this press have behind their icon and on their back: a piece of the map.
import type { Definition } from '@cardwright/engine'
import { handOf } from '@cardwright/table/drawing'
import { curve, fieldOf, linesAt, smoothed } from './relief.ts'

/** Rings of a height that a seeded hand has heaped up. */
function rings(seed: number, columns: number, rows: number, levels: number): string {
  const hand = handOf(seed)
  const tops = Array.from({ length: 4 }, () => [
    hand(0, columns),
    hand(0, rows),
    hand(0.6, 1.4),
    hand(1.4, 2.8),
  ])
  const height = (x: number, y: number) =>
    tops.reduce(
      (sum, [tx, ty, top, wide]) =>
        sum + top * Math.exp(-((x - tx) ** 2 + (y - ty) ** 2) / (wide * wide)),
      0,
    )
  const field = smoothed(fieldOf(columns, rows, height, 2), 1)
  return Array.from({ length: levels }, (_, k) =>
    linesAt(field, 0.12 + (k * 1.3) / levels)
      .map(curve)
      .join(''),
  ).join('')
}

const face = rings(8, 12, 10, 9)
const malusFace = rings(23, 12, 10, 9)
const back = rings(5, 10, 16, 11)

const LINE = 'color-mix(in oklab, var(--m-contour, var(--art-2)) 62%, transparent)'
const GRID = 'color-mix(in oklab, var(--art-1) 18%, transparent)'

export function ArtGround({ card }: { card: Definition }) {
  const isMalus = card.class === 'malus'
  return (
    <>
      <path
        d="M30 0V100M60 0V100M90 0V100M0 25H120M0 50H120M0 75H120"
        stroke={GRID}
        strokeWidth=".6"
      />
      <path
        d={isMalus ? malusFace : face}
        transform="scale(10)"
        fill="none"
        stroke={LINE}
        strokeWidth=".09"
      />
      {isMalus && <path d="M0 96L120 92V100H0Z" fill="var(--art-2)" opacity=".5" />}
    </>
  )
}

export const Back = () => (
  <path
    d={back}
    transform="scale(10)"
    fill="none"
    stroke="color-mix(in oklab, var(--art-bg) 55%, transparent)"
    strokeWidth=".09"
  />
)
