// Rows and columns that may be chosen: a tag at the edge says what the line brings.
import { useSitting, useTable, useTarget } from '@cardwright/table'
import type { CSSProperties } from 'react'
import type { Ground, Line } from './places.ts'
import { textsOf } from './texts.ts'

export function LineTags({ ground }: { ground: Ground }) {
  return (
    <>
      {ground.rows.map((line, k) => (
        <LineTag key={line.key} line={line} place={k} />
      ))}
      {ground.columns.map((line, k) => (
        <LineTag key={line.key} line={line} place={k} />
      ))}
    </>
  )
}

function LineTag({ line, place }: { line: Line; place: number }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const points = useTable((t) => t.targets.byKey.get(line.key)?.[0]?.brings?.['points'] ?? 0)
  const isAsked = useTable((t) => t.targets.byKey.has(line.key))
  const name = line.axis === 'row' ? texts.row(line.name) : texts.column(line.name)
  const { mark, props } = useTarget([line.key], `${name}, ${texts.brings(points)}`)
  if (!isAsked) return null
  return (
    <button
      className={`tag-line along-${line.axis} ${mark}`}
      style={{ '--at': place } as CSSProperties}
      {...props}
    >
      +{points}
    </button>
  )
}
