// The strip between the fleets: the number of drones on each side, and who leads.
import type { UnitView } from '@cardwright/engine'
import { Glyph, useSitting, useTable } from '@cardwright/table'
import { dronesIn } from './fleet.ts'
import { usePlans } from './plans.ts'
import { textsOf } from './texts.ts'

export function Middle({ lane, near }: { lane: string; near: number }) {
  const { pack, words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const board = useTable((t) => t.moment.view.board)
  const plans = usePlans()
  const count = (units: readonly UnitView[]) =>
    [near, 1 - near].map((seat) => dronesIn(pack, units, lane, seat))
  const [mine, theirs] = count(board)
  const [mineThen, theirsThen] = count(
    board.map((unit) => ({ ...unit, at: plans.find(({ id }) => id === unit.id)?.to ?? unit.at })),
  )
  const leader = mine === theirs ? null : mine > theirs ? near : 1 - near
  return (
    <p className="mid">
      <span className="ctrl">
        {leader === null ? (
          texts.even
        ) : (
          <>
            <Glyph seat={leader} />
            <span className="who-leads">
              {leader === viewer ? texts.youLead : texts.leads(words.seat(leader))}
            </span>
          </>
        )}
      </span>
      <b>
        {theirs}&thinsp;:&thinsp;{mine}
      </b>
      {(mine !== mineThen || theirs !== theirsThen) && (
        <span className="then">{texts.afterMove(theirsThen, mineThen)}</span>
      )}
    </p>
  )
}
