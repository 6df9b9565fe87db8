// Matchups: the decks exist, each pair occurs once, and every list that was played has a hash.
import type { Matchup } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { judgeOneOf, type Check } from './check.ts'

export function checkMatchups(check: Check): void {
  const { matchups } = check.draft
  const { words, blind } = check.lexicon
  if (matchups === null || blind.has('deck')) return
  const at: Place = { file: 'matchups.json', path: [] }
  for (const deck of Object.keys(matchups.lists))
    judgeOneOf(check, 'deck', deck, words.deck, inside(at, 'lists', deck))
  const before = new Set<string>()
  matchups.pairs.forEach((pair, k) => {
    const place = inside(at, 'pairs', k)
    for (const side of ['first', 'second'] as const) {
      const isKnown = judgeOneOf(check, 'deck', pair[side], words.deck, inside(place, side))
      if (isKnown && !Object.hasOwn(matchups.lists, pair[side]))
        check.report(inside(place, side), pair[side], 'there is no hash of this deck under "lists"')
    }
    judgePair(check, pair, before, place)
  })
}

function judgePair(check: Check, pair: Matchup, before: Set<string>, at: Place): void {
  const { first, second, won, drawn, lost } = pair
  const key = [first, second].sort().join(' ')
  if (first === second) check.report(inside(at, 'second'), second, 'a deck against itself')
  else if (before.has(key)) check.report(at, undefined, 'this pair of decks occurs twice')
  if (won + drawn + lost === 0) check.report(at, undefined, 'no games were played')
  before.add(key)
}
