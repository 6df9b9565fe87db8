// Frames around things, as paths to draw.

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** @param out distance of the line from the thing */
export function frameOf({ x, y, width, height }: Frame, out: number): string {
  return `M${x - out} ${y - out}h${width + 2 * out}v${height + 2 * out}h${-width - 2 * out}z`
}

/** Register marks: the four corners of such a frame, each `long` on both sides. */
export function cornersOf({ x, y, width, height }: Frame, out: number, long: number): string {
  const [left, top, right, bottom] = [x - out, y - out, x + width + out, y + height + out]
  return (
    `M${left} ${top + long}v${-long}h${long}M${right - long} ${top}h${long}v${long}` +
    `M${right} ${bottom - long}v${long}h${-long}M${left + long} ${bottom}h${-long}v${-long}`
  )
}
