// Which of several boxes is in a given direction from one of them.
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Way = readonly [dx: number, dy: number]

/** @returns the index of the nearest box in that direction, -1: none; sideways distance counts double */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: Way): number {
  const [x0, y0] = centre(from)
  let best = -1
  let least = Infinity
  for (const [k, box] of boxes.entries()) {
    const [x, y] = centre(box)
    const along = (x - x0) * dx + (y - y0) * dy
    const across = Math.abs((x - x0) * dy) + Math.abs((y - y0) * dx)
    if (along <= 1 || along + 2 * across >= least) continue
    least = along + 2 * across
    best = k
  }
  return best
}

function centre({ left, top, width, height }: Box): [number, number] {
  return [left + width / 2, top + height / 2]
}

/** The minimum distance to the edge of the window. */
const EDGE = 8

/** The position of a tooltip of this size: above the thing if there is room, otherwise below, never outside the window. */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  gap = 8,
): { left: number; top: number; isAbove: boolean; nose: number } {
  const middle = thing.left + thing.width / 2
  const left = clamp(middle - size.width / 2, EDGE, room.width - size.width - EDGE)
  const above = thing.top - size.height - gap
  const isAbove = above >= EDGE
  const below = clamp(thing.top + thing.height + gap, EDGE, room.height - size.height - EDGE)
  return { left, top: isAbove ? above : below, isAbove, nose: middle - left }
}

const clamp = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(n, Math.max(least, most)))

/** Whether the pointer is over the piece, over the row above it, or between them. */
export function inCorridor(x: number, y: number, piece: Box, above: Box, slack = 6): boolean {
  const left = Math.min(piece.left, above.left) - slack
  const right = Math.max(piece.left + piece.width, above.left + above.width) + slack
  const top = Math.min(piece.top, above.top) - slack
  const bottom = Math.max(piece.top + piece.height, above.top + above.height) + slack
  return x >= left && x <= right && y >= top && y <= bottom
}

export type Point = readonly [x: number, y: number]

const HEAD = 15
const BEND = 0.16

/** A curved arrow as two paths: the shaft and the head. */
export function arrow([ax, ay]: Point, [bx, by]: Point): { shaft: string; head: string } {
  const [dx, dy] = [bx - ax, by - ay]
  const bend = [ax + dx / 2 - dy * BEND, ay + dy / 2 + dx * BEND]
  const turn = Math.atan2(by - bend[1], bx - bend[0])
  const at = (angle: number, r: number) =>
    `${(bx + r * Math.cos(turn + angle)).toFixed(1)} ${(by + r * Math.sin(turn + angle)).toFixed(1)}`
  return {
    shaft: `M${ax} ${ay}Q${bend[0]} ${bend[1]} ${at(Math.PI, HEAD * 0.7)}`,
    head: `M${at(0, 0)}L${at(Math.PI * 0.86, HEAD)}L${at(-Math.PI * 0.86, HEAD)}Z`,
  }
}
