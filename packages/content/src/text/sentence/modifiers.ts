// Modifiers: what a passive or a `modify` step changes, for whom, while what, how often.
import type { Amount, Filters, Modifier, ModifierFields } from '../../language.ts'
import { writeNumber, type Size, type Noun } from '@cardwright/language/grammar'
import { knownNumber } from './amounts.ts'
import { checkKeys } from './known-keys.ts'
import { nounOf } from './references.ts'
import { keyOf, thisNoun, type Scope } from './scope.ts'

/** `has`: numbers and names ("+1 damage"); `does`: whole predicates ("cannot attack"). */
export interface Effects {
  has: string[]
  does: string[]
}

/** The sentences of a passive; modifiers that follow each other with the same recipients share one. */
export function passiveSentences(scope: Scope, modifiers: Modifier[]): string[] {
  const groups: Modifier[][] = []
  for (const modifier of modifiers) {
    const last = groups.at(-1)
    if (last && JSON.stringify(last[0].of) === JSON.stringify(modifier.of)) last.push(modifier)
    else groups.push([modifier])
  }
  return groups.map((group) => groupSentence(scope, group))
}

function groupSentence(scope: Scope, group: Modifier[]): string {
  const { of } = group[0]
  const who = recipients(scope, of)
  const isSource = typeof of === 'string' && keyOf(scope, of) === 'self'
  const effects: Effects = { has: [], does: [] }
  const inner = aboutRecipients(scope, who)
  for (const modifier of group) checkKeys(scope, 'modifier', modifier)
  const isShared = sharesCondition(group)
  for (const [k, modifier] of group.entries()) {
    const isSaidLater = isShared && k < group.length - 1
    addEffect(inner, isSaidLater ? { ...modifier, while: undefined } : modifier, who, effects)
  }
  const sentence = scope.patterns.modifiers.sentence({
    who,
    isSource,
    isTimed: false,
    asks: false,
    mood: 'do',
    verb: (name) => name,
    ...effects,
  })
  return sentence + scope.end.tails.splice(0).join('')
}

/** "+1 damage and +1 speed while …": numbers that hold under one condition say it once, behind the last. */
function sharesCondition(group: Modifier[]): boolean {
  const [first, ...others] = group.map(({ while: condition }) => JSON.stringify(condition))
  return (
    first !== undefined &&
    others.every((other) => other === first) &&
    group.every(({ add, uses }) => add !== undefined && uses === undefined)
  )
}

function recipients(scope: Scope, of: Modifier['of']): Noun {
  if (typeof of !== 'string') {
    if (of.kind === 'seat' && of.side === 'own') return scope.patterns.nouns.you
    return scope.patterns.nouns.all(scope.walk.phrase(scope, of, 'many'))
  }
  return keyOf(scope, of) === 'self' ? thisNoun(scope) : nounOf(scope, of)
}

/** Inside a modifier `it` is the recipient. */
export function aboutRecipients(scope: Scope, who: Noun): Scope {
  const { gender, number, animate } = who
  return { ...scope, subject: 'it', it: { gender, number, animate }, now: { focus: 'it' } }
}

/** One modifier, with everything that limits it, added to the effects of its recipients. */
export function addEffect(
  scope: Scope,
  modifier: ModifierFields,
  who: Noun,
  effects: Effects,
): void {
  const limits = limitsOf(scope, modifier)
  const said = scope.end.tails.length
  const { has, does } = effectOf(scope, modifier, who)
  // brackets stand behind their number, not behind those of other effects
  const added = scope.end.tails.splice(said)
  const tails = added.filter((tail) => tail.startsWith(' (')).join('')
  scope.end.tails.push(...added.filter((tail) => !tail.startsWith(' (')))
  if (has !== null) effects.has.push(has + tails + limits)
  else effects.does.push(does + tails + limits)
}

type Effect = { has: string; does: null } | { has: null; does: string }
const having = (has: string): Effect => ({ has, does: null })
const doing = (does: string): Effect => ({ has: null, does })

