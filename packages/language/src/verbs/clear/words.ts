import type { Step } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { phraseFrom, type Phrase } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { saying, type Speaker } from '../../saying.ts'
import { verb } from '../../verb.ts'

function thingOf({ status, given }: Step, the: Speaker): Phrase {
  const thing = phraseFrom(status === undefined ? the.kind('token') : the.status(status))
  if (given !== undefined) the.givenBy(thing, given)
  return thing
}

export const clear = verb({
  also: ['cleanse', 'dispel', 'purge'],
  meaning: 'Takes tokens off, oldest first; with a `status` target the picked ones.',
  params: {
    status: { takes: 'status', meaning: 'which, default every placeable one' },
    given: { takes: 'given', meaning: 'only those given by' },
    amount: { takes: 'amountOrAll', least: 1, meaning: 'how many, default all' },
  },
  recipients: { kinds: ['unit', 'card', 'section', 'seat', 'status'] },
  outcomes: ['cleared', 'none'],
  atPick: [...PLACE, 'count'],
  atCommit: [],
  preview: 'status',
  events: ['status-cleared'],
  text: saying({
    parts: (step, the) => ({
      thing: thingOf(step, the),
      size:
        step.amount === undefined || step.amount === 'all'
          ? ('all' as const)
          : the.size(step.amount),
    }),
    en: {
      words: { clear: 'take' },
      recorded: { 'clear.count': 'number of tokens taken off' },
      replaced: ['losing a token', 'loses a token'],
      say: (parts) =>
        parts.areTokens
          ? `${parts.verb('clear')} off ${en.whomIn(parts)}`
          : `${parts.verb('clear')} ${en.amountOf(parts.thing, parts.size)} off ${en.toEach(parts)}`,
    },
    ru: {
      words: { clear: 'снимите|снять' },
      recorded: { 'clear.count': 'число снятых жетонов' },
      replaced: ['потери жетона', 'потерей жетона'],
      say(parts) {
        const { areTokens, thing, size, verb } = parts
        if (areTokens) return `${verb('clear')} ${ru.acc(parts)}`
        const what = ru.amountOf(thing, size)
        return ru.withPronoun(verb('clear'), ru.offOf(parts), what, parts)
      },
    },
  }),
  example: [
    {
      do: 'clear',
      status: 'stun',
      given: 'own',
      amount: 'all',
      target: { kind: 'unit', side: 'opponent' },
    },
  ],
})
