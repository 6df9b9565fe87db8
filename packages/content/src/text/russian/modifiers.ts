// Russian modifiers and durations: the subject in the nominative, a colon, the effects.
import type { DurationPatterns, ModifierPatterns } from '../patterns.ts'
import { phraseFrom } from '@cardwright/language/grammar'
import { adjective, TIMES, signed, times, russianTerm, nouns } from '@cardwright/language/russian'

const PER = { turn: ' за ход', round: ' за раунд', encounter: ' за встречу' } as const
const TURN = russianTerm('ход')

export const modifiers: ModifierPatterns = {
  add: (term, size) => `${signed(size)} к ${term.form('one', 'dat')}`,
  plus(term, size) {
    const { gender } = term
    const final = adjective('итоговый', 'dat', { gender, number: 'one', animate: false })
    return `${signed(size)} к ${final} ${term.form('one', 'dat')}`
  },
  scale: (term, factor) => `${term.form('one', 'nom')} ×${factor}`,
  set: (term, value) => `${term.form('one', 'nom')} ${value}`,
  ignore: (term, tags, number) =>
    `не ${number === 'many' ? 'учитывают' : 'учитывает'} ${nouns.list(tags, 'and')} (${term.form('one', 'nom')})`,
  grant: (term) => term.form('one', 'nom'),
  whileTrue: (clause) => `, пока ${clause}`,
  against: (phrase) => ` против ${nouns.all(phrase).as('gen')}`,
  from: (phrase) => ` со стороны ${nouns.all(phrase).as('gen')}`,
  only: (names) => `: ${nouns.list(names, 'and')}`,
  uses: (n, per, isEach) => {
    const often = isEach
      ? `по ${nouns.measure(phraseFrom(TIMES), n, n === 1 ? 'dat' : 'acc')}`
      : times(n)
    return ` (${often}${per ? PER[per] : ''})`
  },
  sentence({ who, isSource, isTimed, has, does, asks, verb }) {
    const said = [...has, ...does].join(', ')
    if (isSource) return said
    if (asks) return `${verb('select')} ${who.as('acc')}: ${said}`
    if (!isTimed && has.length > 0) return `${who.as('nom')}: ${said}`
    // Behind a head with its own colon a second one would stumble.
    const gets = who.number === 'many' ? 'получают' : 'получает'
    if (has.length === 0) return `${who.as('nom')} ${said}`
    return has.every((item) => /^[+−]/.test(item)) && does.length === 0
      ? `${who.as('nom')} ${gets} ${said}`
      : who.kind === 'pronoun'
        ? `${who.as('gen')} ${said}`
        : `${who.as('nom')}: ${said}`
  },
}

export const durations: DurationPatterns = {
  simple(until, source, who) {
    const words: Record<string, string> = {
      step: 'на этот шаг',
      attack: 'на эту атаку',
      action: 'на это действие',
      turn: 'до конца хода',
      round: 'до конца раунда',
      encounter: 'до конца встречи',
      leave: `, пока ${nouns.pronoun(who).as('nom')} на поле`,
      source: `, пока ${source.as('nom')} на поле`,
      forever: 'навсегда',
    }
    return words[until] ?? until
  },
  turns(n, of, who) {
    if (of === 'all')
      return n === 1
        ? 'до конца хода'
        : n === 2
          ? 'до конца следующего хода'
          : `на ${nouns.measure(phraseFrom(TURN), n, 'acc')} любых игроков`
    if (of === 'own') {
      const yours = { ...phraseFrom(TURN), adjectives: [{ rank: 0, word: 'ваш' }] }
      return n === 1 ? 'до конца вашего хода' : `на ${nouns.measure(yours, n, 'acc')}`
    }
    const its = nouns.pronoun(who).as('gen')
    return n === 1
      ? `до конца хода ${its} владельца`
      : `на ${nouns.measure(phraseFrom(TURN), n, 'acc')} ${its} владельца`
  },
  phase: (phase) => `до фазы «${phase}»`,
}
