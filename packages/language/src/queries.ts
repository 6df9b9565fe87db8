// Queries that the engine asks of its own accord, where a game declares them. All others are asked by cards or by the
// code of the game.
import type { Asked } from '@cardwright/engine/words'

export const QUERIES: Readonly<Record<Asked, string>> = {
  canMove: 'of a unit that an effect would move, with the seat and the source that move it',
  canReceive: 'of what would be given a status; its argument is the status',
  cost: 'of a card that is played: its price',
  damageTaken: 'of what is hit: added to the damage, with the source as the other party',
  healing: 'of what is healed: added to the amount',
  passivesOn: 'of anything with passives: whether they hold',
  playedTo: 'of a card that has been played: the zone it goes to',
  targetable: 'of a unit that could be picked, with the source that picks',
  tires: 'of a unit that acts or is moved: whether that exhausts it',
}
