// The main list from tables made once per rules. This folder may be deleted without changing any list: then
// `compile/parts/prepared.ts` takes `plainLists`.
import type { Compiled } from '../../tables/rules.ts'
import type { Lists } from '../lists.ts'
import { boardLister } from './board.ts'
import { cardLister } from './cards.ts'
import { quickTable } from './table.ts'

export function fastLists(compiled: Compiled): Lists {
  const quick = quickTable(compiled)
  return {
    boardTimings: quick.open,
    boardWindows: quick.windows,
    listBoard: boardLister(compiled, quick),
    listCards: cardLister(compiled),
  }
}
