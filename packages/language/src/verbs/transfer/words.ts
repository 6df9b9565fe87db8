import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const transfer = verb({
  meaning: 'Moves tokens to another thing; who gave them stays known.',
  params: {
    to: { takes: 'refOrTarget', needed: true, kinds: ['unit', 'card'], meaning: 'to whom' },
    status: { takes: 'status', meaning: 'which, default every placeable one' },
  },
  recipients: { kinds: ['unit', 'card'], needed: true },
  outcomes: ['transferred'],
  atPick: [...PLACE, 'count'],
  atCommit: [],
  preview: 'status',
  events: ['status-moved'],
  text: saying({
    parts: ({ status }, the) => ({
      thing: phraseFrom(status === undefined ? the.kind('token') : the.status(status), 'many'),
    }),
    en: {
      words: { transfer: 'move' },
      say: (parts) =>
        `${parts.verb('transfer')} ${en.nouns.every(parts.thing).as('acc')} from ${en.whomIn(parts)} to ${parts.to?.as('acc') ?? ''}`,
    },
    ru: {
      words: { transfer: 'перенесите|перенести' },
      say: (parts) =>
        `${parts.verb('transfer')} ${ru.nouns.every(parts.thing).as('acc')} ${ru.offOf(parts)} на ${parts.to?.after('acc') ?? ''}`,
    },
  }),
  example: [
    { do: 'transfer', to: { kind: 'unit', side: 'opponent' }, status: 'stun', each: 'self' },
  ],
})
