import type { Amount } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { MOVED } from '../../fields.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const push = verb({
  also: ['shove', 'knockback'],
  meaning: 'Moves straight away from a thing, as far as there is room. No room: no candidate.',
  params: {
    from: { takes: 'ref', meaning: 'away from what, default `self`' },
    steps: { takes: 'amount', least: 1, meaning: 'how far, default 1' },
  },
  recipients: { kinds: ['unit'], needed: true },
  outcomes: ['moved', 'blocked'],
  atPick: [...MOVED, 'count'],
  atCommit: [],
  preview: 'place',
  events: ['moved'],
  text: saying({
    parts: ({ from, steps }, the) => ({
      away: typeof from === 'string' && !the.is(from, 'self') ? the.noun(from) : null,
      size: steps === undefined ? 1 : the.size(steps as Amount),
    }),
    en: {
      words: { push: 'push' },
      say(parts) {
        const away = parts.away ? `away from ${parts.away.as('acc')}` : 'away'
        const far = en.nouns.measure(phraseFrom(parts.kind('cell')), parts.size)
        return `${parts.verb('push')} ${en.whomIn(parts)} ${far} ${away}`
      },
    },
    ru: {
      words: { push: 'оттолкните|оттолкнуть' },
      say(parts) {
        const far = ru.nouns.measure(phraseFrom(parts.kind('cell')), parts.size)
        const away = parts.away ? ` от ${parts.away.after('gen')}` : ''
        return `${parts.verb('push')} ${ru.acc(parts)} на ${far}${away}`
      },
    },
  }),
  example: [{ do: 'push', target: { kind: 'unit', side: 'opponent' }, from: 'self', steps: 2 }],
})
