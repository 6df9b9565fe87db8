// Events: what each tells, and the everyday words for it. Their payloads are in the engine.
import type { EventName } from '@cardwright/engine'

interface EventWords {
  meaning: string
  also?: readonly string[]
}

export const EVENT_WORDS: Readonly<Record<EventName, EventWords>> = {
  'match-started': { meaning: 'set-up is done' },
  'turn-started': { meaning: 'a turn begins', also: ['startOfTurn', 'turnStart', 'upkeep'] },
  'turn-ended': { meaning: 'a turn ends', also: ['endOfTurn', 'turnEnd'] },
  'round-started': { meaning: 'a round begins', also: ['startOfRound', 'roundStart'] },
  'round-ended': { meaning: 'a round ends', also: ['endOfRound', 'roundEnd'] },
  'phase-entered': { meaning: 'a phase begins' },
  'turn-kept': { meaning: 'the same seat goes on (`again`)' },
  passed: { meaning: 'a seat passed' },
  'round-won': { meaning: 'a round is won' },
  'match-ended': { meaning: 'the match is over' },
  'ability-used': {
    meaning: 'an activated ability has run to its end',
    also: ['used', 'activated'],
  },
  'ability-cancelled': { meaning: 'it was cancelled at its price (policy `spent`)' },
  'no-target': { meaning: 'a step found nobody' },
  'step-skipped': { meaning: 'a step did nothing' },
  'option-chosen': { meaning: 'an option was chosen' },
  recharged: { meaning: 'charges came back' },
  'window-opened': { meaning: 'seats may answer' },
  'window-answered': { meaning: 'one did' },
  'window-closed': { meaning: 'it goes on' },
  entered: {
    meaning: 'a thing came onto the board',
    also: ['enters', 'summoned', 'spawned', 'deployed', 'enterPlay'],
  },
  left: { meaning: 'it went to a zone without dying', also: ['leaves', 'returned'] },
  moved: { meaning: 'it changed its place', also: ['moves', 'move'] },
  removed: { meaning: 'it left the match without dying' },
  attached: { meaning: 'a card became part of a host' },
  'card-moved': { meaning: 'a card changed its zone' },
  'card-drawn': { meaning: 'a card was drawn', also: ['draws', 'drawn'] },
  'card-discarded': { meaning: 'a card was discarded', also: ['discards', 'discarded'] },
  'card-played': { meaning: 'a card has run to its end', also: ['plays', 'played'] },
  'cards-seen': { meaning: 'a seat looked at cards; told to that seat only' },
  'cards-arranged': { meaning: 'they were put in place' },
  'deck-shuffled': { meaning: 'a pile was shuffled' },
  damaged: { meaning: 'a thing took damage', also: ['hit', 'hurt', 'damage'] },
  healed: { meaning: 'a pool was filled up', also: ['heals', 'heal'] },
  dying: {
    meaning: 'death is certain; it still stands on the board',
    also: ['dies', 'death', 'onDeath', 'killed', 'destroyed'],
  },
  died: { meaning: 'it is gone' },
  prevented: { meaning: 'a change was cancelled' },
  'attack-declared': { meaning: 'an attack has its final target', also: ['attacks', 'attacking'] },
  'attack-redirected': { meaning: 'it has another target' },
  rolled: { meaning: 'a die fell' },
  'attack-landed': { meaning: 'the blow fell, with amount 0 too' },
  'attack-resolved': { meaning: 'the attack is over', also: ['attacked'] },
  'attack-voided': { meaning: 'it could not go on' },
  'status-given': { meaning: 'tokens were added', also: ['given', 'afflicted'] },
  'status-cleared': { meaning: 'tokens were taken off', also: ['cleared'] },
  'status-moved': { meaning: 'tokens went to another thing' },
  'resource-changed': { meaning: 'a resource changed, by what really changed' },
  'modifier-added': { meaning: 'a modifier was put on a thing' },
  'modifier-ended': { meaning: 'its time was over' },
  'budget-exceeded': { meaning: 'a loop was ended' },
}
