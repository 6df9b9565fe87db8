import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const redirect = verb({
  meaning: 'The pending attack gets another target.',
  params: {
    what: { takes: { oneOf: ['attack'] }, meaning: 'what is pending' },
    to: {
      takes: 'refOrTarget',
      kinds: ['unit', 'section'],
      meaning: 'the new target, default `self`',
    },
  },
  recipients: {},
  outcomes: ['redirected'],
  atPick: [],
  atCommit: [],
  events: ['attack-redirected'],
  isDeclared: true,
  text: saying({
    parts: ({ what = 'attack' }) => ({ what }),
    en: {
      words: { redirect: 'redirect' },
      say: ({ verb, kind, what, whom, to }) =>
        `${verb('redirect')} the ${kind(what).form('one', 'nom')} to ${(to ?? whom)?.as('acc') ?? ''}`,
    },
    ru: {
      words: { redirect: 'перенаправьте|перенаправить' },
      say: ({ verb, kind, what, whom, to }) =>
        `${verb('redirect')} ${kind(what).form('one', 'acc')} на ${(to ?? whom)?.after('acc') ?? ''}`,
    },
  }),
  example: [{ do: 'redirect', what: 'attack', to: { kind: 'unit', side: 'opponent' } }],
  isAnswer: true,
})
