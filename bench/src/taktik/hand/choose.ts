// What an answer does. Nothing is checked: the index comes from the list just made.
import {
  ATTACK,
  CANCEL_MALUS,
  COUNTER,
  DISCARD,
  DRAW,
  END_TURN,
  FIRE,
  FIRE_AT,
  MARCH,
  MARCH_TO,
  MOVEMENT,
  NEXT_PHASE,
  PASS,
  PLAY,
  PLAY_ON,
  RECRUIT_AT,
  REPLACE,
  RESOLUTION,
  RESOLVE,
  ROLL,
  STORE,
  STRIKE_ON,
  TACTIC_ON,
  TAKE_TACTIC,
  WINDOW,
  answers,
} from './answers.ts'
import { nextAttack, queueAttack, resolve, roll, unqueue } from './battle.ts'
import { counter, play, playOn, recruit } from './bonus.ts'
import { NONE, tacticKinds } from './cards.ts'
import { deploy } from './deployment.ts'
import { cancelBy, draw, strike, strikeOn } from './malus.ts'
import { march } from './march.ts'
import {
  held,
  now,
  shelf,
  shelved,
  storage,
  storageSize,
  stored,
  tactics,
  tacticsChosen,
} from './state.ts'
import { answerOn, answerWith, pass } from './tactics.ts'
import { beginTurn, endTurn } from './turn.ts'

export function choose(index: number): void {
  const answer = answers[index]
  switch (now.ask) {
    case TAKE_TACTIC:
      return takeTactic(answer)
    case DRAW:
      return draw()
    case MARCH_TO:
      return march(answer)
    case FIRE_AT:
      return queueAttack(answer)
    case PLAY_ON:
      return playOn(answer)
    case RECRUIT_AT:
      return recruit(answer)
    case COUNTER:
      return counter()
    case STRIKE_ON:
      return strikeOn(answer)
    case CANCEL_MALUS:
      return answer === PASS ? strike() : cancelBy(answer)
    case WINDOW:
      return answer === PASS ? pass() : answerWith(answer)
    case TACTIC_ON:
      return answerOn(answer)
    case RESOLVE:
      return resolve()
    default:
      return act(answer >> 10, answer & 1023)
  }
}

function takeTactic(place: number): void {
  const seat = now.asked
  const first = seat * tacticKinds
  tactics[seat * tacticsChosen + held[seat]++] = shelf[first + place]
  const last = first + --shelved[seat]
  for (let k = first + place; k < last; k++) shelf[k] = shelf[k + 1]
  if (held[seat] < tacticsChosen) return
  now.asked++
  if (now.asked === 1) return
  deploy()
  beginTurn(0)
}

function act(what: number, value: number): void {
  switch (what) {
    case MARCH:
      now.unit = value
      now.ask = MARCH_TO
      return
    case FIRE:
      now.unit = value
      now.ask = FIRE_AT
      return
    case PLAY:
      return play(value)
    case STORE:
      return store()
    case REPLACE:
      storage[now.active * storageSize + value] = now.drawn
      return settled()
    case DISCARD:
      return settled()
    case ROLL:
      return roll()
    case NEXT_PHASE:
      return nextPhase()
    case END_TURN:
      return endTurn()
    default:
      return unqueue(value)
  }
}

function store(): void {
  storage[now.active * storageSize + stored[now.active]++] = now.drawn
  settled()
}

/** Nothing waits any more. */
function settled(): void {
  now.drawn = NONE
  now.ask = RESOLUTION
}

function nextPhase(): void {
  if (now.phase === ATTACK) return nextAttack()
  now.ask = now.phase = now.phase === RESOLUTION ? MOVEMENT : ATTACK
}
