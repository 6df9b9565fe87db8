// Many cards side by side. While a choice runs one veil lies over all of them and the targets lie over
// the veil: dimming two hundred cards one by one would be felt with every press.
import type { CSSProperties, ReactNode } from 'react'
import { useTable } from '../use-table.ts'
import { VeilContext } from '../use-target.ts'

export function Cards(props: { className?: string; style?: CSSProperties; children: ReactNode }) {
  const { className = '', style, children } = props
  return (
    <div className={`veiled ${className}`} style={style}>
      <VeilContext value={true}>{children}</VeilContext>
      <Veil />
    </div>
  )
}

/** The choice changes this alone: said of what is around the cards, they would all be looked at. */
function Veil() {
  const isChoosing = useTable((t) => t.targets.isChoosing)
  return <div className={isChoosing ? 'veil on' : 'veil'} aria-hidden="true" />
}
