import * as en from '../../english/index.ts'
import * as ru from '../../russian/index.ts'
import { noParts, saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const discard = verb({
  also: ['mill'],
  meaning: "Cards go to their owner's discard.",
  params: {},
  recipients: { kinds: ['card'], needed: true },
  outcomes: ['discarded'],
  atPick: ['owner', 'cost', 'count'],
  atCommit: [],
  preview: 'place',
  events: ['card-discarded'],
  zones: ['discard'],
  text: saying({
    takesOut: true,
    parts: noParts,
    en: {
      words: { discard: 'discard' },
      recorded: { 'discard.count': 'number of cards discarded' },
      say: (parts) => `${parts.verb('discard')} ${en.whomIn(parts)}`,
    },
    ru: {
      words: { discard: 'сбросьте|сбросить' },
      recorded: { 'discard.count': 'число сброшенных карт' },
      say: (parts) => `${parts.verb('discard')} ${ru.acc(parts)}`,
    },
  }),
  example: [{ do: 'discard', target: { kind: 'card', zone: 'hand', side: 'own' } }],
})
