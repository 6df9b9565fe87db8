// The English log.
import { writeNumber } from '@cardwright/language/grammar'
import type { LogParts, LogTable } from '../log-parts.ts'
import { signed } from '@cardwright/language/english'

const at = (text: string): string => (text ? ` at${text}` : '')

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const fromDeck = (e: LogParts): string =>
  !e.has('of') ? '' : e.isReader('of') ? ' of your deck' : ` of ${e.seat('of')}’s deck`

const whose = (e: LogParts): string =>
  !e.has('seat') ? '' : e.isReader('seat') ? 'your ' : `${e.seat('seat')}’s `

export const englishLog: LogTable = {
  'match-started': () => 'The match begins',
  'turn-started': (e) => `Turn ${e.number('round')}: ${e.seat('seat')}`,
  'turn-ended': (e) => `${e.does('seat', 'ends', 'end')} the turn`,
  'round-started': (e) => `Round ${e.number('round')} begins`,
  'round-ended': (e) => `Round ${e.number('round')} ends`,
  'phase-entered': (e) => `Phase: ${e.word('phases', 'phase')}`,
  'turn-kept': (e) => `${e.does('seat', 'acts', 'act')} again`,
  passed: (e) => `${e.does('seat', 'passes', 'pass')}`,
  'round-won': (e) => `${e.does('seat', 'wins', 'win')} round ${e.number('round')}`,
  'match-ended': (e) => {
    const why = e.has('reason') ? ` (${e.word('endings', 'reason')})` : ''
    return e.has('winner')
      ? `${e.does('winner', 'wins', 'win')}${why}`
      : `The match is a draw${why}`
  },
  'ability-used': (e) => `${e.name('unit')} uses ${e.ability()}`,
  'ability-cancelled': (e) => `${e.ability()} of ${e.name('unit')} is cancelled`,
  'no-target': (e) => `${e.name('unit')} finds no target`,
  'step-skipped': (e) => `A step of ${e.name('unit')} is skipped`,
  'option-chosen': (e) => `${e.does('seat', 'chooses', 'choose')} ${e.word('options', 'option')}`,
  recharged: (e) => `${e.name('unit')} is recharged`,
  'window-opened': (e) => `${e.word('windows', 'window')}: there may be an answer`,
  'window-answered': (e) => `${e.does('seat', 'answers', 'answer')} with ${e.name('unit')}`,
  'window-closed': (e) => `${e.word('windows', 'window')}: no more answers`,
  entered: (e) =>
    `${e.name('unit')} enters${e.has('toLane') ? e.place('toLane') : at(e.place('toCell'))}`,
  left: (e) => `${e.name('unit')} leaves${e.place('fromCell', 'fromLane')}`,
  moved: (e) =>
    `${e.name('unit')} moves from${e.place('fromCell', 'fromLane')} to${e.place('toCell', 'toLane')}`,
  removed: (e) => `${e.name('unit')} is removed`,
  attached: (e) => `${e.name('card')} is attached to ${e.name('host')}`,
  'card-moved': (e) =>
    `${e.has('card') ? e.name('card') : 'A card'} goes from ${whose(e)}${e.word('zones', 'from')} to ${e.word('zones', 'to')}`,
  'card-drawn': (e) =>
    e.has('card') || e.number('count') <= 1
      ? `${e.does('seat', 'draws', 'draw')} ${e.has('card') ? e.name('card') : 'a card'}`
      : `${e.does('seat', 'draws', 'draw')} ${e.number('count')} cards`,
  'card-discarded': (e) =>
    e.has('card')
      ? `${e.does('seat', 'discards', 'discard')} ${e.name('card')}`
      : `${e.does('seat', 'discards', 'discard')} ${e.number('count')} ${e.number('count') === 1 ? 'card' : 'cards'}`,
  'card-played': (e) =>
    `${e.does('seat', 'plays', 'play')} ${e.name('card')}${e.has('lane') ? ` in${e.place('lane')}` : at(e.place('cell'))}`,
  'cards-seen': (e) =>
    `${e.does('seat', 'looks', 'look')} at ${cards(e.number('count'))}${fromDeck(e)}`,
  'cards-arranged': (e) =>
    `${e.does('seat', 'arranges', 'arrange')} ${cards(e.number('count'))}${fromDeck(e)}`,
  // a deck of the match belongs to nobody
  'deck-shuffled': (e) =>
    e.has('seat')
      ? `${e.does('seat', 'shuffles', 'shuffle')} the deck (${e.number('count')})`
      : `The deck is shuffled (${e.number('count')})`,
  damaged: (e) =>
    e.has('source')
      ? `${e.name('source')} deals ${e.number('amount')} damage to ${e.name('unit')}`
      : `${e.name('unit')} takes ${e.number('amount')} damage`,
  healed: (e) => `${e.name('unit')} restores ${e.resource('what', e.number('amount'))}`,
  dying: (e) => `${e.name('unit')} is dying`,
  died: (e) =>
    e.has('killer') ? `${e.name('killer')} kills ${e.name('unit')}` : `${e.name('unit')} dies`,
  prevented: (e) => `Prevented for ${e.name('unit')}`,
  'attack-declared': (e) => `${e.name('attacker')} attacks ${e.name('target')}`,
  'attack-redirected': (e) =>
    `${e.name('interceptor')} intercepts the attack of ${e.name('attacker')}`,
  rolled: (e) =>
    `${e.name('attacker')} rolls ${e.number('natural')}: ${e.number('total')} against ${e.number('needed')}`,
  'attack-landed': (e) =>
    `${e.name('attacker')} hits ${e.name('target')} for ${e.number('amount')}`,
  'attack-resolved': (e) => `The attack of ${e.name('attacker')} on ${e.name('target')} is over`,
  'attack-voided': (e) => `The attack of ${e.name('attacker')} comes to nothing`,
  'status-given': (e) => `${e.name('unit')} gets ${e.count('statuses', 'status', e.number('n'))}`,
  'status-cleared': (e) =>
    `${e.name('unit')} loses ${e.count('statuses', 'status', e.number('n'))}`,
  'status-moved': (e) => `${e.tokens()}: from ${e.name('unit')} to ${e.name('to')}`,
  'resource-changed': (e) =>
    `${e.holder()}: ${signed(e.number('amount'))} ${e.words('resources', 'what', e.number('amount'))} (now ${writeNumber(e.number('now'))})`,
  'modifier-added': (e) => `${e.name('unit')}: ${e.query()} changes`,
  'modifier-ended': (e) => `${e.name('unit')}: a change of ${e.query()} ends`,
  'budget-exceeded': () => 'A chain of effects was cut off',
}
