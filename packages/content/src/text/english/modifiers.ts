// English modifiers and durations.
import type { DurationPatterns, ModifierPatterns } from '../patterns.ts'
import { has as hasOrHave } from './conditions.ts'
import { signed, times, type EnglishTerm, nouns } from '@cardwright/language/english'

const PER = { turn: ' per turn', round: ' per round', encounter: ' per encounter' } as const
export const modifiers: ModifierPatterns = {
  add: (term, size) => {
    const isMany = (term as EnglishTerm).isCounted && size !== 1 && size !== -1
    return `${signed(size)} ${term.form(isMany ? 'many' : 'one', 'nom')}`
  },
  plus: (term, size) => `${signed(size)} to the final ${term.form('one', 'nom')}`,
  scale: (term, factor) => `×${factor} ${term.form('one', 'nom')}`,
  set: (term, value) => `${term.form('one', 'nom')} ${value}`,
  ignore: (term, tags, number) =>
    `${number === 'many' ? 'ignore' : 'ignores'} ${nouns.list(tags, 'and')} for ${term.form('one', 'nom')}`,
  grant: (term) => term.form('one', 'nom'),
  whileTrue: (clause) => ` while ${clause}`,
  against: (phrase) => ` against ${nouns.all(phrase).as('acc')}`,
  from: (phrase, isYesNo) => ` ${isYesNo ? 'by' : 'from'} ${nouns.all(phrase).as('acc')}`,
  only: (names) => `: ${nouns.list(names, 'and')}`,
  uses: (n, per, isEach) => ` (${times(n)}${per ? PER[per] : ''}${isEach ? ' each' : ''})`,
  sentence({ who, isTimed, has, does, asks, mood, verb }) {
    const be = who.kind === 'you' || who.number === 'many'
    const own = isTimed ? (be ? 'get' : 'gets') : hasOrHave(who)
    const predicates = [...(has.length > 0 ? [`${own} ${nouns.list(has, 'and')}`] : []), ...does]
    const said = nouns.list(predicates, 'and')
    if (mood === 'may' && asks) {
      const it = nouns.pronoun({ number: who.number }).as('nom')
      return `${verb('select')} ${who.as('acc')}: ${it} ${said}`
    }
    return `${who.as('nom')} ${said}`
  },
}

export const durations: DurationPatterns = {
  simple(until, source, who) {
    const words: Record<string, string> = {
      step: 'for this step',
      attack: 'for this attack',
      action: 'for this action',
      turn: 'until the end of the turn',
      round: 'until the end of the round',
      encounter: 'until the end of the encounter',
      leave: `while ${nouns.pronoun(who).as('nom')} ${who.number === 'many' ? 'are' : 'is'} on the board`,
      source: `while ${source.as('nom')} is on the board`,
      forever: 'permanently',
    }
    return words[until] ?? until
  },
  turns(n, of, who) {
    const its = nouns.pronoun(who).as('gen')
    if (of === 'all')
      return n === 1
        ? 'until the end of the turn'
        : n === 2
          ? 'until the end of the next turn'
          : `for ${n} turns of any player`
    const whose = of === 'own' ? 'your' : `${its} owner's`
    return n === 1 ? `until the end of ${whose} turn` : `for ${n} of ${whose} turns`
  },
  phase: (phase) => `until the ${phase} phase`,
}
