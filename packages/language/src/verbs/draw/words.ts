import type { Amount } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { judgeWho } from '../../judging.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const draw = verb({
  meaning:
    'Top cards of a pile go to the hand, one by one, reshuffling the discard when it is empty.',
  params: {
    amount: { takes: 'amount', needed: true, least: 1, meaning: 'how many' },
    who: { takes: 'ref', meaning: 'which seat, default the actor' },
  },
  recipients: { kinds: ['seat'] },
  outcomes: ['drawn', 'empty'],
  atPick: [],
  atCommit: ['amount', 'count'],
  events: ['deck-shuffled', 'card-drawn'],
  zones: ['deck', 'hand'],
  text: saying({
    byActor: true,
    fills: true,
    parts: ({ amount = 1, who }, the) => ({
      size: the.size(amount as Amount),
      ...(who === undefined ? {} : { whom: the.is(who, 'actor') ? null : the.noun(who) }),
    }),
    en: {
      words: { draw: 'draw' },
      recorded: { 'draw.amount': 'number of cards drawn', 'draw.count': 'number of cards drawn' },
      say({ size, whom, verb, kind }) {
        const cards = en.nouns.measure(phraseFrom(kind('card')), size)
        return whom && whom.kind !== 'you'
          ? `${whom.as('nom')} ${en.third(verb('draw'), whom)} ${cards}`
          : `${verb('draw')} ${cards}`
      },
    },
    ru: {
      words: { draw: 'возьмите|взять' },
      recorded: { 'draw.amount': 'число взятых карт', 'draw.count': 'число взятых карт' },
      say({ size, whom, verb, kind }) {
        const cards = ru.nouns.measure(phraseFrom(kind('card')), size)
        if (!whom || whom.kind === 'you') return `${verb('draw')} ${cards}`
        return `${whom.as('nom')} ${ru.takes(whom, 'берёт', 'берут')} ${cards}`
      },
    },
  }),
  judge: judgeWho,
  example: [{ do: 'draw', amount: 1, who: 'opponent' }],
})
