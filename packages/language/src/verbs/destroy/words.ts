import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const destroy = verb({
  also: ['kill', 'sacrifice'],
  meaning: 'Dies, whatever its health.',
  params: {
    sure: { takes: 'flag', meaning: 'cannot be replaced: a sacrifice' },
    quiet: { takes: 'onlyTrue', meaning: 'it leaves without the event `died`' },
  },
  recipients: { kinds: ['unit', 'section'], needed: true },
  outcomes: ['destroyed', 'prevented'],
  atPick: [...PLACE, 'cost', 'count'],
  atCommit: [],
  preview: 'place',
  events: ['dying', 'died'],
  text: saying({
    parts: ({ sure, quiet }) => ({ isSure: sure === true, isQuiet: quiet === true }),
    en: {
      words: { destroy: 'destroy', sacrifice: 'sacrifice' },
      replaced: ['being destroyed', 'is destroyed'],
      say(parts) {
        if (!parts.isSure) return `${parts.verb('destroy')} ${en.whomIn(parts)}`
        return parts.isOwn
          ? `${parts.verb('sacrifice')} ${en.whomIn(parts)}`
          : `${parts.verb('destroy')} ${en.whomIn(parts)} (nothing prevents this)`
      },
      tail: ({ isQuiet }) => (isQuiet ? en.QUIET : ''),
    },
    ru: {
      words: { destroy: 'уничтожьте|уничтожить', sacrifice: 'пожертвуйте|пожертвовать' },
      replaced: ['уничтожения', 'уничтожением'],
      say(parts) {
        if (parts.isSure && parts.isOwn && parts.whom)
          return `${parts.verb('sacrifice')} ${parts.whom.as('ins')}`
        return `${parts.verb('destroy')} ${ru.acc(parts)}${parts.isSure ? ' (это нельзя предотвратить)' : ''}`
      },
      tail: ({ isQuiet }) => (isQuiet ? ru.QUIET : ''),
    },
  }),
  example: [{ do: 'destroy', sure: true, target: { kind: 'unit', side: 'opponent' } }],
})