function effectOf(scope: Scope, modifier: ModifierFields, who: Noun): Effect {
  const form = who.kind === 'you' ? 'you' : who.number
  const { book, patterns } = scope
  const m = patterns.modifiers
  if (modifier.keyword !== undefined)
    return having(m.grant(book.term({}, 'keywords', modifier.keyword)))
  if (modifier.status !== undefined) return having(m.grant(book.status(modifier.status)))
  const query = modifier.query ?? ''
  const kind = book.pack.manifest.queries[query]?.kind ?? 'number'
  if (modifier.ignore !== undefined) {
    const tags = modifier.ignore.map((tag) => book.term({}, 'tags', tag).form('many', 'acc'))
    return doing(m.ignore(book.stat(query), tags, who.number))
  }
  if (modifier.forbid) return doing(book.predicate(query, 'forbid')[form])
  if (modifier.allow) return doing(book.predicate(query, 'allow')[form])
  if (kind === 'symbol' && typeof modifier.set === 'string')
    return doing(book.predicate(query, modifier.set)[form])
  const term = book.stat(query)
  if (modifier.add !== undefined) return having(m.add(term, signedSize(scope, modifier.add)))
  if (modifier.plus !== undefined) return having(m.plus(term, signedSize(scope, modifier.plus)))
  if (modifier.scale !== undefined) return having(m.scale(term, sizeText(scope, modifier.scale)))
  if (modifier.set !== undefined)
    return having(m.set(term, sizeText(scope, modifier.set as Amount)))
  return doing(book.missing(['modifiers', Object.keys(modifier).join(' ')]))
}

const signedSize = (scope: Scope, amount: Amount): Size => scope.walk.size(scope, amount)

function sizeText(scope: Scope, amount: Amount): string {
  const known = knownNumber(scope, amount)
  return known === null ? String(scope.walk.size(scope, amount)) : writeNumber(known)
}

/** How a query speaks of the player it is asked about: "by its owner", or nothing when it has said so. */
function sideWords(scope: Scope, query: string, party: Filters): string | null {
  const { side, ...more } = party
  if (typeof side !== 'string' || Object.keys(more).length > 0) return null
  const words = scope.book.find('queries', query, 'sides', side)
  return typeof words === 'string' ? (words === '' ? '' : ` ${words}`) : null
}

function limitsOf(scope: Scope, modifier: ModifierFields): string {
  const m = scope.patterns.modifiers
  const isYesNo = scope.book.pack.manifest.queries[modifier.query ?? '']?.kind === 'yesNo'
  let text = ''
  if (modifier.only) text += m.only(modifier.only.map((word) => argumentName(scope, word)))
  if (modifier.against)
    text +=
      sideWords(scope, modifier.query ?? '', modifier.against) ??
      m.against(partyPhrase(scope, modifier.against))
  if (modifier.from) text += m.from(partyPhrase(scope, modifier.from), isYesNo)
  if (modifier.while !== undefined) text += m.whileTrue(scope.walk.clause(scope, modifier.while))
  if (modifier.uses) {
    const { n, per = null, of } = modifier.uses
    text += m.uses(n, per, of === 'each')
  }
  return text
}

function partyPhrase(scope: Scope, filters: Filters) {
  // A party that is no unit says so by its type.
  return scope.walk.phrase({ ...scope, now: { focus: null } }, { kind: 'unit', ...filters }, 'many')
}

/** An argument of a question: a status, an ability, an action of the game. */
function argumentName(scope: Scope, word: string): string {
  const { book } = scope
  for (const section of ['statuses', 'basics', 'keywords', 'options'])
    if (book.find(section, word) !== undefined)
      return book.term({}, section, word).form('one', 'nom')
  const isTiming = Object.hasOwn(book.pack.manifest.timings, word)
  return isTiming ? book.text('heads', word) : book.text('abilities', '*', word)
}
