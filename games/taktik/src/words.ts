// What the words of the rules stand for, looked up once for each rules and not at every question.
import type { Match, Rules } from '@cardwright/engine/author'

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

type Query = Rules['queries'][number]
type Words = Record<(typeof QUERIES)[number], Query> & {
  hits: Rules['resources'][number]
  /** Streams of chance. */
  dice: number
  map: number
}

let known: { rules: Rules; words: Words } | null = null

export function wordsOf({ rules }: Match): Words {
  // almost always the rules that were asked about last
  if (known?.rules !== rules) known = { rules, words: lookUp(rules) }
  return known.words
}

function lookUp({ queryIndex, resourceIndex, streamIndex }: Rules): Words {
  const queries = Object.fromEntries(QUERIES.map((name) => [name, queryIndex.get(name)!]))
  return {
    ...(queries as Record<(typeof QUERIES)[number], Query>),
    hits: resourceIndex.get('hits')!,
    dice: streamIndex.get('dice')!,
    map: streamIndex.get('map')!,
  }
}
