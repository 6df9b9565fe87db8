import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import * as ru from '../../russian/index.ts'
import { noParts, saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const select = verb({
  also: ['pick', 'target'],
  meaning: 'Remembers a pick for later steps and changes nothing.',
  params: {},
  recipients: { needed: true },
  outcomes: ['picked'],
  atPick: [...PLACE, 'cost', 'count'],
  atCommit: [],
  events: [],
  judge({ each }, { report }) {
    if (typeof each === 'string')
      report(['each'], each, 'this has a name already: leave the step out, and use the name')
  },
  text: saying({
    parts: noParts,
    en: {
      words: { select: 'choose', take: 'take' },
      say: (parts) => `${parts.verb(parts.asks ? 'select' : 'take')} ${en.whomIn(parts)}`,
    },
    ru: {
      words: { select: 'выберите|выбрать', take: 'возьмите|взять' },
      say: (parts) => `${parts.verb(parts.asks ? 'select' : 'take')} ${ru.acc(parts)}`,
    },
  }),
  example: [
    { do: 'select', as: 'x', target: { kind: 'unit', side: 'opponent' } },
    { do: 'destroy', each: '@x' },
  ],
})
