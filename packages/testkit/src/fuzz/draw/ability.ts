// A whole ability, drawn from what the language says of itself, and what bears it.
import type { Ability } from '@cardwright/engine'
import { type ABILITY_FIELDS, KIND_TAKES } from '@cardwright/language'
import { Random } from '../../battery/random.ts'
import type { Slot } from '../probe/cards.ts'
import type { Board } from '../probe/manifest.ts'
import { passive } from './modifiers.ts'
import { condition, filters, small } from './nouns.ts'
import { percent, weighted, type Scope } from './scope.ts'
import { steps } from './steps.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'

export interface Drawn {
  board: Board
  slot: Slot
  ability: Ability
}

const WORDS: Record<Board, Vocabulary> = {
  grid: vocabularyOf('grid'),
  lanes: vocabularyOf('lanes'),
}

/** The same for the same seed. */
export function drawAbility(seed: number): Drawn {
  const random = new Random(seed * 2654435761)
  // numbers beside each other begin alike
  for (let k = 0; k < 3; k++) random.below(2)
  const board = random.below(4) === 0 ? 'lanes' : 'grid'
  const kind = random.pick([
    'when',
    'when',
    'when',
    'on',
    'on',
    'before',
    'answer',
    'passive',
  ] as const)
  const slot = slotFor(random, kind)
  const words = WORDS[board]
  const scope: Scope = {
    random,
    words,
    board,
    slot,
    kind,
    isCard: slot === 'spell',
    payload: new Map(),
    root: null,
    names: new Map(),
    it: null,
    target: null,
    depth: 0,
  }
  return { board, slot, ability: withoutIdleNames(abilityOf(scope)) }
}

function slotFor(random: Random, kind: Scope['kind']): Slot {
  if (kind === 'when') return random.pick(['piece', 'piece', 'spell'])
  if (kind === 'answer') return random.pick(['piece', 'spell'])
  return random.pick(['piece', 'piece', 'status', 'status', 'keyword', 'omen'])
}

function abilityOf(scope: Scope): Ability {
  const { random, words, kind, slot } = scope
  const fields = (inner: Scope, head: object): Ability => {
    const drawn: Record<string, unknown> = { ...head }
    for (const name of KIND_TAKES[kind]) {
      if (name === 'steps') drawn.steps = steps(inner)
      else if (percent(inner, ODDS[name] ?? 5)) drawn[name] = field(inner, name)
    }
    if (drawn.role !== undefined) drawn.of ??= filters(inner, 'unit')
    return drawn as Record<string, unknown> & Ability
  }
  if (kind === 'when')
    return fields(scope, {
      when: slot === 'spell' ? random.pick(['play', 'play', 'pawn']) : random.pick(['act', 'tend']),
    })
  if (kind === 'passive')
    return fields(scope, {
      passive: Array.from({ length: 1 + random.below(2) }, () => passive(scope)),
    })
  if (kind === 'answer')
    return fields(
      {
        ...scope,
        root: 'pending',
        payload: new Map(Object.entries(words.manifest.windows!.dusk.pending)),
      },
      { answer: 'dusk' },
    )
  const table = kind === 'on' ? words.events : words.changes
  const name = random.pick(Object.keys(table))
  const payload = new Map(table[name].map((one) => one.split(':') as [string, string]))
  return fields({ ...scope, root: 'event', payload }, { [kind]: name })
}

/** How often a field is drawn, in a hundred; what is not here 5 times. */
const ODDS: Partial<Record<string, number>> = {
  if: 25,
  of: 55,
  seat: 20,
  cost: 15,
  limit: 12,
  optional: 12,
  lastKnown: 12,
}

function field(scope: Scope, name: keyof typeof ABILITY_FIELDS): unknown {
  const { random, payload } = scope
  const roles = [...payload].filter(
    ([, kind]) => kind === 'unit' || kind === 'card' || kind === 'any',
  )
  switch (name) {
    case 'if':
      return condition(scope)
    case 'of':
      return percent(scope, 50) ? 'self' : filters(scope, 'unit')
    case 'role':
      return roles.length > 0 ? random.pick(roles)[0] : 'unit'
    case 'seat':
      return random.pick(['own', 'opponent', 'other', 'any'])
    case 'name':
      return 'trial'
    case 'cost':
      return weighted<object>(scope, [
        [4, { mana: small(scope) }],
        [1, { exhaust: true }],
        [1, { mana: 1, exhaust: true }],
      ])
    case 'limit':
      return { n: small(scope), per: random.pick(['entry', 'turn', 'round', 'life']) }
    case 'exclusive':
      return 'group'
    case 'playableBy':
      return random.pick(['active', 'opponent', 'either'])
    case 'tags':
      return [random.pick(['thorns', 'frost'])]
    default:
      return percent(scope, 80)
  }
}

/** A name that nobody reads is a mistake that says nothing new. */
function withoutIdleNames(ability: Ability): Ability {
  const text = JSON.stringify(ability)
  const visit = (list: NonNullable<Ability['steps']>): void => {
    for (const step of list) {
      if (
        step.as !== undefined &&
        !text.includes(`"@${step.as}"`) &&
        !text.includes(`"@${step.as}.`)
      )
        delete step.as
      if (Array.isArray(step.steps)) visit(step.steps)
    }
  }
  visit(ability.steps ?? [])
  return ability
}
