// Words of the manifest and of the code that the rules read, looked up once per rules.
import { find, perRules } from '@cardwright/engine/author'

export const words = perRules((rules) => ({
  power: find.query(rules, 'power'),
  scores: find.query(rules, 'scores'),
  scoresFor: find.query(rules, 'scoresFor'),
  points: find.pool(rules, 'points'),
  rounds: find.pool(rules, 'rounds'),
  order: find.pool(rules, 'order'),
  latest: find.pool(rules, 'latest'),
  // events of the game
  unitScored: find.event(rules, 'unit-scored'),
  roundScored: find.event(rules, 'round-scored'),
  // numbers that a turn asks for again and again
  extraUnits: find.number(rules, 'extraUnits'),
  unitsPlayed: find.number(rules, 'unitsPlayed'),
  cardsPlayed: find.number(rules, 'cardsPlayed'),
  mayDraw: find.number(rules, 'mayDraw'),
}))
