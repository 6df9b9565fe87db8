import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

const bullets = (options: string[]): string => options.map((text) => `• ${text}`).join(' ')

function outcomesTested(value: unknown, name: string | undefined): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { outcome, of } = value as { outcome?: string | string[]; of?: unknown }
  const own = outcome !== undefined && of === `@${name}` ? [outcome].flat() : []
  return [...own, ...Object.values(value).flatMap((part) => outcomesTested(part, name))]
}

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
  judge({ as, options = [] }, the) {
    const tested = new Set(the.later.flatMap((step) => outcomesTested(step, as)))
    const seen = new Set<string>()
    options.forEach((option, i) => {
      const name = typeof option === 'string' ? option : option.name
      if (seen.has(name)) the.report(['options', i], name, 'this option is listed twice')
      seen.add(name)
      // what no later step tests would change nothing
      if (!tested.has(name)) the.report(['options', i], name, 'no later step tests this option')
    })
  },
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
