// Lines of fire: attacks that are announced, the one being rolled, and the one that is pointed at.
import { entityOf, seatMark, useTable } from '@cardwright/table'
import { factsOf, spotOf } from './places.ts'

export function FireLines({ columns, rows }: { columns: number; rows: number }) {
  const view = useTable((t) => t.moment.view)
  const aimed = usePointedPair()
  const pairs = factsOf(view).queue.map((pair, k) => ({ ...pair, kind: k === 0 ? 'first' : '' }))
  const isNew = aimed !== null && !pairs.some((pair) => pair.attacker === aimed.attacker)
  const all = isNew ? [...pairs, { ...aimed, kind: 'aimed' }] : pairs
  const at = (id: number) => {
    const unit = view.board.find((one) => one.id === id)
    return unit === undefined ? null : spotOf(unit.at, rows)
  }
  return (
    <svg
      className="lines"
      viewBox={`0 0 ${columns} ${rows}`}
      data-seat={seatMark(view.active)}
      aria-hidden="true"
    >
      {all.map(({ attacker, target, kind }) => {
        const [from, to] = [at(attacker), at(target)]
        if (from === null || to === null) return null
        return (
          <g key={`${attacker} ${target}`} className={`fire ${kind}`}>
            <path d={`M${from.x + 0.5} ${from.y + 0.5}L${to.x + 0.5} ${to.y + 0.5}`} />
            <circle cx={to.x + 0.5} cy={to.y + 0.5} r=".56" />
          </g>
        )
      })}
    </svg>
  )
}

/** An own unit that is taken up, and the enemy under the pointer. */
export function usePointedPair(): { attacker: number; target: number } | null {
  const pair = useTable(({ targets, pointed, moment: { view } }) => {
    const attacker = targets.source === null ? null : entityOf(targets.source)
    const key = pointed.split(' ').find((one) => one.startsWith('unit:'))
    const target = key === undefined ? null : entityOf(key)
    if (attacker === null || target === null) return ''
    const isPair = factsOf(view).odds.some(
      (one) => one.attacker === attacker && one.target === target,
    )
    return isPair ? `${attacker} ${target}` : ''
  })
  if (pair === '') return null
  const [attacker, target] = pair.split(' ').map(Number)
  return { attacker, target }
}
