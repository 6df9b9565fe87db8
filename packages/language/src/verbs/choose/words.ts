import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

const bullets = (options: string[]): string => options.map((text) => `• ${text}`).join(' ')

export const choose = verb({
  also: ['option', 'mode'],
  meaning: 'Asks for one of several options; its outcome is the name of the option.',
  params: {
    options: { takes: 'options', needed: true, meaning: 'names, each with an optional condition' },
    chooser: { takes: { oneOf: ['actor', 'opponent', 'owner'] }, meaning: 'who is asked' },
  },
  recipients: 'none',
  outcomes: [],
  atPick: [],
  atCommit: [],
  events: ['option-chosen'],
  text: saying({
    parts: ({ options = [], chooser }, the) => ({
      options: options.map(the.option),
      chooser: chooser === 'opponent' || chooser === 'owner' ? chooser : null,
    }),
    en: {
      words: { choose: 'choose' },
      say({ options, chooser, verb }) {
        const who = { opponent: 'your opponent chooses', owner: 'its owner chooses' }
        return `${chooser ? who[chooser] : verb('choose')} one: ${bullets(options)}`
      },
    },
    ru: {
      words: { choose: 'выберите|выбрать' },
      say({ options, chooser, verb }) {
        const who = { opponent: 'соперник выбирает', owner: 'владелец выбирает' }
        return `${chooser ? who[chooser] : verb('choose')} одно: ${bullets(options)}`
      },
    },
  }),
  example: [
    {
      do: 'choose',
      as: 'x',
      options: ['a', { name: 'b', if: { turn: 'own' } }],
      chooser: 'opponent',
    },
    { do: 'draw', amount: 1, if: { outcome: 'a', of: '@x' } },
    { do: 'draw', amount: 2, if: { outcome: ['b'], of: '@x' } },
  ],
})
