// Russian: all pattern tables together.
import { verbWords } from '@cardwright/language'
import {
  CLAUSE_END,
  verbatim,
  type Noun,
  phraseFrom,
  type Case,
  type Term,
} from '@cardwright/language/grammar'
import type { Patterns } from '../patterns.ts'
import { amounts, targets } from './amounts.ts'
import { conditions, past } from './conditions.ts'
import { filters } from './filters.ts'
import { russianTerm, nouns } from '@cardwright/language/russian'
import { heads, steps } from './heads.ts'
import { durations, modifiers } from './modifiers.ts'
import { endings, kinds, parties } from './words.ts'

/** «линия, откуда он ушёл»: the place declines, the clause stays. */
function withClause(term: Term, clause: string): Noun {
  const say = (form: Case): string => `${term.form('one', form)}, ${clause}${CLAUSE_END}`
  const { gender, animate, at } = term
  return { ...verbatim(''), gender, animate, at, as: say, after: say }
}

const went = (who: Noun, stem: string): string =>
  who.number === 'one' && who.gender === 'm' ? `${stem}ёл` : past(stem, who)

export const russianPatterns: Patterns = {
  lang: 'ru',
  term: russianTerm,
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
  verbWords: verbWords('ru'),
  places: {
    left: (place, who) => withClause(place, `откуда ${who.as('nom')} ${went(who, 'уш')}`),
    entered: (place, who) => withClause(place, `куда ${who.as('nom')} ${went(who, 'приш')}`),
    lastPlayed: (card, who) =>
      withClause(card, `которую ${who.as('nom')} ${past('разыгра', who)} последней`),
    giver: (player) => withClause(player, 'который это дал'),
    active: (player) =>
      nouns.the({ ...phraseFrom(player), adjectives: [{ rank: 0, word: 'активный' }] }),
  },
  prompts: {
    choose: (noun) => `Выберите ${noun.as('acc')}`,
    option: 'Выберите одно',
    which: 'Вариант',
    arrange: 'Разложите карты по местам',
    optional: (text) => `${text} (или ничего)`,
  },
  marker: (name, text) => ` (${name}: ${text})`,
}
