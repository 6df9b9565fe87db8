import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const recharge = verb({
  also: ['refresh', 'reload'],
  meaning: 'Refills the charges of the abilities of one timing.',
  params: {
    timing: { takes: 'timing', needed: true, meaning: 'whose charges' },
  },
  recipients: { kinds: ['unit'], needed: true },
  outcomes: ['recharged', 'none'],
  atPick: [...PLACE, 'count'],
  atCommit: [],
  events: ['recharged'],
  isDeclared: true,
  text: saying({
    parts: ({ timing = '' }, the) => ({
      what: the.text('heads', the.manifest.timings[timing]?.head ?? timing),
    }),
    en: {
      words: { recharge: 'recharge' },
      say: (parts) => `${parts.verb('recharge')} ${parts.what} of ${en.whomIn(parts)}`,
    },
    ru: {
      words: { recharge: 'перезарядите|перезарядить' },
      say: ({ verb, what, whom }) =>
        `${verb('recharge')} «${what}» у ${whom ? whom.after('gen') : 'вас'}`,
    },
  }),
  example: [{ do: 'recharge', timing: 'tend', target: { kind: 'unit', side: 'opponent' } }],
})
