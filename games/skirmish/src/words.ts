// Words of the manifest and of the code that the rules read, looked up once per rules.
import type { Query, ResourceTable, Rules } from '@cardwright/engine/author'

interface Words {
  power: Query
  scores: Query
  scoresFor: Query
  points: ResourceTable
  rounds: ResourceTable
  order: ResourceTable
  latest: ResourceTable
  // events of the game
  unitScored: number
  roundScored: number
  // where the numbers lie that a turn asks for again and again
  extraUnits: number
  unitsPlayed: number
  cardsPlayed: number
  mayDraw: number
}
const known = new WeakMap<Rules, Words>()
/** Whoever asks has mostly asked before. */
let last: Rules | null = null
let words: Words

export function wordsOf(rules: Rules): Words {
  if (rules !== last) {
    words = known.get(rules) ?? find(rules)
    last = rules
  }
  return words
}

function find(rules: Rules): Words {
  const query = (name: string) => rules.queryIndex.get(name)!
  const resource = (name: string) => rules.resourceIndex.get(name)!
  const number = (name: string) => rules.layout.numbers + rules.numberIndex.get(name)!
  const found = {
    power: query('power'),
    scores: query('scores'),
    scoresFor: query('scoresFor'),
    points: resource('points'),
    rounds: resource('rounds'),
    order: resource('order'),
    latest: resource('latest'),
    unitScored: rules.eventIndex.get('unit-scored')!,
    roundScored: rules.eventIndex.get('round-scored')!,
    extraUnits: number('extraUnits'),
    unitsPlayed: number('unitsPlayed'),
    cardsPlayed: number('cardsPlayed'),
    mayDraw: number('mayDraw'),
  }
  known.set(rules, found)
  return found
}
