// Tokens to pick one by one, by kind and giver.
import { useContext, useMemo } from 'react'
import type { Key } from '../keys.ts'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { Glyph, seatMark } from './glyph.tsx'
import { Icon } from './icon.tsx'
import { Sheet } from './sheet.tsx'

const isToken = (key: Key): boolean => key.startsWith('status:')

export function TokenSheet() {
  const { table, words } = useSitting()
  const byKey = useTable((t) => t.targets.byKey)
  const picked = useTable((t) => t.targets.picked)
  const buttons = useTable((t) => t.targets.buttons)
  const title = useTable((t) => words.prompt(t.moment))
  const keys = useMemo(
    () => [...new Set([...byKey.keys(), ...picked])].filter(isToken).sort(),
    [byKey, picked],
  )
  const done = buttons.find(({ kind }) => kind === 'done')
  if (keys.length === 0) return null
  return (
    <Sheet title={title} className="tokens asks">
      <ul>
        {keys.map((key, k) => (
          <li key={key}>
            <Token name={key} number={k + 1} />
          </li>
        ))}
      </ul>
      {done !== undefined && (
        <button className="btn pri" onClick={() => table.getState().answer([done])}>
          {words.say('done')}
        </button>
      )}
    </Sheet>
  )
}

function Token({ name, number }: { name: Key; number: number }) {
  const { table, words } = useSitting()
  const { icons } = useContext(BoardContext)
  const [, status, on, by] = name.split(':')
  const giver = Number(by)
  const count = useTable((t) => {
    const { statuses = [] } = t.moment.view.board.find(({ id }) => id === Number(on)) ?? {}
    return statuses.find((one) => one.status === status && one.giver === giver)?.n ?? 0
  })
  const taken = useTable((t) => t.targets.picked.filter((key) => key === name).length)
  const isLeft = useTable((t) => t.targets.byKey.has(name))
  const back = useTable((t) =>
    t.moment.legal.find(
      (a) =>
        a.kind === 'unpick' &&
        'status' in a.pick &&
        a.pick.status === status &&
        a.pick.giver === giver,
    ),
  )
  const word = words.term('statuses', status)
  return (
    <span className="token" data-seat={seatMark(giver)}>
      <Icon name={icons[status]} />
      <span>
        <b>{word}</b>
        <small>
          <Glyph seat={giver} /> {words.seat(giver)}
        </small>
      </span>
      <button
        className="btn icon small"
        aria-label={`${words.say('less')}: ${word}`}
        disabled={taken === 0 || back === undefined}
        onClick={() => back && table.getState().answer([back])}
      >
        −
      </button>
      <output>
        {taken}/{count}
      </output>
      <button
        className="btn icon small"
        aria-label={`${words.say('more')}: ${word}`}
        data-choice={number}
        data-key={name}
        disabled={!isLeft}
        onClick={() => table.getState().press([name])}
      >
        +
      </button>
    </span>
  )
}
