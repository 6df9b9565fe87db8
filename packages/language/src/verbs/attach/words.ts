import { noParts, saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const attach = verb({
  also: ['equip', 'enchant'],
  meaning: 'The played card becomes a lasting part of its host.',
  params: {
    to: { takes: 'refOrTarget', kinds: ['unit', 'section', 'type'], meaning: 'its host' },
  },
  recipients: {},
  outcomes: ['attached'],
  atPick: [],
  atCommit: [],
  events: ['attached'],
  isDeclared: true,
  text: saying({
    takesOut: true,
    parts: noParts,
    en: {
      words: { attach: 'attach' },
      say: ({ verb, whom, to }) =>
        `${verb('attach')} ${whom && to ? whom.as('acc') : 'this card'} to ${(to ?? whom)?.as('acc') ?? ''}`,
    },
    ru: {
      words: { attach: 'присоедините|присоединить' },
      say: ({ verb, whom, to }) =>
        `${verb('attach')} ${whom && to ? whom.as('acc') : 'эту карту'} к ${(to ?? whom)?.after('dat') ?? ''}`,
    },
  }),
  example: [{ do: 'attach', to: { kind: 'unit', side: 'opponent' } }],
})
