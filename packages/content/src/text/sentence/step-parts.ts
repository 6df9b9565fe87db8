// The parts every verb may speak of, read from the step: its recipients and where it goes.
import type { Mood, Parts, ZoneDestination } from '@cardwright/language'
import type { Noun } from '@cardwright/language/grammar'
import type { Step, Target, Zoned } from '../../language.ts'
import { nounOf } from './references.ts'
import { keyOf, type Scope } from './scope.ts'
import { chosenNoun } from './targets.ts'

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value

export function partsOf(
  scope: Scope,
  step: Step,
  mood: Mood,
  { whom, asks }: Pick<Parts, 'whom' | 'asks'>,
): Parts {
  return {
    mood,
    whom,
    asks,
    verb: verbIn(scope, mood),
    kind: (word) => scope.book.kind(word),
    ...recipientParts(scope, step),
    ...destination(scope, step),
  }
}

/** "передвиньте|передвинуть": the second form stands behind "may". A game may have words of its own. */
export const verbIn =
  ({ book, patterns }: Scope, mood: Mood) =>
  (verb: string): string => {
    const words = String(book.find('verbs', verb) ?? patterns.verbWords[verb] ?? '')
    const [plain, may = plain] = words.split('|')
    return mood === 'may' ? may : plain
  }

function recipientParts(scope: Scope, step: Step) {
  const source = step.each ?? step.target
  const isSelf = typeof source === 'string' && keyOf(scope, source) === 'self'
  return {
    isOwn: isTarget(source) ? source.side === 'own' : isSelf,
    areDecks: isTarget(source) && source.kind === 'deck',
    areTokens: isTarget(source) && source.kind === 'status',
  }
}

/** Where a step leads: a place, or a zone of cards. */
export function destination(
  scope: Scope,
  step: Step,
): Pick<Parts, 'zone' | 'stays'> & { to: Noun | null } {
  const nowhere = { to: null, zone: null, stays: false }
  const { to } = step
  if (to === undefined) return nowhere
  if (isTarget(to)) {
    const stays = to.stay !== undefined
    // "to a cell in the cell it left" is simply that cell.
    const { kind, in: place, stay: _, ...rest } = to
    if (kind === 'cell' && place !== undefined && Object.keys(rest).length === 0)
      return { ...nowhere, to: nounOf(scope, place), stays }
    return { ...nowhere, to: chosenNoun({ ...scope, zoneWay: 'in' }, to).noun, stays }
  }
  const zone = zoneDestination(scope, step, to)
  return zone ? { ...nowhere, zone } : { ...nowhere, to: nounOf(scope, to as string) }
}

function zoneDestination(scope: Scope, step: Step, to: string | Zoned): ZoneDestination | null {
  const { zones } = scope.book.pack.manifest
  const id = typeof to === 'string' ? to : to.zone
  if (!Object.hasOwn(zones, id)) return null
  const zone = scope.book.term({}, 'zones', id)
  const at = typeof to === 'string' ? null : (to.at ?? null)
  const of = typeof to === 'string' ? undefined : to.of
  if (of !== undefined) return { zone, at, owner: of === 'actor' ? 'you' : nounOf(scope, of) }
  const source = step.each ?? step.target
  const isOwn = isTarget(source) && source.side === 'own'
  return { zone, at, owner: isOwn ? 'you' : 'owner' }
}
