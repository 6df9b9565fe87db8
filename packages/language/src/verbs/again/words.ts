import { noParts, saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const again = verb({
  also: ['extraTurn'],
  meaning: 'The turn does not pass after this action.',
  params: {},
  recipients: 'none',
  outcomes: ['kept'],
  atPick: [],
  atCommit: [],
  events: ['turn-kept'],
  isDeclared: true,
  text: saying({
    parts: noParts,
    en: { words: {}, say: () => 'you act again' },
    ru: { words: {}, say: () => 'вы ходите ещё раз' },
  }),
  example: [{ do: 'again' }],
})
