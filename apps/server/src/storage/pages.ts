// Lists that are read page by page, the newest first.
import type { SelectQueryBuilder } from 'kysely'

export interface Page {
  most: number
  /** Where the page before ended. */
  before?: { at: number; id: string }
}

/** One more than wanted: then there is another page. */
export function paged<DB, TB extends keyof DB & string, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { most, before }: Page,
  at = 'at',
): SelectQueryBuilder<DB, TB, O> {
  // all that are listed have an id and a time
  const list = query as unknown as SelectQueryBuilder<{ one: Record<string, unknown> }, 'one', O>
  const rest =
    before === undefined
      ? list
      : list.where((eb) =>
          eb.or([
            eb(at, '<', before.at),
            eb.and([eb(at, '=', before.at), eb('id', '<', before.id)]),
          ]),
        )
  const page = rest
    .orderBy(at, 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
  return page as unknown as SelectQueryBuilder<DB, TB, O>
}
