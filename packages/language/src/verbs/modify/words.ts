import { PLACE } from '../../fields.ts'
import { MODIFIERS } from '../../modifiers.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

/** A status is given, not put on as a modifier. */
const { status: _, ...changes } = MODIFIERS

export const modify = verb({
  also: ['buff', 'debuff', 'boost', 'weaken'],
  meaning: 'Puts a modifier on the recipients for a while.',
  params: {
    ...changes,
    until: { takes: 'until', needed: true, meaning: 'see [durations](#durations)' },
  },
  recipients: { kinds: ['unit', 'card', 'section', 'seat', 'type', 'terrain'] },
  outcomes: ['modified'],
  atPick: [...PLACE, 'count'],
  atCommit: [],
  events: ['modifier-added'],
  text: saying({
    befalls: true,
    fills: true,
    parts: (step, the) => ({ sentence: the.modification(step) }),
    en: { words: {}, say: ({ sentence }) => sentence },
    ru: { words: {}, say: ({ sentence }) => sentence },
  }),
  example: [
    {
      do: 'modify',
      query: 'power',
      scale: '$half',
      until: 'turn',
      target: { kind: 'unit', side: 'opponent' },
    },
  ],
})
