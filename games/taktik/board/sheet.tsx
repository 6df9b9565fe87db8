// The printed sheet: paper, land, waters, roads, towns and their names. Nothing on it can be pressed.
import { useSitting } from '@cardwright/table'
import { memo, useId, useMemo } from 'react'
import { survey, type Ground, type Sheet } from './ordnance.ts'
import { textsOf } from './texts.ts'

const surveys = new Map<string, Sheet>()

function surveyed(ground: Ground): Sheet {
  const key = `${ground.columns} ${ground.cells.join('')}`
  let found = surveys.get(key)
  if (found === undefined) surveys.set(key, (found = survey(ground)))
  return found
}

export const SheetMap = memo(function SheetMap({ ground }: { ground: Ground }) {
  const { words } = useSitting()
  const names = textsOf(words.lang).towns
  const sheet = useMemo(() => surveyed(ground), [ground])
  const { columns, rows } = ground
  const front = rows - Math.floor(rows / 3)
  return (
    <svg className="sheetmap" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <Land sheet={sheet} />
      <path d={gridOf(columns, rows)} className="m-grid" />
      <path d={`M0 ${front}H${columns}`} className="m-front" />
      {sheet.towns.map(({ x, y, name }) => (
        <text key={`${x} ${y}`} x={x} y={y - 0.16} className="m-name">
          {names[name % names.length]}
        </text>
      ))}
    </svg>
  )
})

/** The same without letters and lines, for the corner. */
export const SmallMap = memo(function SmallMap({ ground }: { ground: Ground }) {
  const sheet = useMemo(() => surveyed(ground), [ground])
  return (
    <svg
      className="sheetmap small"
      viewBox={`0 0 ${ground.columns} ${ground.rows}`}
      preserveAspectRatio="none"
    >
      <Land sheet={sheet} />
    </svg>
  )
})

function Land({ sheet }: { sheet: Sheet }) {
  const hatch = useId()
  return (
    <>
      <defs>
        <pattern id={hatch} width=".12" height=".12" patternUnits="userSpaceOnUse">
          <path d="M0 .12L.12 0" className="m-hatch" />
        </pattern>
      </defs>
      <path d={sheet.hill} className="m-hill" />
      <path d={sheet.hill} fill={`url(#${hatch})`} />
      <path d={sheet.wood} className="m-wood" />
      <path d={sheet.contours} className="m-contour" />
      <path d={sheet.strongContours} className="m-contour strong" />
      <path d={sheet.rough} className="m-rough" />
      <path d={sheet.trees} className="m-tree" />
      <path d={sheet.lake} className="m-lake" />
      <path d={sheet.river} className="m-bank" />
      <path d={sheet.river} className="m-river" />
      <path d={sheet.road} className="m-kerb" />
      <path d={sheet.road} className="m-road" />
      <path d={sheet.bridges} className="m-bridge" />
      <path d={sheet.blocks} className="m-town" />
      <path d={sheet.works} className="m-works" />
    </>
  )
}

function gridOf(columns: number, rows: number): string {
  const across = Array.from({ length: columns - 1 }, (_, k) => `M${k + 1} 0V${rows}`)
  const down = Array.from({ length: rows - 1 }, (_, k) => `M0 ${k + 1}H${columns}`)
  return [...across, ...down].join('')
}
