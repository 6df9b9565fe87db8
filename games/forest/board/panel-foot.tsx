// At the foot of a seat's panel: how much its monsters may still do this turn.
import { Icon, useSitting, useTable } from '@cardwright/table'
import icons from './icons.json'
import { textsOf } from './texts.ts'

export function PanelFoot({ seat }: { seat: number }) {
  const { words } = useSitting()
  const view = useTable((t) => t.moment.view)
  const left =
    view.active === seat && view.phase !== 'draft'
      ? view.board
          .filter(({ owner, stats }) => owner === seat && stats['canAct'] !== false)
          .reduce((sum, { resources }) => sum + (resources['actions'] ?? 0), 0)
      : 0
  // its line stays when there are none: the panel below does not jump
  return (
    <p className={`actions-left ${left === 0 ? 'none' : ''}`}>
      <Icon name={icons.actions} />
      {textsOf(words.lang).actionsLeft(left)}
    </p>
  )
}
