// English heads: prices, gates, limits, triggers, replacements.
import type { EventHead, HeadPatterns, StepPatterns } from '../patterns.ts'
import { writeSize } from '@cardwright/language/grammar'
import { times, nouns } from '@cardwright/language/english'

const when = (self: string | undefined, other: string): EventHead => ({
  ...(self ? { self: `when ${self}` } : {}),
  other: `when ${other}`,
})
const turn = (edge: string, what: string): EventHead => ({
  you: `at the ${edge} of your ${what}`,
  any: `at the ${edge} of each ${what}`,
  other: `at the ${edge} of {seat:gen} ${what}`,
})
const round = (edge: string): EventHead => ({
  you: `at the ${edge} of a round that you begin`,
  any: `at the ${edge} of each round`,
  other: `at the ${edge} of a round that {seat} begins`,
})
const player = (you: string, other: string): EventHead => ({
  you: `when you ${you}`,
  other: `when {seat} ${other}`,
})

const events: HeadPatterns['events'] = {
  'match-started': { other: 'at the start of the match' },
  'turn-started': turn('start', 'turn'),
  'turn-ended': turn('end', 'turn'),
  'round-started': round('start'),
  'round-ended': round('end'),
  'phase-entered': { ...player('enter a phase', 'enters a phase'), any: 'when a phase begins' },
  'turn-kept': player('act again', 'acts again'),
  passed: player('pass', 'passes'),
  'round-won': player('win a round', 'wins a round'),
  'match-ended': { other: 'when the match ends' },
  'ability-used': when('it uses an ability', '{subject} uses an ability'),
  'ability-cancelled': when('its ability is cancelled', 'an ability of {subject} is cancelled'),
  'no-target': when('it finds no target', '{subject} finds no target'),
  'step-skipped': when('a step of it is skipped', 'a step of {subject} is skipped'),
  'option-chosen': when('an option of it is chosen', 'an option of {subject} is chosen'),
  recharged: when('it is recharged', '{subject} is recharged'),
  'window-opened': { other: 'when there is a chance to react' },
  'window-answered': { other: 'when somebody reacts' },
  'window-closed': { other: 'when the chance to react is over' },
  entered: when('it enters the board', '{subject} enters the board'),
  left: when('it leaves the board', '{subject} leaves the board'),
  moved: when('it moves', '{subject} moves'),
  removed: when('it is removed', '{subject} is removed'),
  attached: when('it is attached', '{subject} is attached'),
  'card-moved': when('it changes zones', '{subject} changes zones'),
  'card-drawn': {
    self: 'when drawn',
    you: 'when you draw {subject}',
    other: 'when {seat} draws {subject}',
  },
  'card-discarded': {
    self: 'when discarded',
    you: 'when you discard {subject}',
    other: 'when {seat} discards {subject}',
  },
  'card-played': {
    self: 'when played',
    you: 'when you play {subject}',
    other: 'when {seat} plays {subject}',
  },
  'cards-seen': player('look at cards', 'looks at cards'),
  'cards-arranged': player('arrange cards', 'arranges cards'),
  'deck-shuffled': player('shuffle your deck', 'shuffles a deck'),
  damaged: when('damaged', '{subject} is damaged'),
  'damaged/source': when('it deals damage', '{subject} deals damage'),
  healed: when('healed', '{subject} is healed'),
  'healed/source': when('it heals', '{subject} heals'),
  dying: when('it dies', '{subject} dies'),
  died: when('it dies', '{subject} dies'),
  'dying/killer': when('it kills', '{subject} kills'),
  'died/killer': when('it kills a unit', '{subject} kills a unit'),
  prevented: when('something is prevented for it', 'something is prevented for {subject}'),
  'attack-declared': when('it attacks', '{subject} attacks'),
  'attack-declared/target': when('it is attacked', '{subject} is attacked'),
  'attack-redirected': when('its attack is redirected', 'an attack of {subject} is redirected'),
  'attack-redirected/interceptor': when(
    'it intercepts an attack',
    '{subject} intercepts an attack',
  ),
  'attack-redirected/target': when(
    'an attack is redirected to it',
    'an attack is redirected to {subject}',
  ),
  rolled: when('it rolls for an attack', '{subject} rolls for an attack'),
  'rolled/target': when('an attack on it is rolled', 'an attack on {subject} is rolled'),
  'attack-landed': when('its attack lands', 'an attack of {subject} lands'),
  'attack-landed/target': when('an attack on it lands', 'an attack on {subject} lands'),
  'attack-resolved': when('its attack is over', 'an attack of {subject} is over'),
  'attack-resolved/target': when('an attack on it is over', 'an attack on {subject} is over'),
  'attack-voided': when('its attack comes to nothing', 'an attack of {subject} comes to nothing'),
  'status-given': when('it gets a token', '{subject} gets a token'),
  'status-cleared': when('a token is taken off it', 'a token is taken off {subject}'),
  'status-moved': when('its tokens are moved', 'tokens of {subject} are moved'),
  'resource-changed': when('one of its numbers changes', 'a number of {subject} changes'),
  'modifier-added': when('an effect on it begins', 'an effect on {subject} begins'),
  'modifier-ended': when('an effect on it ends', 'an effect on {subject} ends'),
  'budget-exceeded': { other: 'when a chain of effects is cut off' },
}

const change = ([being, is]: readonly string[]) => ({
  instead: { self: `instead of ${being}`, other: `instead of {subject} ${being}` },
  before: { self: `before it ${is}`, other: `before {subject} ${is}` },
})

const PER = {
  entry: ' per entry',
  turn: ' per turn',
  round: ' per round',
  encounter: ' per encounter',
} as const

export const heads: HeadPatterns = {
  cost: (items) => items.join(', '),
  exhaust: (status) => `+${status.form('one', 'nom')}`,
  withStatus: (status) => `with ${status.form('one', 'nom')}`,
  without: (status) => `without ${status.form('one', 'nom')}`,
  ifTrue: (clause) => `if ${clause}`,
  whileTrue: (clause) => `while ${clause}`,
  limit: (n, per) =>
    per === 'life' ? (n === 1 ? 'only once' : `at most ${times(n)}`) : times(n) + PER[per],
  playableBy: (who) => (who === 'active' ? 'on your turn' : "on your opponent's turn"),
  exclusive: 'only one such effect per event',
  asOpponent: (body) => `your opponent chooses: ${body}`,
  events,
  before: change,
  dying: ['dying', 'dies'],
  may: (sentence) => `you may ${sentence}`,
  mayAll: 'you may do this',
  nothing: 'nothing happens',
}

export const steps: StepPatterns = {
  link: '. Then ',
  ifTrue: (clause, sentence) => `if ${clause}, ${sentence}`,
  times(size, sentence) {
    if (typeof size === 'number') return `${times(size)}: ${sentence}`
    if (typeof size === 'string') return `${size} times: ${sentence}`
    if (size.from === 0)
      return `up to ${size.to === 2 ? 'twice' : `${writeSize(size.to)} times`}: ${sentence}`
    return `${writeSize(size.from)}–${writeSize(size.to)} times: ${sentence}`
  },
  timesFor: (n, phrase, sentence) =>
    `${n === 1 ? '' : `${times(n)} `}for ${nouns.each(phrase).as('acc')}: ${sentence}`,
  choosing: (what, sentence) => `choose ${what.as('acc')}: ${sentence}`,
  may: (sentence) => `you may ${sentence}`,
  together: (isTogether) => (isTogether ? ' (all at once)' : ' (one after another)'),
}
