// Numbers of the whole match: tracks and clocks that belong to nobody.
import { useContext } from 'react'
import { BoardContext } from '../furniture/board-context.ts'
import { Icon } from '../furniture/icon.tsx'
import { Bar } from '../furniture/meters.tsx'
import { Num } from '../furniture/num.tsx'
import { useSitting, useTable } from '../use-table.ts'

export function World() {
  const { pack, words } = useSitting()
  const { icons } = useContext(BoardContext)
  const world = useTable((t) => t.moment.view.world)
  const { resources } = pack.manifest
  if (Object.keys(world).length === 0) return null
  return (
    <div className="world">
      {Object.entries(world).map(([id, value]) => {
        const { max } = resources[id]
        const label = words.term('resources', id)
        return typeof max === 'number' ? (
          <Bar key={id} label={label} value={value} of={max} icon={icons[id]} />
        ) : (
          <span key={id} className="amount">
            <Icon name={icons[id]} />
            <i>{label}</i>
            <Num value={value} />
          </span>
        )
      })}
    </div>
  )
}
