// English: all pattern tables together.
import { verbWords } from '@cardwright/language'
import { verbatim, type Noun, phraseFrom } from '@cardwright/language/grammar'
import type { Patterns } from '../patterns.ts'
import { amounts, targets } from './amounts.ts'
import { conditions } from './conditions.ts'
import { filters } from './filters.ts'
import { englishTerm, nouns } from '@cardwright/language/english'
import { heads, steps } from './heads.ts'
import { durations, modifiers } from './modifiers.ts'
import { endings, kinds, parties } from './words.ts'

const placed = (text: string, at: string): Noun => ({ ...verbatim(text), at })

export const englishPatterns: Patterns = {
  lang: 'en',
  term: englishTerm,
  endings,
  kinds,
  parties,
  nouns,
  filters,
  targets,
  amounts,
  conditions,
  modifiers,
  durations,
  heads,
  steps,
  verbWords: verbWords('en'),
  places: {
    left: (place, who) => placed(`the ${place.form('one', 'nom')} ${who.as('nom')} left`, place.at),
    entered: (place, who) =>
      placed(`the ${place.form('one', 'nom')} ${who.as('nom')} entered`, place.at),
    lastPlayed: (card, who) =>
      verbatim(`the last ${card.form('one', 'nom')} ${who.as('nom')} played`),
    giver: (player) => verbatim(`the ${player.form('one', 'nom')} who gave it`),
    active: (player) =>
      nouns.the({ ...phraseFrom(player), adjectives: [{ rank: 0, word: 'active' }] }),
  },
  prompts: {
    choose: (noun) => `Choose ${noun.as('acc')}`,
    option: 'Choose one',
    which: 'Which',
    arrange: 'Put the cards where they belong',
    optional: (text) => `${text} (or none)`,
  },
  marker: (name, text) => ` (${name}: ${text})`,
}
