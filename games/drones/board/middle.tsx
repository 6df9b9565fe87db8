// The strip between the fleets: how many drones each side has here, and who leads.
import { Glyph, useSitting, useTable } from '@cardwright/table'
import { dronesIn } from './fleet.ts'
import { textsOf } from './texts.ts'

export function Middle({ lane, near }: { lane: string; near: number }) {
  const { pack, words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const board = useTable((t) => t.moment.view.board)
  const [mine, theirs] = [near, 1 - near].map((seat) => dronesIn(pack, board, lane, seat))
  const leader = mine === theirs ? null : mine > theirs ? near : 1 - near
  return (
    <p className="mid">
      <span className="ctrl">
        {leader === null ? (
          texts.even
        ) : (
          <>
            <Glyph seat={leader} />
            {leader === viewer ? texts.youLead : texts.leads(words.seat(leader))}
          </>
        )}
      </span>
      <b>
        {theirs}&thinsp;:&thinsp;{mine}
      </b>
    </p>
  )
}
