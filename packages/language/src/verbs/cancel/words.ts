import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const cancel = verb({
  also: ['counter', 'prevent', 'negate'],
  meaning: 'What is pending does not happen.',
  params: {
    what: {
      takes: { oneOf: ['event', 'attack', 'move', 'intent', 'malus'] },
      needed: true,
      meaning: 'what is pending',
    },
  },
  recipients: {},
  outcomes: ['cancelled'],
  atPick: [],
  atCommit: [],
  events: ['prevented', 'intent-cancelled'],
  text: saying({
    parts: ({ what = 'event' }) => ({ what }),
    en: {
      words: { cancel: 'cancel', prevent: 'prevent' },
      say: ({ what, verb, kind }) =>
        what === 'event'
          ? `${verb('prevent')} this`
          : `${verb('cancel')} the ${kind(what).form('one', 'nom')}`,
    },
    ru: {
      words: { cancel: 'отмените|отменить', prevent: 'предотвратите|предотвратить' },
      say: ({ what, verb, kind }) =>
        what === 'event'
          ? `${verb('prevent')} это`
          : `${verb('cancel')} ${kind(what).form('one', 'acc')}`,
    },
  }),
  judge({ what = '' }, the) {
    if (what === 'event' && the.kind !== 'before')
      the.report(['what'], what, 'an event can be cancelled only before it happens ("before")')
    if (/^(attack|move|malus)$/.test(what) && the.kind !== 'answer')
      the.report([], what, 'this form of "cancel" can only answer a window')
  },
  example: [{ do: 'cancel', what: 'intent' }],
})
