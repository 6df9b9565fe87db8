// What a game's own check is given: where things are, how to report them, and the checks that all games share.
import type { Draft } from '../draft.ts'
import type { Bounds, Desk } from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place, type Report } from '../problem.ts'

export function deskOf(draft: Draft, report: Report): Desk {
  const places = new Map(draft.holders.map(({ id, kind, at }) => [`${kind} ${id}`, at]))
  return {
    at: ({ id }, ...path) => inside(places.get(`definition ${id}`)!, ...path),
    inFile: (file, ...path) => ({ file, path }),
    report,
    nearest,
    figures: (bounds, defaults = {}) => judgeFigures(draft, bounds, defaults, report),
    roles: (list, roles) => judgeRoles(`${list}.json`, entriesOf(draft, list), roles, report),
  }
}

function judgeFigures(
  { balance }: Draft,
  bounds: Readonly<Record<string, Bounds>>,
  defaults: Readonly<Record<string, number>>,
  report: Report,
): void {
  const file = 'balance.json'
  // one of those that nothing reads is probably the missing one, misspelt
  const others = Object.keys(balance).filter((key) => !Object.hasOwn(bounds, key))
  for (const [key, { min, max, isBroken }] of Object.entries(bounds)) {
    const value = balance[key]?.value
    if (value === undefined) {
      if (Object.hasOwn(defaults, key)) continue
      const entry = `{ "value": ${Math.max(min, Math.min(1, max))}, "unit": … }`
      const message = `is missing: the rules read it; write ${entry}`
      report({ file, path: [key] }, undefined, message, nearest(key, others))
    } else if (value < min || value > max || !(isBroken || Number.isInteger(value)))
      report(
        { file, path: [key, 'value'] },
        value,
        `must be a ${isBroken ? '' : 'whole '}number from ${min} to ${max}`,
      )
  }
}

interface Entry {
  at: Place
  role: string | undefined
}

function entriesOf({ decks, holders }: Draft, list: 'decks' | 'statuses'): Entry[] {
  if (list === 'decks') return decks.map(({ at, value }) => ({ at, role: value.role }))
  return holders
    .filter(({ kind }) => kind === 'status')
    .map(({ at, value }) => ({ at, role: value['role'] as string | undefined }))
}

/** Code finds decks and statuses by their role, so a deck without one is never played. */
function judgeRoles(file: string, entries: Entry[], roles: readonly string[], report: Report) {
  for (const { at, role } of entries) {
    if (role === undefined && file === 'decks.json')
      report(inside(at, 'role'), undefined, `is missing: a deck is one of ${roles.join(', ')}`)
    if (role !== undefined && !roles.includes(role))
      report(inside(at, 'role'), role, `not one of ${roles.join(', ')}`, nearest(role, roles))
  }
  for (const wanted of roles)
    if (!entries.some(({ role }) => role === wanted))
      report(
        { file, path: [] },
        undefined,
        `the game needs the role "${wanted}" and nothing has it`,
      )
}
