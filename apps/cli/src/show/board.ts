// The board as text: a grid with coordinates and owners' colours, or lanes below each other.
import type { UnitView, View } from '@cardwright/engine'
import { unitNumbers, type BoardNumbers } from './numbers.ts'
import { fit, markOf, pad, type Paint } from './paint.ts'
import type { Speaker } from './speaker.ts'

export interface Scene {
  view: View
  speaker: Speaker
  paint: Paint
  numbers: BoardNumbers
  /** Numbers of choices by the place they point at. */
  marks?: ReadonlyMap<string, string>
}

const WIDTH = 11

export function drawBoard(scene: Scene): string[] {
  const { space } = scene.speaker.pack.manifest
  if (space.kind === 'none') return []
  if (space.kind === 'lanes') return drawLanes(scene, space.lanes)
  const byRow = space.labels === 'row-letter'
  const label = (row: number, col: number) =>
    byRow ? letter(row) + (col + 1) : letter(col) + (row + 1)
  const lines = [headLine(space.cols, byRow), ruler(space.cols, '┌', '┬', '┐')]
  for (let row = space.rows - 1; row >= 0; row--) {
    const cells = Array.from({ length: space.cols }, (_, col) => drawCell(scene, label(row, col)))
    const tall = scene.numbers.vital !== null || scene.numbers.stats.length > 0 ? 2 : 1
    for (let k = 0; k < tall; k++) {
      const head = k === 0 ? (byRow ? letter(row) : String(row + 1)) : ''
      lines.push(`${pad(head, 2)}│${cells.map((cell) => cell[k]).join('│')}│`)
    }
  }
  return [...lines, ruler(space.cols, '└', '┴', '┘'), ...besideLines(scene)]
}

const letter = (n: number): string => String.fromCharCode(65 + n)

function headLine(cols: number, byRow: boolean): string {
  const heads = Array.from({ length: cols }, (_, col) =>
    pad(`     ${byRow ? col + 1 : letter(col)}`, WIDTH),
  )
  return `   ${heads.join(' ')}`.trimEnd()
}

const ruler = (cols: number, from: string, mid: string, to: string): string =>
  `  ${from}${Array.from({ length: cols }, () => '─'.repeat(WIDTH)).join(mid)}${to}`

function drawCell(scene: Scene, place: string): [string, string] {
  const { view, paint, speaker, numbers, marks } = scene
  const unit = view.board.find(({ at }) => at === place)
  const choice = marks?.get(place)
  const right = choice === undefined ? '' : `‹${choice}›`
  const room = WIDTH - right.length
  if (unit === undefined) {
    const empty = right === '' ? pad('', WIDTH) : pad('', room) + paint.accent(right)
    return [empty, pad('', WIDTH)]
  }
  const name = pad(fit(`${markOf(unit.owner)}${unitName(unit, speaker)}`, room), room)
  return [
    paint.owner(unit.owner, name) + paint.accent(right),
    pad(fit(unitNumbers(unit, numbers) + tokens(unit), WIDTH), WIDTH),
  ]
}

export const unitName = (unit: UnitView, speaker: Speaker): string =>
  unit.def === '' ? '?' : speaker.def(unit.def)

const tokens = (unit: UnitView): string => (unit.statuses.length > 0 ? '!' : '')

function drawLanes(scene: Scene, lanes: readonly string[]): string[] {
  const { view, speaker } = scene
  return lanes.flatMap((lane) => {
    const units = view.board.filter(({ at }) => at === lane).map((unit) => unitLine(scene, unit))
    return [speaker.word('lanes', lane), ...units.map((line) => `  ${line}`)]
  })
}

function besideLines(scene: Scene): string[] {
  const { space } = scene.speaker.pack.manifest
  if (space.kind !== 'grid') return []
  const beside = scene.view.board.filter(({ at }) => !/^[A-Z]+\d+$/.test(at) && at !== '')
  // skip an unowned thing that only tracks the turn
  const shown = beside.filter(({ owner }) => owner >= 0)
  if (shown.length === 0) return []
  return [`${scene.speaker.words.beside}:`, ...shown.map((unit) => `  ${unitLine(scene, unit)}`)]
}

/** "● Wolf B3  h1 d1 s1 •  Stun" */
function unitLine(scene: Scene, unit: UnitView): string {
  const { paint, speaker, numbers } = scene
  const statuses = unit.statuses.map(
    ({ status, n }) => speaker.word('statuses', status) + (n > 1 ? ` ${n}` : ''),
  )
  const name = paint.owner(unit.owner, `${markOf(unit.owner)} ${unitName(unit, speaker)}`)
  return [`${name} ${unit.at}`, unitNumbers(unit, numbers), statuses.join(', ')]
    .filter((part) => part !== '')
    .join('  ')
}
