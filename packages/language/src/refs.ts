// References: how a text names a thing, a place or a seat.

export const REFS: Readonly<Record<string, string>> = {
  self: 'the source; for a status the thing that bears it',
  it: 'the candidate in a filter, the recipient in an amount or modifier',
  target: "the step's own pick",
  host: 'what the source is attached to',
  actor: 'the seat that acts: owner of the source, or as the timing says',
  opponent: 'the other seat, in games for two',
  active: 'the seat whose turn it is',
  giver: 'who gave the status that this ability stands on',
  per: 'in derived statuses: the seat it is derived for',
  hero: 'the one thing a game calls so',
  world: 'the match itself, which holds resources of the world',
  pending: 'what the open window is about; its fields are declared with the window',
  event: 'what fired this ability; its fields are in the [tables](#events)',
  '@name': 'the result of an earlier step of the same ability',
}
