// Doing what a step says: the whole step is accepted, or nothing of it happens.
import { applyAction, hash, legalActions, nameEvent, rollBack } from '@cardwright/engine'
import type { Action, GameEvent } from '@cardwright/engine'
import { type Match } from '@cardwright/engine/author'
import { ASK, FREE, GONE } from '@cardwright/engine/block'
import { nameAnswer } from './name-action.ts'
import { ScenarioError } from './problem.ts'
import { actionsOf } from './resolve.ts'
import type { Command } from './sentence.ts'
import type { Done, Table, RecordedEvent } from './table.ts'
import { defName, placeName } from './things.ts'

/** Is the running question one of the turn itself, not a choice inside an ability? */
export function isFlowQuestion(m: Match): boolean {
  const seat = m.s[ASK]
  return seat < 0 || legalActions(m, seat).every(({ kind }) => kind === 'use' || kind === 'move')
}

/** Plays a command on the table's own match (or on a copy, for "would it be legal"). */
export function perform(table: Table, m: Match, seat: number, command: Command): Done {
  const { journal } = m
  m.journal = true
  const mark = m.written
  const before = hash(m)
  const script = m.script === null ? null : [...m.script]
  const log: Table['log'] = []
  const events: RecordedEvent[] = []
  const { sink } = m
  m.sink = (match, event, payload) => events.push(told(match, nameEvent(match, event, payload)))
  const apply = (action: Action): Done => {
    const untouched = hash(m)
    const dice = m.script?.length
    const answer = applyAction(m, seat, action)
    // before anything is rolled back: what is refused does nothing and rolls nothing
    if (!answer.ok && (hash(m) !== untouched || m.script?.length !== dice))
      throw new ScenarioError('a refused answer has changed the state')
    if (!answer.ok)
      return { ok: false, refusal: answer.refusal, said: nameAnswer(m, action), may: answersOf(m) }
    log.push({ seat, action })
    return { ok: true }
  }
  let done: Done = { ok: true }
  try {
    for (const next of actionsOf(table, m, seat, command)) {
      done = apply(next())
      if (!done.ok) break
    }
  } finally {
    m.sink = sink
    m.journal = journal
  }
  if (!done.ok) {
    rollBack(m, mark)
    m.script = script
    if (hash(m) !== before) throw new ScenarioError('a refused step has changed the state')
  } else if (m === table.match) {
    table.log.push(...log)
    table.events.push(...events)
    for (const event of events) table.witness?.hear(event)
    dropAliases(table)
  }
  return done
}

/** Everything that could be answered now, in words. */
export function answersOf(m: Match): string[] {
  const seat = m.s[ASK]
  return seat < 0 ? [] : legalActions(m, seat).map((action) => nameAnswer(m, action))
}

/** Thing fields of an event get what is known of their things now. */
function told(m: Match, event: GameEvent): RecordedEvent {
  const about: RecordedEvent['about'] = {}
  const { layout } = m.rules
  const { payloads, byName: eventIndex } = m.rules.events
  for (const field of payloads[eventIndex.get(event.kind)!]) {
    const [name, kind] = field.split(':')
    const e = event[name]
    if ((kind !== 'unit' && kind !== 'card' && kind !== 'any') || typeof e !== 'number') continue
    if (e < 0 || e >= layout.entities) continue
    about[name] = { def: defName(m, e), owner: m.s[layout.owner + e], at: lastPlace(m, e) }
  }
  return { ...event, about }
}

/** Its place, or its last place before it died. */
function lastPlace(m: Match, e: number): string {
  const zone = m.s[m.rules.layout.zone + e]
  if (zone !== GONE || m.rules.space.grid === null) return placeName(m, e)
  return m.rules.space.grid.labels[m.s[m.rules.layout.at + e]] ?? ''
}

/** The slot of a dead thing will be reused. */
function dropAliases({ aliases, match }: Table): void {
  for (const [name, e] of aliases) {
    const zone = e < 0 ? GONE : match.s[match.rules.layout.zone + e]
    if (zone === FREE || zone === GONE) aliases.set(name, -1)
  }
}
