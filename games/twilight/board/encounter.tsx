// Enemies in their arches, with the Fate cards beside them.
import { useSitting, useTable } from '@cardwright/table'
import { foesIn } from './facts-of.ts'
import { FateSide } from './fate-side.tsx'
import { Foe } from './foe.tsx'

export function Encounter() {
  const { pack } = useSitting()
  const view = useTable((t) => t.moment.view)
  const foes = foesIn(pack, view)
  return (
    <div className={`encounter ${foes.length > 2 ? 'crowded' : ''}`}>
      <div className="foes" data-count={foes.length}>
        {foes.map((unit) => (
          <Foe key={unit.id} unit={unit} isOnly={foes.length === 1} />
        ))}
      </div>
      <FateSide />
    </div>
  )
}
