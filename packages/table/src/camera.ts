// The position of a window over a map: the size of a cell in pixels, and the distance of the map's corner from
// the window's. Pure numbers; the furniture turns them into a picture.
export interface Camera {
  cell: number
  x: number
  y: number
}

export interface Frame {
  width: number
  height: number
  columns: number
  rows: number
  /** The minimum and maximum size of a cell. */
  least: number
  most: number
}

const between = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, n))

/** The whole map, as large as it goes. */
export function fitted(frame: Frame): Camera {
  const { width, height, columns, rows, most } = frame
  return held({ cell: Math.min(most, width / columns, height / rows), x: 0, y: 0 }, frame)
}

/** The size of a cell that is easy to press. */
const EASY = 44

/**
 * The whole map if its cells are then easy to press; otherwise all columns if they are wide enough, with the
 * middle of the window over this row.
 */
export function acrossAt(frame: Frame, column: number, row: number): Camera {
  const whole = fitted(frame)
  if (whole.cell >= EASY) return whole
  const cell = between(frame.width / frame.columns, frame.least, frame.most)
  return centred(frame, cell, column, row)
}

export function centred(frame: Frame, cell: number, column: number, row: number): Camera {
  return held(
    { cell, x: frame.width / 2 - (column + 0.5) * cell, y: frame.height / 2 - (row + 0.5) * cell },
    frame,
  )
}

/** The whole map can always be shown, even if that makes cells smaller than the minimum. */
const leastOf = ({ width, height, columns, rows, least }: Frame): number =>
  Math.min(least, width / columns, height / rows)

/** Never shows anything beyond the map's edge; a map smaller than its window is centred. */
export function held({ cell, x, y }: Camera, frame: Frame): Camera {
  const { width, height, columns, rows } = frame
  return { cell, x: along(x, width, columns * cell), y: along(y, height, rows * cell) }
}

const along = (at: number, room: number, long: number): number =>
  long <= room ? (room - long) / 2 : between(at, room - long, 0)

export function panned({ cell, x, y }: Camera, dx: number, dy: number, frame: Frame): Camera {
  return held({ cell, x: x + dx, y: y + dy }, frame)
}

/** Zooms so that the point under the pointer stays in place. */
export function zoomed(
  { cell, x, y }: Camera,
  factor: number,
  [px, py]: readonly [number, number],
  frame: Frame,
): Camera {
  const next = between(cell * factor, leastOf(frame), frame.most)
  const scale = next / cell
  return held({ cell: next, x: px - (px - x) * scale, y: py - (py - y) * scale }, frame)
}

/** The box around these cells, in pixels of the window. */
export function boxAround(cells: readonly (readonly [number, number])[], { cell, x, y }: Camera) {
  const [columns, rows] = [cells.map(([column]) => column), cells.map(([, row]) => row)]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  return {
    left: left * cell + x,
    top: top * cell + y,
    width: (Math.max(...columns) - left + 1) * cell,
    height: (Math.max(...rows) - top + 1) * cell,
  }
}

/** Moves just far enough that the box, in pixels of the window, is visible with some margin. */
export function showing(
  camera: Camera,
  box: { left: number; top: number; width: number; height: number },
  frame: Frame,
): Camera {
  const room = camera.cell * 0.6
  const shift = (from: number, long: number, all: number) =>
    from < room ? room - from : from + long > all - room ? all - room - from - long : 0
  return panned(
    camera,
    shift(box.left, box.width, frame.width),
    shift(box.top, box.height, frame.height),
    frame,
  )
}
