import type { Step } from '@cardwright/engine'
import * as en from '../../english/index.ts'
import { phraseFrom, type Phrase } from '../../grammar/phrase.ts'
import * as ru from '../../russian/index.ts'
import { saying, type Speaker } from '../../saying.ts'
import { verb } from '../../verb.ts'

/** Pieces are summoned or deployed, as the game says; mountains and markers are simply put. */
function isPiece(def: string, the: Speaker): boolean {
  const kind = the.classOf(def)
  return def === 'self' || (kind?.place === 'board' && !kind.terrain)
}

function thingOf({ def = 'self', side }: Step, the: Speaker): Phrase | null {
  if (def === 'self') return null
  const thing = phraseFrom(the.name(def))
  if (side === 'neutral' && isPiece(def, the)) the.neutral(thing)
  return thing
}

/** Lanes have a side for each player: what lies there need not be the opponent's doing. */
const hasSides = ({ manifest }: Speaker): boolean => manifest.space.kind === 'lanes'

export const spawn = verb({
  also: ['summon', 'create', 'make'],
  meaning: 'Makes a new thing on a cell, in a lane, or as a marker beside a line.',
  params: {
    def: {
      takes: 'definition',
      needed: true,
      meaning: 'what; `"self"` is a unit of the source’s own definition',
    },
    to: {
      takes: 'refOrTarget',
      needed: true,
      kinds: ['cell', 'lane', 'line', 'section'],
      meaning: 'where',
    },
    side: { takes: { oneOf: ['own', 'opponent', 'neutral'] }, meaning: 'whose, default `"own"`' },
  },
  recipients: {},
  outcomes: ['spawned', 'full'],
  atPick: ['cell', 'lane', 'line', 'toCell', 'toLane'],
  atCommit: ['owner', 'count'],
  preview: 'place',
  events: ['entered'],
  text: saying({
    result: ({ def = 'self' }, the) =>
      def === 'self' ? def : { phrase: phraseFrom(the.name(def)), kind: 'unit' },
    parts: (step, the) => ({
      thing: thingOf(step, the),
      self: the.nouns.this(phraseFrom(the.kind('unit'))),
      side:
        step.side !== 'opponent' ? null : hasSides(the) ? ('far' as const) : ('theirs' as const),
      word: isPiece(step.def ?? 'self', the) ? 'spawn' : 'place',
    }),
    en: {
      words: { spawn: 'put', place: 'put' },
      say({ thing, self, side, word, to, verb }) {
        const what = thing ? en.nouns.some(thing) : self
        const sides = { theirs: " under your opponent's control", far: " on your opponent's side" }
        return `${verb(word)} ${what.as('acc')}${en.placeOf(to)}${side ? sides[side] : ''}`
      },
    },
    ru: {
      words: { spawn: 'поставьте|поставить', place: 'поместите|поместить' },
      say({ thing, self, side, word, to, verb }) {
        const what = thing ? ru.nouns.some(thing) : self
        const sides = { theirs: ' под контролем соперника', far: ' на стороне соперника' }
        return `${verb(word)} ${what.as('acc')}${ru.onto(to)}${side ? sides[side] : ''}`
      },
    },
  }),
  judge({ def = 'self' }, the) {
    const shelf = def === 'self' ? the.holder : the.classOf(def)
    const place = shelf === undefined ? undefined : the.manifest.classes[shelf]?.place
    if (place === 'none') the.report(['def'], def, `a ${shelf} is never on the board`)
  },
  example: [{ do: 'spawn', def: 'cub', to: { kind: 'cell', empty: true }, side: 'neutral' }],
})
