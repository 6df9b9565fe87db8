import type { Amount } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { isSearched } from '../../judging.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const attack = verb({
  also: ['fight'],
  meaning: "Starts the game's own attack procedure, if the game has one.",
  params: {
    amount: { takes: 'amount', meaning: 'for the procedure of the game' },
    free: { takes: 'flag', meaning: 'for the procedure of the game' },
  },
  recipients: { kinds: ['unit', 'section'], needed: true },
  outcomes: ['hit', 'miss', 'void', 'resolved'],
  atPick: [...PLACE, 'count'],
  atCommit: ['amount'],
  events: ['attack-declared', 'attack-landed', 'attack-resolved'],
  text: saying({
    parts: ({ amount, free }, the) => ({
      size: amount === undefined ? null : the.size(amount as Amount),
      isFree: free === true,
    }),
    en: {
      words: { attack: 'attack' },
      recorded: { 'attack.amount': 'damage dealt' },
      replaced: ['attacking', 'attacks'],
      say(parts) {
        const { size, isFree, verb, kind } = parts
        const hard =
          size === null ? '' : ` for ${en.nouns.measure(phraseFrom(kind('damage')), size)}`
        return `${verb('attack')} ${en.whomIn(parts)}${hard}${isFree ? ' for free' : ''}`
      },
    },
    ru: {
      words: { attack: 'атакуйте|атаковать' },
      recorded: { 'attack.amount': 'нанесённый урон' },
      replaced: ['атаки', 'атакой'],
      say(parts) {
        const { size, isFree, verb, kind } = parts
        const hard =
          size === null ? '' : ` на ${ru.nouns.measure(phraseFrom(kind('damage')), size)}`
        return `${verb('attack')} ${ru.acc(parts)}${hard}${isFree ? ' бесплатно' : ''}`
      },
    },
  }),
  judge({ each, target }, the) {
    if (isSearched(each) && target === undefined)
      the.report(['each'], each, 'an attack has one target: choose it with "target"')
  },
  example: [{ do: 'attack', amount: 2, free: true, target: { kind: 'unit', side: 'opponent' } }],
})
