import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { writeSize } from '../../grammar/count.ts'
import * as ru from '../../russian/index.ts'
import { judgeEither } from '../../judging.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const check = verb({
  also: ['test'],
  meaning: 'Draws a check card and compares a total. The game supplies it.',
  params: {
    context: { takes: 'text', needed: true, meaning: 'row of the matrix' },
    stat: { takes: 'stat', meaning: 'what is added' },
    versus: { takes: 'stat', meaning: 'against this stat' },
    difficulty: { takes: 'amount', meaning: 'or against this number' },
    track: { takes: 'track', meaning: 'which pool is hurt' },
    effort: { takes: 'flag', meaning: 'effort may be added' },
    bonus: { takes: 'amount', meaning: 'added to the total' },
  },
  recipients: { kinds: ['unit'] },
  outcomes: ['success', 'failure'],
  atPick: [...PLACE, 'count'],
  atCommit: ['amount', 'total', 'margin'],
  events: ['fate-drawn', 'damaged', 'attack-landed', 'fate-resolved'],
  isDeclared: true,
  text: saying({
    parts: ({ context, stat, versus, difficulty, track, effort, bonus }, the) => ({
      context: context === undefined ? '' : the.text('contexts', context),
      stat: stat === undefined ? null : the.stat(stat),
      versus: versus === undefined ? null : the.stat(versus),
      size: difficulty === undefined ? null : the.size(difficulty),
      track: track === undefined ? null : the.track(track),
      effort: effort === true,
      bonus: bonus === undefined ? null : the.size(bonus),
    }),
    en: {
      words: { check: 'test' },
      recorded: { 'check.amount': 'damage dealt' },
      say({ stat, versus, context, size, whom, track, effort, bonus, verb }) {
        const what = stat ? stat.form('one', 'nom') : context
        const against = versus
          ? ` against ${whom ? en.nouns.possessed(whom, versus).as('acc') : versus.form('one', 'nom')}`
          : size !== null
            ? ` against ${writeSize(size)}`
            : whom && ` against ${whom.as('acc')}`
        const extra = bonus === null ? '' : ` with ${en.signed(bonus)}`
        const strain = effort ? ' with effort' : ''
        return `${verb('check')} ${what}${against ?? ''}${extra}${strain}${track ? ` (${track.form('one', 'nom')})` : ''}`
      },
    },
    ru: {
      words: { check: 'проверка|пройти проверку' },
      recorded: { 'check.amount': 'нанесённый урон' },
      say({ stat, versus, context, size, whom, track, effort, bonus, verb }) {
        const what = stat ? stat.form('one', 'gen') : `«${context}»`
        const against = versus
          ? ` против ${whom ? ru.nouns.possessed(whom, versus).as('gen') : versus.form('one', 'gen')}`
          : size !== null
            ? ` против ${writeSize(size)}`
            : whom && ` против ${whom.as('gen')}`
        const extra = bonus === null ? '' : ` с ${ru.signed(bonus)}`
        const strain = effort ? ' с усилием' : ''
        const name = track ? ` (${track.form('one', 'nom')})` : ''
        return `${verb('check')} ${what}${against ?? ''}${extra}${strain}${name}`
      },
    },
  }),
  judge: (step, the) => judgeEither(step, the, 'versus', 'difficulty'),
  example: [
    {
      do: 'check',
      context: 'attack',
      stat: 'power',
      versus: 'speed',
      effort: true,
      bonus: 1,
      target: { kind: 'unit', side: 'opponent' },
    },
  ],
})
