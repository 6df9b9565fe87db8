// For debugging: logs which ability was activated, the current question and its legal answers to the
// console. Enabled by a setting of the page.
import type { AskView } from '@cardwright/engine'
import type { Moment } from './moment.ts'
import type { Table } from './table-state.ts'

/** @returns a function that stops it */
export function logToConsole(table: Table): () => void {
  return table.subscribe(({ moment }, before) => {
    if (moment === before.moment) return
    // oxlint-disable-next-line no-console -- this is what it is for
    for (const line of debugLines(before.moment, moment)) console.debug(line)
  })
}

const isSameRun = (a: AskView | null, b: AskView | null): boolean =>
  a?.source === b?.source && a?.ability === b?.ability

/** What changed in abilities and modes from one moment to the next. */
export function debugLines(
  { view: { asking: old } }: Moment,
  { view: { asking }, events }: Moment,
): string[] {
  const lines = events
    .filter(({ kind }) => ENDS.includes(kind))
    .map(
      (event) =>
        `[${event.kind}] ${String(event.unitDef ?? event.cardDef)} ${String(event.ability ?? '')}`,
    )
  if (asking?.ability === undefined || asking.ability === '') return lines
  if (!isSameRun(old, asking))
    lines.push(`[activateAbility] ${asking.def} action: ${asking.ability}`)
  const targets = asking.aims?.length ?? 0
  lines.push(
    `[handleActionExecution] seat ${asking.seat} mode: ${asking.kind} step ${asking.step} of ${asking.steps}, ${targets} targets`,
  )
  return lines
}

const ENDS = ['ability-used', 'ability-cancelled', 'card-played', 'no-target']
