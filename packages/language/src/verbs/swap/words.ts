import * as en from '../../english/index.ts'
import { MOVED } from '../../fields.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const swap = verb({
  also: ['exchange', 'switch'],
  meaning: 'Two units exchange their places at once, then both moves are told.',
  params: {
    with: {
      takes: 'ref',
      meaning: 'the other one, default `self`; two picks exchange with each other',
    },
  },
  recipients: { kinds: ['unit'], needed: true },
  outcomes: ['swapped'],
  atPick: [...MOVED, 'count'],
  atCommit: [],
  preview: 'place',
  events: ['moved'],
  text: saying({
    parts: (step, the) => ({
      other: step.with === undefined || step.with === 'target' ? null : the.noun(step.with),
    }),
    en: {
      words: { swap: 'make' },
      say({ other, verb, whom }) {
        const both = other ? `${en.whomIn({ whom })} and ${other.as('acc')}` : en.whomIn({ whom })
        return `${verb('swap')} ${both} swap places`
      },
    },
    ru: {
      words: { swap: 'поменяйте|поменять' },
      say({ other, verb, whom }) {
        const both = other ? `${ru.acc({ whom })} и ${other.as('acc')}` : ru.acc({ whom })
        return `${verb('swap')} местами ${both}`
      },
    },
  }),
  example: [{ do: 'swap', target: { kind: 'unit', side: 'opponent' }, with: 'self' }],
})
