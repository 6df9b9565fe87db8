import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const cancel = verb({
  also: ['counter', 'prevent', 'negate'],
  meaning: 'What is pending does not happen.',
  params: {
    what: {
      takes: 'pending',
      needed: true,
      meaning: '`event`, or what the window is about: `attack`, `move`, or a tag of the game',
    },
  },
  recipients: {},
  outcomes: ['cancelled'],
  atPick: [],
  atCommit: [],
  events: ['prevented'],
  text: saying({
    parts: ({ what = 'event' }, the) => ({
      what:
        what === 'event'
          ? null
          : the.manifest.tags?.includes(what)
            ? the.tag(what)
            : the.kind(what),
    }),
    en: {
      words: { cancel: 'cancel', prevent: 'prevent' },
      say: ({ what, verb }) =>
        what === null
          ? `${verb('prevent')} this`
          : `${verb('cancel')} the ${what.form('one', 'nom')}`,
    },
    ru: {
      words: { cancel: 'отмените|отменить', prevent: 'предотвратите|предотвратить' },
      say: ({ what, verb }) =>
        what === null ? `${verb('prevent')} это` : `${verb('cancel')} ${what.form('one', 'acc')}`,
    },
  }),
  judge({ what = '' }, the) {
    if (what === 'event' && the.kind !== 'before')
      the.report(['what'], what, 'an event can be cancelled only before it happens ("before")')
    if (what !== 'event' && the.kind !== 'answer')
      the.report([], what, 'this form of "cancel" can only answer a window')
  },
  example: [{ do: 'cancel', what: 'attack' }],
})
