// What moved between two packs, as a table.
import type { Shift } from '../pairs/shifts.ts'
import { box, element } from './element.ts'
import type { Scene } from './scene.ts'
import { sortedTable, type Column } from './sorted-table.ts'

export function shiftName({ report, lang, t }: Scene, { kind, id }: Shift): string {
  const name = report.cards[id]?.name[lang] ?? id
  return t.shiftNames[kind]?.(name) ?? `${kind} ${name}`
}

/** Shares in points, numbers unchanged. */
export function shiftText({ t, say }: Scene, { shift, unit }: Shift): string {
  return unit === 'number' ? say.signed(shift.value, 2) : t.points(say.signed(shift.value * 100))
}

const ROWS = 12

/** The surest first; those with too little data last. */
const rank = ({ moved: isMoved, chance }: Shift): number =>
  isMoved ? 3 - chance! : chance === null ? -1 : 1 - chance

export function shiftsBox(scene: Scene, shifts: readonly Shift[]): HTMLElement {
  const { t } = scene
  const moved = shifts.filter((shift) => shift.moved)
  const judged = shifts.filter(({ chance }) => chance !== null).length
  return box(
    'full',
    t.shifts,
    moved.length === 0 ? t.nothingMovedMore(judged) : t.shiftsNote(judged),
    sortedTable(shifts, shiftColumns(scene), {
      label: t.shifts,
      first: 5,
      short: Math.max(ROWS, moved.length),
      showAll: t.showAll,
    }),
  )
}

function shiftColumns(scene: Scene): Column<Shift>[] {
  const { t, say } = scene
  const written = (unit: Shift['unit'], value: number): string =>
    unit === 'share'
      ? say.percent(value)
      : unit === 'edge'
        ? t.points(say.signed(value * 100))
        : say.number(value, 2)
  return [
    {
      title: t.number,
      by: (row) => shiftName(scene, row),
      cell: (row) => shiftName(scene, row),
    },
    {
      title: t.before,
      cell: ({ unit, before }) => written(unit, before),
      isNumber: true,
      isWide: true,
    },
    {
      title: t.after,
      cell: ({ unit, after }) => written(unit, after),
      isNumber: true,
      isWide: true,
    },
    {
      title: t.shift,
      by: ({ shift, unit }) => Math.abs(shift.value) * (unit === 'number' ? 1 : 100),
      cell: (row) => shiftText(scene, row),
      isNumber: true,
    },
    {
      title: t.interval,
      cell: ({ shift, unit, chance }) =>
        chance === null ? '' : say.range(shift, unit === 'number' ? 1 : 100),
      isNumber: true,
      isWide: true,
    },
    {
      title: t.verdict,
      by: rank,
      cell: ({ moved: isMoved, chance, shift }) => {
        if (!isMoved) return chance === null ? t.cannotTell : t.hasNot
        const sign = shift.value < 0 ? '▼' : '▲'
        return element('b', { class: 'moved' }, `${sign} ${t.hasMoved}`)
      },
    },
  ]
}
