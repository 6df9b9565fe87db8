import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import * as ru from '../../russian/index.ts'
import { noParts, saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const remove = verb({
  also: ['exile', 'banish'],
  meaning: 'Leaves the match without dying: terrain, markers, a running effect.',
  params: {},
  recipients: { kinds: ['unit', 'terrain', 'effect', 'card'], needed: true },
  outcomes: ['removed'],
  atPick: [...PLACE, 'count'],
  atCommit: [],
  preview: 'place',
  events: ['removed'],
  text: saying({
    parts: noParts,
    en: {
      words: { remove: 'remove' },
      say: (parts) => `${parts.verb('remove')} ${en.whomIn(parts)}`,
    },
    ru: {
      words: { remove: 'уберите|убрать' },
      say: (parts) => `${parts.verb('remove')} ${ru.acc(parts)}`,
    },
  }),
  example: [{ do: 'remove', target: { kind: 'terrain' } }],
})
