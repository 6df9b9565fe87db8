import type { Amount, Step } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { phraseFrom, type Phrase } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { saying, type Speaker } from '../../saying.ts'
import { verb } from '../../verb.ts'

function thingOf({ type }: Step, the: Speaker): Phrase {
  const thing = phraseFrom(the.kind('damage'))
  if (type !== undefined) the.quality(thing, the.text('damageTypes', type))
  return thing
}

export const damage = verb({
  also: ['hit', 'hurt', 'deal', 'strike'],
  meaning: 'Takes health, after the query `damageTaken`. Death follows when nothing is left.',
  params: {
    amount: { takes: 'amount', needed: true, least: 1, meaning: 'how much, per recipient' },
    type: { takes: 'damageType', meaning: 'for the damage table of the game' },
    overflow: { takes: 'target', meaning: 'who takes what is left beyond death' },
    quiet: { takes: 'onlyTrue', meaning: 'who dies of it leaves without the event `died`' },
  },
  recipients: { kinds: ['unit', 'section'], needed: true },
  outcomes: ['survived', 'destroyed', 'prevented'],
  atPick: [...PLACE, 'count'],
  atCommit: ['amount', 'through', 'excess'],
  events: ['damaged', 'dying', 'died'],
  isVital: true,
  text: saying({
    fills: true,
    parts: (step, the) => ({
      thing: thingOf(step, the),
      size: the.size((step.amount ?? 1) as Amount),
      overflow: step.overflow === undefined ? null : the.oneOrEach(step.overflow),
      isQuiet: step.quiet === true,
    }),
    en: {
      words: { damage: 'deal' },
      recorded: { 'damage.amount': 'damage dealt' },
      replaced: ['being damaged', 'is damaged'],
      say: (parts) =>
        `${parts.verb('damage')} ${en.nouns.measure(parts.thing, parts.size)} to ${en.toEach(parts)}`,
      tail: ({ overflow, isQuiet }) =>
        (isQuiet ? en.QUIET : '') + (overflow ? `; ${overflow.as('nom')} takes the excess` : ''),
    },
    ru: {
      words: { damage: 'нанесите|нанести' },
      recorded: { 'damage.amount': 'нанесённый урон' },
      replaced: ['получения урона', 'получением урона'],
      say(parts) {
        const { asks, mood, whom, thing, size, verb } = parts
        const what = ru.nouns.measure(thing, size)
        if (asks && ru.isSeveral(parts)) return ru.toSeveral(verb('damage'), thing, size, parts)
        if (asks || mood === 'may')
          return ru.withPronoun(verb('damage'), ru.dat(parts), what, parts)
        if (ru.isSeveral(parts)) return ru.toSeveral('', thing, size, parts).trim()
        // Nobody is asked: «1 урон каждому соседнему юниту» needs no verb.
        if (whom?.kind !== 'pronoun') return `${what} ${ru.dat(parts)}`
        return `${whom.as('nom')} ${ru.takes(whom, 'получает', 'получают')} ${what}`
      },
      tail: ({ overflow, isQuiet }) =>
        (isQuiet ? ru.QUIET : '') + (overflow ? `; остаток получает ${overflow.as('nom')}` : ''),
    },
  }),
  example: [{ do: 'damage', amount: 1, type: 'fire', target: { kind: 'unit', side: 'opponent' } }],
})
