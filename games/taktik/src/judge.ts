// What the code looks up by role must be there before a match begins, not when it is first needed.
import type { GameCode } from '@cardwright/engine/author'

const DECKS =
  'common-60 common-90 common-10 tactics tactics-preset missions army-0 army-1 squad-0 squad-1 duel-0 duel-1'.split(
    ' ',
  )
const STATUSES = 'moved attacked queued aimed spotted wanted loaded'.split(' ')

export const judge: NonNullable<GameCode['judge']> = (_pack, desk) => {
  desk.roles('decks', DECKS)
  desk.roles('statuses', STATUSES)
}
