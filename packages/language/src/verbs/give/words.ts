import type { Amount } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { writeSize } from '../../grammar/count.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const give = verb({
  also: ['apply', 'inflict', 'add'],
  meaning: 'Adds tokens of a status. Asks the query `canReceive` first.',
  params: {
    status: { takes: 'status', needed: true, meaning: 'which' },
    amount: { takes: 'amount', least: 1, meaning: 'how many on each recipient, default 1' },
    giver: { takes: 'ref', meaning: 'who counts as giver, default the actor' },
  },
  recipients: { kinds: ['unit', 'card', 'section', 'seat'] },
  outcomes: ['given', 'refused'],
  atPick: [...PLACE, 'cost', 'count'],
  atCommit: [],
  preview: 'status',
  events: ['status-given'],
  text: saying({
    fills: true,
    parts({ status = '', amount = 1, giver }, the) {
      const says = the.beingGiven(status)
      return {
        says,
        size: says === null ? the.size(amount as Amount) : 1,
        thing: phraseFrom(the.status(status)),
        isToken: the.isToken(status),
        giver: says !== null || giver === undefined ? null : the.noun(giver),
      }
    },
    en: {
      words: { give: 'put', apply: 'give' },
      replaced: ['getting a token', 'gets a token'],
      say(parts) {
        const { says, size, thing, isToken, giver, verb } = parts
        if (says !== null) return says
        const by = giver ? ` in the name of ${giver.as('acc')}` : ''
        if (isToken)
          return `${verb('give')} ${en.amountOf(thing, size)} on ${en.toEach(parts)}${by}`
        const name = thing.heads[0].form('one', 'nom')
        const many = size === 1 ? '' : ` ×${writeSize(size)}`
        return `${verb('apply')} ${name}${many} to ${en.whomIn(parts)}${by}`
      },
    },
    ru: {
      words: { give: 'положите|положить', apply: 'наложите|наложить' },
      replaced: ['получения жетона', 'получением жетона'],
      say(parts) {
        const { says, size, thing, isToken, giver, verb } = parts
        if (says !== null) return says
        const by = giver ? ` от имени ${giver.as('gen')}` : ''
        const on = `на ${parts.whom ? parts.whom.after('acc') : 'вас'}`
        if (isToken) return ru.withPronoun(verb('give'), on, ru.amountOf(thing, size), parts) + by
        const many = size === 1 ? '' : ` ×${writeSize(size)}`
        const name = thing.heads[0].form('one', 'acc') + many
        return ru.withPronoun(verb('apply'), on, name, parts) + by
      },
    },
  }),
  example: [
    {
      do: 'give',
      status: 'stun',
      amount: 2,
      giver: 'opponent',
      target: { kind: 'unit', side: 'opponent' },
    },
  ],
})
