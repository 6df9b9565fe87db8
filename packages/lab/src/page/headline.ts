// The one sentence at the top: what this run found.
import type { Scene } from './scene.ts'
import { shiftName, shiftText } from './shifts.ts'

export function headlineOf(scene: Scene): string {
  const { report, t, say } = scene
  if (report.compared !== null) {
    const moved = report.compared.shifts.filter((shift) => shift.moved)
    if (moved.length === 0) return t.nothingMoved
    return t.moved(moved.length, shiftName(scene, moved[0]), shiftText(scene, moved[0]))
  }
  const { first, firstEdge, seats, endings } = report.figures
  const tied = endings.find(({ ending }) => ending === 'tied')
  if (tied !== undefined && tied.share.low > 0.5) return t.mostlyTied(say.percent(tied.share.share))
  if (first === null || firstEdge === null) {
    const { won } = seats[0]
    return t.soloWins(say.percent(won.share), say.half(won))
  }
  const isEven = firstEdge.low <= 0 && firstEdge.high >= 0
  const share = say.percent(first.won.share)
  return isEven ? t.evenGame(share, say.half(first.won)) : t.firstWins(share, say.half(first.won))
}
