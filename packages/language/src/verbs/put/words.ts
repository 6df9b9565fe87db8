import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const put = verb({
  also: ['return', 'bounce'],
  meaning: 'A card goes to a zone, a unit leaves the board for a zone, or a card enters the board.',
  params: {
    to: {
      takes: 'destination',
      needed: true,
      kinds: ['cell', 'lane'],
      meaning: 'a zone, a place in a zone, or a cell or lane',
    },
    give: { takes: 'statuses', meaning: 'statuses it enters the board with' },
  },
  recipients: { kinds: ['unit', 'card'], needed: true },
  outcomes: ['put'],
  atPick: [...PLACE, 'cost', 'count'],
  atCommit: [],
  preview: 'place',
  events: ['left', 'entered', 'card-moved'],
  text: saying({
    takesOut: true,
    parts: ({ give = [] }, the) => ({ statuses: give.map((id) => the.status(id)) }),
    en: {
      words: { put: 'put' },
      say(parts) {
        const where = parts.zone ? ` ${en.zoneText(parts.zone)}` : en.placeOf(parts.to)
        const names = parts.statuses.map((status) => status.form('one', 'nom'))
        const marks = names.length > 0 ? ` with ${en.nouns.list(names, 'and')}` : ''
        return `${parts.verb('put')} ${en.whomIn(parts)}${where}${marks}`
      },
    },
    ru: {
      words: { put: 'положите|положить', stand: 'поставьте|поставить' },
      say(parts) {
        const names = parts.statuses.map((status) => status.form('one', 'ins'))
        const marks = names.length > 0 ? ` ${ru.withWord(ru.nouns.list(names, 'and'))}` : ''
        return parts.zone
          ? `${parts.verb('put')} ${ru.acc(parts)} ${ru.zoneText(parts.zone)}${marks}`
          : `${parts.verb('stand')} ${ru.acc(parts)}${ru.onto(parts.to)}${marks}`
      },
    },
  }),
  example: [
    {
      do: 'put',
      target: { kind: 'unit', side: 'opponent' },
      to: { zone: 'deck', at: 'top', of: 'target.owner' },
    },
  ],
})
