// Small parts that the moderator's lists share.
import type { ReactNode } from 'react'
import type { ChatLine } from '@cardwright/protocol'
import type { List } from '../../moderator/use-list.ts'
import { isModeratorKey, useModeratorSay } from '../../moderator/texts.ts'
import { Sorry } from '../../online/api.ts'
import { useMoment } from '../../texts/strangers.ts'
import { useSorry } from '../online/name-field.tsx'

/** The text for a refusal, with the moderator's wording where there is one. */
export function useModeratorSorry(): (error: unknown) => string {
  const say = useModeratorSay()
  const sorry = useSorry()
  return (error) => {
    const key = error instanceof Sorry ? `mod.${error.code}` : ''
    return isModeratorKey(key) ? say(key) : sorry(error)
  }
}

/** A player's name, or that it was removed. */
export function useName(): (name: string, seat: number) => string {
  const say = useModeratorSay()
  return (name, seat) => name || say('mod.noName', { seat: seat + 1 })
}

export function When({ at }: { at: number }) {
  const moment = useMoment()
  return (
    <time className="hint" dateTime={new Date(at).toISOString()}>
      {moment(at)}
    </time>
  )
}

interface ListedProps<T> {
  label: string
  list: List<T>
  children(item: T): ReactNode
}

export function Listed<T extends { id: string }>({ label, list, children }: ListedProps<T>) {
  const say = useModeratorSay()
  const sorry = useModeratorSorry()
  const { items, problem, showMore } = list
  return (
    <>
      <h2 className="vh">{label}</h2>
      {problem !== null && (
        <p className="refused" role="alert">
          {sorry(problem)}
        </p>
      )}
      {items?.length === 0 && <p>{say('mod.none')}</p>}
      <ul className="rows" aria-label={label}>
        {items?.map((item) => (
          <li key={item.id} className="sheet">
            {children(item)}
          </li>
        ))}
      </ul>
      {showMore !== null && (
        <button className="btn" onClick={showMore}>
          {say('mod.more')}
        </button>
      )}
    </>
  )
}

interface LinesProps {
  lines: readonly ChatLine[]
  /** The reported message. */
  marked?: number | null
  /** Asks for one of them to be removed. */
  onRemove?(line: ChatLine, name: string): void
}

export function Lines({ lines, marked = null, onRemove }: LinesProps) {
  const say = useModeratorSay()
  const nameOf = useName()
  return (
    <ol className="lines">
      {lines.map((line) => {
        const name = nameOf(line.name, line.seat ?? 0)
        return (
          <li key={line.n} data-marked={line.n === marked}>
            <span>
              <span className="hint num">{line.n}</span> <b>{name}</b>{' '}
              {line.n === marked ? <mark>{line.text}</mark> : line.text}
              {line.text === '' && <i className="hint">{say('mod.removed')}</i>}
            </span>
            {line.text !== '' && onRemove !== undefined && (
              <button
                className="btn small"
                aria-label={say('mod.of', { what: say('mod.remove-line'), name: line.text })}
                onClick={() => onRemove(line, name)}
              >
                {say('mod.remove-line')}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
