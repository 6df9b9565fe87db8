// A toy game for the tests of texts: a word of every kind, in both languages.
import type {
  Ability,
  Amount,
  Condition,
  Manifest,
  Modifier,
  Pack,
  Target,
} from '../../src/language.ts'
import { abilityText } from '../../src/text/index.ts'

const yesNo = { kind: 'yesNo', of: 'unit', base: true } as const
const number = { kind: 'number', of: 'unit' } as const

const manifest: Manifest = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 2 },
  space: { kind: 'grid', rows: 5, cols: 5, adjacency: 'step', labels: 'row-letter' },
  classes: {
    piece: { place: 'board', card: 'makes' },
    spell: { place: 'none', card: 'makes' },
    rock: { place: 'board', terrain: true },
    marker: { place: 'beside' },
  },
  zones: {
    deck: { per: 'seat', seen: 'nobody', role: 'deck' },
    hand: { per: 'seat', seen: 'owner', role: 'hand' },
    discard: { per: 'seat', seen: 'all', role: 'discard' },
    market: { per: 'match', seen: 'all' },
  },
  resources: {
    mana: { of: 'seat', min: 0 },
    life: { of: 'unit', vital: true },
    points: { of: 'seat' },
    tide: { of: 'world' },
  },
  queries: {
    power: number,
    speed: number,
    cost: { kind: 'number', of: 'card', base: { cost: 'mana' } },
    canAttack: yesNo,
    canMove: yesNo,
    canReceive: yesNo,
    playedTo: { kind: 'symbol', of: 'card', base: 'discard', values: ['discard', 'hand'] },
  },
  computed: ['hurt'],
  counters: ['round'],
  fields: { colour: ['red', 'blue'] },
  types: ['beast', 'machine'],
  tags: ['swamp'],
  phases: ['draw', 'main'],
  timings: {
    act: { from: 'board', head: 'act' },
    deploy: { from: 'board', head: 'deploy' },
    play: { from: ['hand'], head: 'play' },
  },
  windows: {
    beforeMove: {
      asks: ['active', 'opponent'],
      answers: 1,
      pending: { attacker: 'unit', target: 'unit', roll: 'number' },
    },
  },
  events: { 'moon-rose': ['seat:seat', 'unit:unit', 'n:number'] },
  ownVerbs: { bless: { takes: { amount: 'amount' } }, reroll: { isAnswer: true } },
  regions: ['edge'],
  partitions: ['row'],
  damageTypes: ['fire'],
  tracks: ['body'],
  exhaustion: 'tired',
  policies: {
    commit: 'chain',
    cancel: 'free',
    needsTarget: true,
    together: false,
    choice: 'chooser',
  },
}

const english = {
  names: { wolf: 'Wolf|Wolves', owl: 'Owl', bolt: 'Bolt', hill: 'Hill', omen: 'Omen' },
  abilities: { wolf: { bite: 'Bite' } },
  statuses: { stun: 'Stun', shield: 'Shield', tired: 'Fatigue #mass' },
  keywords: { flying: 'Flight #mass' },
  basics: { walk: 'Walk' },
  types: { beast: 'beast', machine: 'machine' },
  zones: { deck: 'deck', hand: 'hand', discard: 'discard pile', market: 'market' },
  resources: { mana: 'mana #mass', life: 'life #mass', points: 'point', tide: 'tide #mass' },
  queries: {
    power: 'power #mass',
    speed: 'speed #mass',
    cost: 'cost',
    canAttack: { name: 'attacking', forbid: 'cannot attack', allow: 'can attack' },
    canMove: { forbid: 'cannot move', allow: 'can move' },
    canReceive: { forbid: 'cannot get tokens', allow: 'can get tokens' },
    playedTo: {
      values: { discard: 'is discarded|are discarded', hand: 'returns to hand|return to hand' },
    },
  },
  stats: { hurt: { name: 'missing life #mass', some: 'wounded' } },
  counters: { round: 'round number' },
  fields: { colour: { name: 'colour', values: { red: 'red', blue: 'blue' } } },
  tags: { swamp: 'swamp|swamps' },
  phases: { draw: 'draw', main: 'main' },
  heads: { act: '', deploy: 'Deploy', play: '' },
  windows: { beforeMove: 'Before a move' },
  events: {
    'moon-rose': { log: 'The moon rises for {seat}: {unit} ({n})' },
    'moon-rose/unit': { other: 'when the moon rises over {subject}' },
  },
  verbs: { bless: 'bless {whom} with {amount} light', reroll: 'reroll the die' },
  regions: { edge: 'on the edge' },
  partitions: { row: 'in the same row' },
  damageTypes: { fire: 'fire' },
  tracks: { body: 'body' },
  contexts: { climb: 'Climbing' },
  lasts: { played: 'last played' },
  options: { left: 'Left', right: 'Right' },
  prompts: { sacrifice: 'Whom do you give up?' },
  endings: { edge: 'reached the edge' },
}

