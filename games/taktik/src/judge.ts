// What the code looks up by role must be there before a match begins, not when it is first needed.
import type { GameCode } from '@cardwright/engine/author'

const DECKS =
  'common-60 common-90 common-10 tactics tactics-preset missions army-0 army-1 squad-0 squad-1 duel-0 duel-1'.split(
    ' ',
  )
const STATUSES = 'moved attacked queued aimed spotted wanted loaded'.split(' ')

export const judge: NonNullable<GameCode['judge']> = (pack, { inFile, report }) => {
  for (const [file, holders, roles] of [
    ['decks.json', pack.decks, DECKS],
    ['statuses.json', pack.statuses, STATUSES],
  ] as const)
    for (const wanted of roles)
      if (!holders.some(({ role }) => role === wanted))
        report(inFile(file), undefined, `the game needs the role "${wanted}" and nothing has it`)
}
