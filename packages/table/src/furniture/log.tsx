// The match in words: one entry per chain, what followed from it beneath.
import { useMemo } from 'react'
import { useSitting, useTable } from '../use-table.ts'

export function Log() {
  const { words } = useSitting()
  const story = useTable((t) => t.moment.story)
  const lines = useMemo(
    () => story.flatMap(({ events }) => events.map((event) => words.event(event))),
    [story, words],
  )
  return (
    <section className="sheet log" aria-label={words.say('log')}>
      <h2>{words.say('log')}</h2>
      <ol>
        {lines.map((line, k) => (
          <li key={k}>
            <span />
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