const russian = {
  names: { wolf: 'Волк', owl: 'Сова', bolt: 'Молния', hill: 'Холм', omen: 'Знамение' },
  abilities: { wolf: { bite: 'Укус' } },
  statuses: { stun: 'Оглушение', shield: 'Щит', tired: 'Усталость #f mass' },
  keywords: { flying: 'Полёт' },
  basics: { walk: 'Ходьба' },
  types: { beast: 'зверь #m a', machine: 'машина' },
  zones: { deck: 'колода', hand: 'рука', discard: 'сброс', market: 'рынок|рынка #на' },
  resources: {
    mana: 'мана #mass',
    life: 'жизнь #f mass',
    points: 'очко|очка|очки|очков',
    tide: 'прилив #mass',
  },
  queries: {
    power: 'сила',
    speed: 'скорость #f',
    cost: 'стоимость #f',
    canAttack: {
      name: 'атака',
      forbid: 'не может атаковать|не могут атаковать',
      allow: 'может атаковать|могут атаковать',
    },
    canMove: {
      forbid: 'не может двигаться|не могут двигаться',
      allow: 'может двигаться|могут двигаться',
    },
    canReceive: {
      forbid: 'не может получать жетоны|не могут получать жетоны',
      allow: 'может получать жетоны|могут получать жетоны',
    },
    playedTo: {
      values: {
        discard: 'уходит в сброс|уходят в сброс',
        hand: 'возвращается в руку|возвращаются в руку',
      },
    },
  },
  stats: { hurt: { name: 'нехватка жизни', some: 'раненый' } },
  counters: { round: 'номер раунда' },
  fields: { colour: { name: 'цвет', values: { red: 'красный', blue: 'синий' } } },
  tags: { swamp: 'болото' },
  phases: { draw: 'Добор', main: 'Главная' },
  heads: { act: '', deploy: 'Выход', play: '' },
  windows: { beforeMove: 'Перед ходом' },
  events: {
    'moon-rose': { log: 'Луна восходит для {seat}: {unit} ({n})' },
    'moon-rose/unit': { other: 'когда луна восходит над {subject:ins}' },
  },
  verbs: {
    bless: 'благословите {whom} на {amount} света',
    reroll: 'перебросьте кубик|перебросить кубик',
  },
  regions: { edge: 'на краю' },
  partitions: { row: 'в одном ряду' },
  damageTypes: { fire: 'огненный' },
  tracks: { body: 'тело' },
  contexts: { climb: 'Подъём' },
  lasts: { played: 'последний сыгранный' },
  options: { left: 'Налево', right: 'Направо' },
  prompts: { sacrifice: 'Кем вы жертвуете?' },
  endings: { edge: 'дошёл до края' },
}

/** The toy pack whose Wolf carries these abilities. */
export function toyPack(abilities: Ability[] = []): Pack {
  return {
    manifest,
    definitions: [
      { id: 'wolf', class: 'piece', types: ['beast'], abilities },
      { id: 'owl', class: 'piece', types: ['beast'] },
      { id: 'bolt', class: 'spell' },
      { id: 'hill', class: 'rock' },
      {
        id: 'omen',
        class: 'marker',
        abilities: [{ on: 'turn-ended', seat: 'own', steps: [{ do: 'draw', amount: 1 }] }],
      },
    ],
    statuses: [
      { id: 'stun', stacks: true, token: true },
      { id: 'shield', stacks: true, token: true },
      { id: 'tired', stacks: false },
    ],
    keywords: [{ id: 'flying' }],
    basics: [],
    decks: [],
    balance: { half: { value: 0.5, unit: 'factor' }, three: { value: 3, unit: 'damage' } },
    text: { en: english, ru: russian },
    hash: '',
  }
}

/** The ability of a piece, in English and in Russian. */
export function say(ability: Ability): [en: string, ru: string] {
  const pack = toyPack([ability])
  return [abilityText(pack, ability, 'en'), abilityText(pack, ability, 'ru')]
}

type Steps = NonNullable<Ability['steps']>

export const enemy: Target = { kind: 'unit', side: 'opponent' }
export const own: Target = { kind: 'unit', side: 'own' }
const oneCard: Steps = [{ do: 'draw', amount: 1 }]

/** An activated ability without a head. */
export const act = (...steps: Steps): Ability => ({ when: 'act', steps })
/** 1 damage to a chosen unit with these filters. */
export const hit = (target: Partial<Target>): Ability =>
  act({ do: 'damage', amount: 1, target: { kind: 'unit', ...target } })
/** Asks for a target of this shape. */
export const pick = (target: Target): Ability => act({ do: 'select', target })
export const draws = (amount: Amount): Ability => act({ do: 'draw', amount })
/** Draws a card if the condition holds. */
export const gate = (condition: Condition): Ability => ({
  when: 'act',
  if: condition,
  steps: oneCard,
})
export const passive = (...modifiers: Partial<Modifier>[]): Ability => ({
  passive: modifiers.map((modifier) => ({ of: 'self', ...modifier })),
})
/** +1 power for the source, with these fields. */
export const mod = (step: Partial<Steps[0]>): Ability =>
  act({ do: 'modify', query: 'power', add: 1, each: 'self', ...step })
/** Draws a card on an event. */
export const on = (event: string, more: Partial<Ability> = {}): Ability => ({
  on: event,
  steps: oneCard,
  ...more,
})
/** Draws a card at an opportunity of the source. */
export const when = (more: Partial<Ability>): Ability => ({ when: 'act', steps: oneCard, ...more })
/** Draws a card instead of a change of the source. */
export const before = (verb: string, more: Partial<Ability> = {}): Ability => ({
  before: verb,
  of: 'self',
  steps: [{ do: 'cancel', what: 'event' }, ...oneCard],
  ...more,
})
