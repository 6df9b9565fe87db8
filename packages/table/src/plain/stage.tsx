// The middle of a plain table: the space of the game, what lies beside it, and its open cards.
import { useSitting } from '../use-table.ts'
import { Beside } from './beside.tsx'
import { GridGround } from './grid.tsx'
import { Lanes } from './lanes.tsx'
import { OpenCards } from './open-cards.tsx'
import { World } from './world.tsx'

export function PlainStage() {
  const { kind } = useSitting().pack.manifest.space
  return (
    <div className="bare" data-space={kind}>
      <World />
      <OpenCards />
      {kind === 'grid' && <GridGround />}
      {kind === 'lanes' && <Lanes />}
      <Beside />
    </div>
  )
}
