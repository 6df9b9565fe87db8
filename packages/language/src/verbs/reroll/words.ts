import { noParts, saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const reroll = verb({
  also: ['roll'],
  meaning: "Rolls the pending attack's die again. The game supplies it.",
  params: {},
  recipients: 'none',
  outcomes: ['hit', 'miss'],
  atPick: [],
  atCommit: [],
  events: ['rolled'],
  isDeclared: true,
  text: saying({
    parts: noParts,
    en: { words: { reroll: 'reroll' }, say: ({ verb }) => `${verb('reroll')} the die` },
    ru: {
      words: { reroll: 'перебросьте|перебросить' },
      say: ({ verb }) => `${verb('reroll')} кубик`,
    },
  }),
  example: [{ do: 'reroll' }],
  isAnswer: true,
})
