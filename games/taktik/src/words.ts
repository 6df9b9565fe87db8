// What the words of the rules stand for, looked up once for each rules and not at every question.
import { find, perRules, type Query } from '@cardwright/engine/author'

const QUERIES = [
  'maxHits',
  'attackRoll',
  'farRoll',
  'defence',
  'attackDamage',
  'canAttack',
  'canFight',
  'canMove',
  'movement',
  'movePastLimit',
  'ignoresTerrain',
  'ignoresToHit',
  'ignoresLine',
] as const

export const wordsOf = perRules((rules) => ({
  ...(Object.fromEntries(QUERIES.map((name) => [name, find.query(rules, name)])) as Record<
    (typeof QUERIES)[number],
    Query
  >),
  hits: find.pool(rules, 'hits'),
  // streams of chance
  dice: find.stream(rules, 'dice'),
  map: find.stream(rules, 'map'),
}))
