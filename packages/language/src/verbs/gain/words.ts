import type { Amount, Step } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { PLACE } from '../../fields.ts'
import { writeSize } from '../../grammar/count.ts'
import { phraseFrom } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { judgeHolder } from '../../judging.ts'
import { saying, type Speaker } from '../../saying.ts'
import { verb } from '../../verb.ts'

/** A negative gain is a loss, also when it is written as 0 − x. */
function lossOf(amount: Amount, the: Speaker): Amount | null {
  const known = the.known(amount)
  if (known !== null) return known < 0 ? -known : null
  if (typeof amount !== 'object') return null
  if ('if' in amount) {
    const [then, other] = [lossOf(amount.then, the), lossOf(amount.else, the)]
    // eslint-disable-next-line unicorn/no-thenable -- a word of the language
    return then === null || other === null ? null : { if: amount.if, then, else: other }
  }
  return 'sub' in amount && amount.sub[0] === 0 ? amount.sub[1] : null
}

function isAllOf(lost: Amount, what: string, { each, target, who }: Step): boolean {
  if (typeof lost !== 'object' || !('resource' in lost) || lost.resource !== what) return false
  const holder = [each, target, who].find((ref) => typeof ref === 'string')
  return lost.of === holder || lost.of === 'it'
}

function readGain(step: Step, the: Speaker) {
  const { what = '', who, amount = 1 } = step
  const lost = lossOf(amount as Amount, the)
  const isWorld = who === 'world' || the.manifest.resources[what]?.of === 'world'
  const holder =
    isWorld || who === undefined ? {} : { whom: the.is(who, 'actor') ? null : the.noun(who) }
  const isAll = lost !== null && isAllOf(lost, what, step)
  return {
    thing: phraseFrom(the.resource(what)),
    isWorld: isWorld && !isAll,
    isLoss: lost !== null,
    /** null: all there is of it. */
    size: isAll ? null : the.size(lost ?? (amount as Amount)),
    ...holder,
  }
}

export const gain = verb({
  also: ['lose', 'pay', 'earn'],
  meaning: 'Changes a resource inside its bounds; a negative amount takes.',
  params: {
    what: { takes: 'resource', needed: true, meaning: 'which resource' },
    amount: { takes: 'amount', needed: true, meaning: 'how much' },
    who: { takes: 'ref', meaning: 'whose, default the recipients' },
  },
  recipients: {},
  outcomes: ['gained', 'capped'],
  atPick: [...PLACE, 'count'],
  atCommit: ['amount'],
  preview: 'resource',
  events: ['resource-changed'],
  text: saying({
    byActor: true,
    fills: true,
    recordedAs: ({ amount = 1 }, the) => (lossOf(amount as Amount, the) === null ? 'gain' : 'lose'),
    parts: readGain,
    en: {
      words: { gain: 'gain', lose: 'lose' },
      recorded: { 'gain.amount': 'amount gained', 'lose.amount': 'amount lost' },
      say({ thing, isWorld, isLoss, size, whom, verb }) {
        if (isWorld) {
          const sign = isLoss ? `−${writeSize(size ?? 1)}` : en.signed(size ?? 1)
          return `${thing.heads[0].form('one', 'nom')} ${sign}`
        }
        const what = en.measureOrAll(thing, size)
        const word = verb(isLoss ? 'lose' : 'gain')
        return whom && whom.kind !== 'you'
          ? `${whom.as('nom')} ${en.third(word, whom)} ${what}`
          : `${word} ${what}`
      },
    },
    ru: {
      words: { gain: 'получите|получить', lose: 'потеряйте|потерять', select: 'выберите|выбрать' },
      recorded: { 'gain.amount': 'число полученного', 'lose.amount': 'число потерянного' },
      say({ thing, isWorld, isLoss, size, whom, asks, verb }) {
        if (isWorld) {
          const sign = isLoss ? `−${writeSize(size ?? 1)}` : ru.signed(size ?? 1)
          return `${thing.heads[0].form('one', 'nom')}: ${sign}`
        }
        const what = ru.measureOrAll(thing, size)
        if (!whom || whom.kind === 'you') return `${verb(isLoss ? 'lose' : 'gain')} ${what}`
        const word = isLoss
          ? ru.takes(whom, 'теряет', 'теряют')
          : ru.takes(whom, 'получает', 'получают')
        if (!asks) return `${whom.as('nom')} ${word} ${what}`
        const they = ru.nouns.pronoun(whom).as('nom')
        return `${verb('select')} ${whom.as('acc')}: ${they} ${word} ${what}`
      },
    },
  }),
  judge(step, the) {
    judgeHolder(step, the)
    if (step.amount === 0) the.report(['amount'], 0, 'changes nothing')
  },
  example: [{ do: 'gain', what: 'mana', amount: -1, who: 'opponent' }],
})
