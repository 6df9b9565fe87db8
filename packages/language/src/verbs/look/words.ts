import * as en from '../../english/index.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

const PILES: readonly string[] = ['deck', 'seat']

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
    byActor: true,
    result: ({ each }, the) =>
      each === undefined
        ? { phrase: phraseFrom(the.kind('card'), 'many'), kind: 'card' }
        : undefined,
    parts: ({ top, after, each }, the) => ({
      size: top === undefined ? null : the.size(top),
      shuffles: after === 'shuffle',
      isPile: each === undefined,
    }),
    en: {
      words: { look: 'look at' },
      recorded: { 'look.count': 'number of cards seen' },
      say({ size, shuffles, whom, verb, kind, isPile, areDecks }) {
        const isYours = whom === null || whom.kind === 'you'
        const deck = isYours ? 'your deck' : `${whom.as('gen')} deck`
        const pile = areDecks || !isPile ? en.whomIn({ whom }) : deck
        const cards =
          size === null
            ? pile
            : `the top ${en.nouns.measure(phraseFrom(kind('card')), size)} of ${pile}`
        return `${verb('look')} ${cards}${shuffles ? ', and shuffle that deck afterwards' : ''}`
      },
    },
    ru: {
      words: { look: 'посмотрите|посмотреть', shuffle: 'перетасуйте|перетасовать' },
      recorded: { 'look.count': 'число увиденных карт' },
      say({ size, shuffles, whom, verb, kind, isPile, areDecks }) {
        const isYours = whom === null || whom.kind === 'you'
        const set = areDecks || !isPile
        const top = { ...phraseFrom(kind('card')), adjectives: [{ rank: 0, word: 'верхний' }] }
        const what =
          size === null
            ? set
              ? ru.acc({ whom })
              : isYours
                ? 'вашу колоду'
                : `колоду ${whom.as('gen')}`
            : `${ru.nouns.measure(top, size)} ${isYours ? 'вашей колоды' : set ? whom.as('gen') : `колоды ${whom.as('gen')}`}`
        return `${verb('look')} ${what}${shuffles ? `, затем ${verb('shuffle')} эту колоду` : ''}`
      },
    },
  }),
  /** Piles are looked at from the top, all else as a set of cards. */
  judge({ target, each, top }, the) {
    const isPile =
      target === undefined || (typeof target === 'object' && PILES.includes(target.kind))
    if (!isPile)
      the.report(['target'], target, 'cards that are looked at are no choice: write "each"')
    if (each !== undefined && !(typeof each === 'object' && each.kind === 'card'))
      the.report(['each'], each, 'which cards? Write { "kind": "card", "zone": … }')
    if (each !== undefined && top !== undefined)
      the.report(['top'], top, 'the top of a pile, and not of a set: leave out "each"')
  },
  example: [{ do: 'look', top: 3, after: 'shuffle', target: { kind: 'deck' } }],
})
