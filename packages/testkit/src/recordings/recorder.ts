// Records a match while it is played.
import {
  applyListed,
  askedSeat,
  createMatch,
  hash,
  legalActions,
  nameAction,
  outcome,
  type Action,
  type Game,
  type Match,
} from '@cardwright/engine'
import { listByte, stateByte } from './rerun.ts'
import type { Recording } from './shelf.ts'

/** Each distinct action once, in the order they were met. */
export class ActionList {
  readonly all: Action[] = []
  private readonly places = new Map<string, number>()

  constructor(known: readonly Action[] = []) {
    for (const action of known) this.place(action)
  }

  place(action: Action): number {
    const key = JSON.stringify(action)
    let place = this.places.get(key)
    if (place === undefined) {
      place = this.all.push(action) - 1
      this.places.set(key, place)
    }
    return place
  }
}

export interface RecordingPlan extends Pick<Recording, 'id' | 'setup' | 'bots'> {
  /** One packed action of the list. */
  choose(m: Match, seat: number): number
  /** A match that is longer is left there. */
  most: number
}

export function recordMatch(game: Game, plan: RecordingPlan, actions: ActionList): Recording {
  const { id, setup, bots, choose, most } = plan
  const m = createMatch(game, setup)
  const answers: number[] = []
  const states = [stateByte(m)]
  const lists: number[] = []
  let asked = ''
  for (let seat = askedSeat(m); seat !== null && answers.length < most; seat = askedSeat(m)) {
    asked += seat
    lists.push(listByte(legalActions(m, seat)))
    const packed = choose(m, seat)
    answers.push(actions.place(nameAction(m, packed)))
    applyListed(m, packed)
    states.push(stateByte(m))
  }
  return {
    id,
    pack: game.pack.hash,
    setup,
    bots,
    asked,
    answers,
    states: Uint8Array.from(states),
    lists: Uint8Array.from(lists),
    hash: hash(m),
    outcome: outcome(m),
  }
}
