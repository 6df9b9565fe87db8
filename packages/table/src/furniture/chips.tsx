// Tokens on a piece: icon, number, and giver.
import { memo, useContext } from 'react'
import { useSitting } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { seatMark } from './glyph.tsx'
import { Icon } from './icon.tsx'

interface Token {
  status: string
  giver: number
  n: number
}

export const Chips = memo(function Chips({ statuses }: { statuses: readonly Token[] }) {
  const { words } = useSitting()
  const { icons } = useContext(BoardContext)
  if (statuses.length === 0) return null
  return (
    <span className="chips">
      {statuses.map(({ status, giver, n }) => {
        const word = words.term('statuses', status)
        return (
          <span
            key={`${status} ${giver}`}
            className={`chip ${icons[status] === undefined ? 'worded' : ''}`}
            data-seat={seatMark(giver)}
            title={word}
          >
            {icons[status] === undefined ? word : <Icon name={icons[status]} />}
            {n > 1 && <b>{n}</b>}
          </span>
        )
      })}
    </span>
  )
})
