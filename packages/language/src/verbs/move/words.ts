import * as en from '../../english/index.ts'
import { MOVED } from '../../fields.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const move = verb({
  also: ['walk', 'fly', 'teleport'],
  meaning: 'Goes to a cell or lane. Asks the query `canMove` first.',
  params: {
    to: { takes: 'refOrTarget', needed: true, kinds: ['cell', 'lane'], meaning: 'where' },
    free: {
      takes: 'flag',
      meaning: 'no exhaustion by being moved; told to `before: move` abilities as `event.free`',
    },
  },
  recipients: { kinds: ['unit'], needed: true },
  outcomes: ['moved', 'stayed', 'forbidden'],
  atPick: [...MOVED, 'count'],
  atCommit: [],
  preview: 'place',
  events: ['moved'],
  text: saying({
    parts: ({ free }) => ({ isFree: free === true }),
    en: {
      words: { move: 'move' },
      replaced: ['moving', 'moves'],
      say: (parts) =>
        `${parts.verb('move')} ${en.whomIn(parts)} to ${parts.to?.as('acc') ?? ''}${parts.isFree ? ' for free' : ''}${parts.stays ? ', or leave it where it is' : ''}`,
    },
    ru: {
      words: { move: 'передвиньте|передвинуть' },
      replaced: ['перемещения', 'перемещением'],
      say: (parts) =>
        `${parts.verb('move')} ${ru.acc(parts)}${ru.onto(parts.to)}${parts.isFree ? ' бесплатно' : ''}${parts.stays ? ' или оставьте на месте' : ''}`,
    },
  }),
  example: [
    {
      do: 'move',
      target: { kind: 'unit', side: 'opponent' },
      to: { kind: 'cell', empty: true },
      free: true,
    },
  ],
})
