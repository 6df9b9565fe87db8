import * as en from '../../english/index.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const look = verb({
  also: ['peek', 'scry', 'reveal', 'search'],
  meaning: 'Shows cards to the actor alone. They are then known as `@name`.',
  params: {
    top: { takes: 'amount', least: 1, meaning: 'only the top n of each pile' },
    after: { takes: { oneOf: ['shuffle'] }, meaning: 'shuffles that pile when the ability ends' },
  },
  recipients: {},
  outcomes: ['seen'],
  atPick: [],
  atCommit: ['count'],
  events: ['cards-seen', 'deck-shuffled'],
  zones: ['deck'],
  text: saying({
    result: ({ top }, the) =>
      top === undefined
        ? undefined
        : { phrase: phraseFrom(the.kind('card'), 'many'), kind: 'card' },
    parts: ({ top, after }, the) => ({
      size: top === undefined ? null : the.size(top),
      shuffles: after === 'shuffle',
    }),
    en: {
      words: { look: 'look at' },
      recorded: { 'look.count': 'number of cards seen' },
      say({ size, shuffles, whom, verb, kind }) {
        const cards =
          size === null
            ? en.whomIn({ whom })
            : `the top ${en.nouns.measure(phraseFrom(kind('card')), size)} of ${whom ? whom.as('acc') : 'your deck'}`
        return `${verb('look')} ${cards}${shuffles ? ', and shuffle that deck afterwards' : ''}`
      },
    },
    ru: {
      words: { look: 'посмотрите|посмотреть', shuffle: 'перетасуйте|перетасовать' },
      recorded: { 'look.count': 'число увиденных карт' },
      say({ size, shuffles, whom, verb, kind }) {
        const top = { ...phraseFrom(kind('card')), adjectives: [{ rank: 0, word: 'верхний' }] }
        const what =
          size === null
            ? ru.acc({ whom })
            : `${ru.nouns.measure(top, size)} ${whom ? whom.as('gen') : 'вашей колоды'}`
        return `${verb('look')} ${what}${shuffles ? `, затем ${verb('shuffle')} эту колоду` : ''}`
      },
    },
  }),
  example: [{ do: 'look', top: 3, after: 'shuffle', target: { kind: 'deck' } }],
})
