// Things that stand in no place: markers beside the board, and everything where the game has no space.
import type { UnitView } from '@cardwright/engine'
import { definitionOf } from '../definitions.ts'
import { unitKey } from '../keys.ts'
import { useSitting, useTable } from '../use-table.ts'
import type { TableState } from '../table-state.ts'
import { UnitPlace } from './place.tsx'

export function Beside() {
  const { pack, words } = useSitting()
  const shown = useTable((t) => idsOf(t, isBeside))
  const board = useTable((t) => t.moment.view.board)
  const units = board.filter(({ id }) => shown.split(' ').includes(String(id)))
  if (units.length === 0) return null
  return (
    <div className="beside" role="group" aria-label={words.say('beside')}>
      {units.map((unit) => (
        <UnitPlace key={unit.id} unit={unit} at={unit.at} />
      ))}
    </div>
  )

  /** What nobody owns, has no numbers and cannot be pressed only keeps the rules. */
  function isBeside(unit: UnitView, { ready, byKey, picked }: TableState['targets']): boolean {
    const { space, classes } = pack.manifest
    const place = classes[definitionOf(pack, unit.def)?.class ?? '']?.place
    if (space.kind === 'none' && place !== 'none') return true
    if (place !== 'beside') return false
    const key = unitKey(unit.id)
    if (ready.has(key) || byKey.has(key) || picked.includes(key)) return true
    return unit.owner >= 0 || unit.statuses.length > 0 || Object.keys(unit.resources).length > 0
  }
}

/** As one text, so that nothing is drawn again while it stays the same. */
const idsOf = (
  { moment, targets }: TableState,
  wanted: (unit: UnitView, targets: TableState['targets']) => boolean,
): string =>
  moment.view.board
    .filter((unit) => wanted(unit, targets))
    .map(({ id }) => id)
    .join(' ')
