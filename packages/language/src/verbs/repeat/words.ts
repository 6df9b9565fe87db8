import type { Amount, Step } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { writeSize } from '../../grammar/count.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { judgeEither } from '../../judging.ts'
import { saying, type Speaker } from '../../saying.ts'
import { verb } from '../../verb.ts'

/** "for each lane you control: …" instead of "once … for each". */
function howOften(count: Amount | undefined, the: Speaker) {
  if (count === undefined) return { forEach: null, size: null }
  const forEach = the.forEach(count)
  return { forEach, size: forEach === null ? the.size(count) : null }
}

export const repeat = verb({
  also: ['loop', 'foreach'],
  meaning: 'Runs the inner steps several times; names inside are bound anew each time.',
  params: {
    count: { takes: 'amount', least: 1, isRounds: true, meaning: 'how often; this or `while`' },
    while: { takes: 'condition', meaning: 'goes on while it holds; this or `count`' },
    max: {
      takes: 'amount',
      needed: true,
      least: 1,
      isRounds: true,
      meaning: 'the most often it can run',
    },
    steps: { takes: 'steps', needed: true, meaning: 'what is run' },
  },
  recipients: 'none',
  outcomes: ['done'],
  atPick: [],
  atCommit: ['count'],
  events: [],
  text: saying({
    parts: (step, the) => ({
      ...howOften(step.count, the),
      clause: step.while === undefined ? null : the.clause(step.while),
      max: step.max === undefined ? null : the.size(step.max),
      inner: the.steps(step.steps as Step[]),
    }),
    en: {
      words: { repeat: 'repeat' },
      say({ size, clause, max, inner, forEach, verb }) {
        if (forEach !== null) return `${forEach}: ${inner}`
        if (clause !== null)
          return `${verb('repeat')} while ${clause} (at most ${en.times(Number(max))}): ${inner}`
        const n = size ?? max
        const often = typeof n === 'number' ? en.times(n) : `${n ?? ''} times`
        const cap = typeof n === 'number' || max === null ? '' : ` (at most ${writeSize(max)})`
        return `do this ${often}${cap}: ${inner}`
      },
    },
    ru: {
      words: { repeat: 'повторяйте|повторять' },
      say({ size, clause, max, inner, forEach, verb }) {
        if (forEach !== null) return `${forEach}: ${inner}`
        const most =
          max === null ? '' : ` (не больше ${ru.nouns.measure(phraseFrom(ru.TIMES), max, 'gen')})`
        if (clause !== null) return `${verb('repeat')}, пока ${clause}${most}: ${inner}`
        const n = size ?? max ?? 1
        return `${verb('repeat')} ${ru.times(n)}${typeof n === 'number' ? '' : most}: ${inner}`
      },
    },
  }),
  judge(step, the) {
    const { count, max } = step
    judgeEither(step, the, 'count', 'while')
    if (typeof count === 'number' && typeof max === 'number' && count > max)
      the.report(['count'], count, 'is greater than "max"')
  },
  example: [{ do: 'repeat', count: 2, max: 3, steps: [{ do: 'draw', amount: 1 }] }],
})
