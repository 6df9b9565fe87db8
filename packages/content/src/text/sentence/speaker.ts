// What a verb may ask while it is put into words: the words of the pack, and the sentence so far.
import type { Speaker } from '@cardwright/language'
import type { Option, Target } from '../../language.ts'
import type { Noun } from '@cardwright/language/grammar'
import { knownNumber, perMatch } from './amounts.ts'
import { nounOf } from './references.ts'
import { keyOf, type Scope } from './scope.ts'
import { givenBy } from './statuses.ts'
import { chosenNoun, eachNoun } from './targets.ts'

export function speakerOf(scope: Scope): Speaker {
  const { book, patterns, walk } = scope
  const { manifest, statuses, definitions } = book.pack
  return {
    nouns: patterns.nouns,
    manifest,
    size: (amount) => walk.size(scope, amount),
    known: (amount) => knownNumber(scope, amount),
    forEach(amount) {
      const each = perMatch(scope, amount)
      return each?.n === 1 ? patterns.amounts.forEach(each.phrase).trim() : null
    },
    clause: (condition) => walk.clause(scope, condition),
    option: (option) => optionText(scope, option),
    steps: (steps) => walk.steps(scope, steps),
    noun: (ref) => nounOf(scope, ref),
    is: (ref, who) => ref !== undefined && keyOf(scope, ref) === who,
    oneOrEach: (target) => oneOrEach(scope, target),
    name: (definition) => book.name(definition),
    classOf(id) {
      const found = definitions.find((definition) => definition.id === id)
      return found && manifest.classes[found.class]
    },
    status: (id) => book.status(id),
    isToken: (id) => statuses.find((status) => status.id === id)?.token === true,
    stat: (id) => book.stat(id),
    resource: (id) => book.resource(id),
    kind: (word) => book.kind(word),
    zone: (id) => book.term({}, 'zones', id),
    tag: (id) => book.term({}, 'tags', id),
    text: (section, id) => book.text(section, id),
    neutral: (thing) => patterns.filters.neutral(thing),
    quality: (thing, adjective) => patterns.filters.quality(thing, adjective),
    givenBy: (thing, given) => patterns.filters.given(thing, givenBy(scope, given)),
  }
}

function optionText(scope: Scope, option: Option): string {
  if (typeof option === 'string') return scope.book.text('options', option)
  const words = scope.book.text('options', option.name)
  return `${words} (${scope.patterns.heads.ifTrue(scope.walk.clause(scope, option.if))})`
}

function oneOrEach(scope: Scope, target: Target): Noun {
  const isOne = target.kind === 'section' || target.count !== undefined
  const { noun, phrase } = isOne ? chosenNoun(scope, target) : eachNoun(scope, target)
  return target.kind === 'section' ? scope.patterns.nouns.the(phrase) : noun
}
