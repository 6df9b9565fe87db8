// At the foot of a seat's panel: how near its ship is to defeat, and how many drones it commands.
import { useSitting, useTable } from '@cardwright/table'
import { dronesIn, hullLost } from './fleet.ts'
import { textsOf } from './texts.ts'

export function PanelFoot({ seat }: { seat: number }) {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const view = useTable((t) => t.moment.view)
  const { lost, of } = hullLost(pack, view, seat)
  const drones = dronesIn(pack, view.board, null, seat)
  return (
    <div className="gauges">
      <p>
        <span>{texts.hullLost}</span>
        <span>
          <b>{lost}</b> / {of}
        </span>
      </p>
      <span className="cells" aria-hidden="true">
        {Array.from({ length: of }, (_, k) => (
          <i key={k} className={k < lost ? '' : 'no'} />
        ))}
      </span>
      <p className="commanded">
        <span>{texts.commanded}</span>
        <span>
          <b>{drones}</b> / {view.seats[seat].stats?.['cpu']}
        </span>
      </p>
    </div>
  )
}
