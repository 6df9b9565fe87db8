import type { Amount } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import type { Term } from '../../grammar/term.ts'
import * as ru from '../../russian/index.ts'
import { isOfThings, judgeHolder } from '../../judging.ts'
import { saying, type Speaker } from '../../saying.ts'
import { verb } from '../../verb.ts'

function healed(what: string | undefined, the: Speaker): Term {
  const id = what ?? Object.entries(the.manifest.resources).find(([, { vital }]) => vital)?.[0]
  return id === undefined ? the.kind('health') : the.resource(id)
}

export const heal = verb({
  also: ['restore', 'repair', 'cure'],
  meaning: 'Gives health or another pool back, up to its cap; asks the query `healing`.',
  params: {
    amount: { takes: 'amount', needed: true, least: 1, meaning: 'how much, per recipient' },
    what: { takes: 'resource', meaning: 'which resource, default the vital one' },
  },
  recipients: { kinds: ['unit', 'section'], needed: true },
  outcomes: ['healed', 'full'],
  atPick: [...PLACE, 'count'],
  atCommit: ['amount'],
  events: ['healed'],
  isVital: true,
  text: saying({
    fills: true,
    parts: ({ amount = 1, what }, the) => ({
      size: the.size(amount as Amount),
      thing: phraseFrom(healed(what, the)),
    }),
    en: {
      words: { heal: 'restore' },
      recorded: { 'heal.amount': 'amount restored' },
      replaced: ['being healed', 'is healed'],
      say: (parts) =>
        `${parts.verb('heal')} ${en.nouns.measure(parts.thing, parts.size)} to ${en.toEach(parts)}`,
    },
    ru: {
      words: { heal: 'восстановите|восстановить' },
      recorded: { 'heal.amount': 'число восстановленного' },
      replaced: ['лечения', 'лечением'],
      say(parts) {
        const { asks, verb, thing, size } = parts
        if (asks && ru.isSeveral(parts)) return ru.toSeveral(verb('heal'), thing, size, parts)
        const what = ru.nouns.measure(thing, size)
        return ru.withPronoun(verb('heal'), ru.dat(parts), what, parts)
      },
    },
  }),
  judge(step, the) {
    const of = step.what === undefined ? undefined : the.manifest.resources[step.what]?.of
    judgeHolder(step, the)
    if (of !== undefined && !isOfThings(of))
      the.report(['what'], step.what, 'only resources of units and sections can be healed')
  },
  example: [{ do: 'heal', amount: 1, what: 'life', target: { kind: 'unit', side: 'opponent' } }],
})
