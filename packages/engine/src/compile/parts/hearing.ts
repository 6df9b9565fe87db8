// Which abilities answer an event or replace a change, by who has them.
import type { CompiledAbility } from '../ability.ts'

/** Abilities that may answer an event, by definition, status and keyword they stand on. */
export interface Hearing {
  byDef: (CompiledAbility[] | null)[]
  byStatus: (CompiledAbility[] | null)[]
  byWord: (CompiledAbility[] | null)[]
  /** The statuses among them, a bit each. */
  statuses: number
}

export interface TriggerTable {
  /** `of: "self"`, by role slot. */
  own: ({ slot: number } & Hearing)[]
  /** Everybody else who listens. */
  watch: Hearing
  /** Granted keywords listen too, and these are not counted. */
  always: boolean
}

export interface BeforeTable extends Hearing {
  /** Does any ability replace what happens to others? */
  others: boolean
}

/** Abilities by who has them: definitions, statuses, keywords. */
export type Holders = readonly CompiledAbility[][][]

/** An ability, and who has it: the number of its list among the three, and its number there. */
interface Held {
  ability: CompiledAbility
  list: number
  holder: number
}

const heldIn = (holders: Holders): Held[] =>
  holders.flatMap((lists, list) =>
    lists.flatMap((abilities, holder) => abilities.map((ability) => ({ ability, list, holder }))),
  )

function hearing(holders: Holders, here: readonly Held[]): Hearing {
  const by = holders.map(({ length }) =>
    Array.from({ length }, (): CompiledAbility[] | null => null),
  )
  let statuses = 0
  for (const { ability, list, holder } of here) {
    ;(by[list][holder] ??= []).push(ability)
    if (list === 1) statuses |= 1 << holder
  }
  return { byDef: by[0], byStatus: by[1], byWord: by[2], statuses }
}

/** By event, null where no ability listens. */
export function triggersOf(events: readonly string[], holders: Holders): (TriggerTable | null)[] {
  const all = heldIn(holders)
  return events.map((_, event) => {
    const here = all.filter(({ ability }) => ability.event === event)
    if (here.length === 0) return null
    const own = here.filter(({ ability }) => ability.ofSelf)
    const others = here.filter(({ ability }) => !ability.ofSelf)
    // the subject before the other parties of the event
    const slots = [...new Set(own.map(({ ability }) => ability.role))].sort((a, b) => a - b)
    return {
      own: slots.map((slot) => ({
        slot,
        ...hearing(
          holders,
          own.filter(({ ability }) => ability.role === slot),
        ),
      })),
      watch: hearing(holders, others),
      always: others.some(({ list }) => list === 2),
    }
  })
}

export function beforeOf(holders: Holders): Map<string, BeforeTable> {
  const all = heldIn(holders).filter(({ ability }) => ability.kind === 'before')
  return new Map(
    [...new Set(all.map(({ ability }) => ability.source.before!))].map((change) => {
      const here = all.filter(({ ability }) => ability.source.before === change)
      const others = here.some(({ ability }) => !ability.ofSelf)
      return [change, { others, ...hearing(holders, here) }] as const
    }),
  )
}
