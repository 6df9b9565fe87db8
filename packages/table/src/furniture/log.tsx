// The log of the match. Pressing a line highlights its source. On a phone it is a sheet, and the newest
// line is a toast.
import { X } from 'lucide-react'
import { memo, useContext, useEffect, useMemo, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'
import { tell, type Line } from '../tell.ts'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { Glyph, seatMark } from './glyph.tsx'
import { useEventText } from './use-event-text.ts'

/** How many lines of a long match are shown. */
const MOST = 240
const LIT_FOR = 1800

function useLines(): Line[] {
  const board = useContext(BoardContext)
  const story = useTable((t) => t.moment.story)
  return useMemo(() => tell(story, board), [story, board])
}

export function Log() {
  const { words } = useSitting()
  const isOpen = useTable((t) => t.isLogOpen)
  const toggle = useTable((t) => t.toggleLog)
  const lines = useLines()
  const end = useRef<HTMLOListElement>(null)
  // reading its height earlier would force another layout
  useEffect(() => afterPaint(() => toEnd(end.current)))
  // the large card above takes space from it and returns it
  useEffect(() => {
    const watch = new ResizeObserver(() => toEnd(end.current))
    watch.observe(end.current!)
    return () => watch.disconnect()
  }, [])
  return (
    <section className={`sheet log ${isOpen ? 'open' : ''}`} aria-label={words.say('log')}>
      <h2>
        {words.say('log')}
        <button
          className="btn quiet icon small only-phone"
          aria-label={words.say('close')}
          onClick={() => toggle(false)}
        >
          <X className="ic lu" aria-hidden="true" />
        </button>
      </h2>
      {/* a list that scrolls must be reached by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={end} tabIndex={0} aria-label={words.say('log')}>
        {lines.slice(-MOST).map((line, k) => (
          <LogLine key={Math.max(0, lines.length - MOST) + k} line={line} />
        ))}
      </ol>
    </section>
  )
}

const toEnd = (list: HTMLElement | null) => list?.scrollTo({ top: list.scrollHeight })

const LogLine = memo(function LogLine({ line }: { line: Line }) {
  const { table } = useSitting()
  const text = useEventText()(line.event)
  if (line.kind === 'turn') return <li className="turnmark">{text}</li>
  const press = () => {
    table.getState().light(line.source)
    setTimeout(() => {
      if (table.getState().lit === line.source) table.getState().light(null)
    }, LIT_FOR)
  }
  return (
    <li className={line.kind} data-seat={seatMark(line.seat)}>
      <Glyph seat={line.seat} />
      {line.source === null ? (
        <span>{text}</span>
      ) : (
        <button className="told" tabIndex={-1} onClick={press}>
          {text}
        </button>
      )}
    </li>
  )
})

/** The newest line, where the log is not visible. */
export function LogToast() {
  const eventText = useEventText()
  const number = useTable((t) => t.moment.number)
  const events = useTable((t) => t.moment.events)
  const board = useContext(BoardContext)
  const last = tell([{ seat: 0, events }], board)
    .filter(({ kind }) => kind === 'line')
    .at(-1)
  if (last === undefined) return null
  return (
    <p key={number} className="toast only-phone" aria-hidden="true">
      <Glyph seat={last.seat} />
      {eventText(last.event)}
    </p>
  )
}
