// The owners of the things in an event at the time it happened. Later the thing may not be in any view, and its
// number may belong to something else.
import type { GameEvent, View } from '@cardwright/engine'
import type { Chain } from './moment.ts'

/** Fields of an event that name a thing of the seat in its field `seat`. */
const OWN = ['unit', 'attacker'] as const
/** The same for an attack that was intercepted: its seat is the interceptor's. */
const OWN_OF_INTERCEPTION = ['unit', 'interceptor'] as const
const THINGS = ['unit', 'attacker', 'target', 'interceptor', 'source', 'killer', 'host'] as const

type Owners = ReadonlyMap<number, number>

const after = new WeakMap<Chain, Owners>()
const at = new WeakMap<GameEvent, Owners>()

export interface Owning {
  /** Null: unknown, or not needed because no other player has such a thing. */
  ownerIn(event: GameEvent, id: number): number | null
}

const read = new WeakMap<readonly Chain[], Owning>()

/** Computed once per story, because every line of the log needs it. */
export function ownersOf(story: readonly Chain[], view: View): Owning {
  const known = read.get(story)
  if (known !== undefined) return known
  const owning = readOwners(story, view)
  read.set(story, owning)
  return owning
}

function readOwners(story: readonly Chain[], { board }: View): Owning {
  readStory(story)
  const now = new Map(board.map(({ id, owner }) => [id, owner]))
  const ownerOf = (event: GameEvent, id: number) => at.get(event)?.get(id) ?? now.get(id)
  const byDef = new Map<string, Set<number>>()
  const note = (def: unknown, owner: number | undefined) => {
    if (typeof def !== 'string' || owner === undefined || owner < 0) return
    byDef.set(def, (byDef.get(def) ?? new Set()).add(owner))
  }
  for (const { def, owner } of board) note(def, owner)
  for (const { events } of story)
    for (const event of events)
      for (const field of THINGS)
        if (typeof event[field] === 'number')
          note(event[`${field}Def`], ownerOf(event, event[field]))
  return {
    ownerIn(event, id) {
      const field = THINGS.find((one) => event[one] === id)
      const owners = byDef.get(String(event[`${field}Def`]))
      return owners === undefined || owners.size < 2 ? null : (ownerOf(event, id) ?? null)
    },
  }
}

/** Every chain once, in the order in which they happened. */
function readStory(story: readonly Chain[]): void {
  let owners: Owners = new Map()
  for (const chain of story) {
    const known = after.get(chain)
    if (known !== undefined) {
      owners = known
      continue
    }
    const here = new Map(owners)
    for (const event of chain.events) {
      for (const field of event.interceptor === undefined ? OWN : OWN_OF_INTERCEPTION)
        if (typeof event[field] === 'number' && typeof event.seat === 'number')
          here.set(event[field], event.seat)
      const things = THINGS.map((field) => event[field]).filter((id) => typeof id === 'number')
      at.set(event, new Map(things.flatMap((id) => (here.has(id) ? [[id, here.get(id)!]] : []))))
    }
    owners = here
    after.set(chain, here)
  }
}
