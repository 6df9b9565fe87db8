// What the kit checks automatically after every scenario: no choice left open, JSON survival, replay,
// undo and redo, and no leak of hidden information.
import {
  applyAction,
  clone,
  hash,
  legalActions,
  loadMatch,
  Match,
  rollBack,
  saveMatch,
  SPECTATOR,
  viewFor,
} from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import type { Action, Game, Options } from '@cardwright/engine'
import { ASK } from '@cardwright/engine/block'
import { answersOf, isFlowQuestion } from './act.ts'
import { seatName } from './words.ts'

/** Says what is wrong; nothing when all is well. */
type Say = (message: string) => void

export interface Played {
  game: Game
  options: Options
  /** The given state, untouched, and the scripted chance it began with. */
  start: Match
  script: number[] | null
  log: { seat: number; action: Action }[]
  /** Hash of the state the scenario ended in. */
  end: string
}

export function checkNoOpenChoice(m: Match, say: Say): void {
  if (isFlowQuestion(m)) return
  say(
    `the scenario ends in an unanswered choice of ${seatName(m.s[ASK])} (${answersOf(m).join(', ')}); answer it, or write open: true`,
  )
}

/** Save, write as JSON, read, load: the same state with the same answers. */
export function checkJson(game: Game, options: Options, m: Match, say: Say): void {
  const loaded = loadMatch(game, JSON.parse(JSON.stringify(saveMatch(m, options))))
  if (hash(loaded) !== hash(m)) say('saving and loading the match changes its state')
  const seat = m.s[ASK]
  if (seat < 0) return
  if (JSON.stringify(legalActions(loaded, seat)) !== JSON.stringify(legalActions(m, seat)))
    say('saving and loading the match changes the list of legal actions')
}

function freshCopy({ start, script }: Played): Match {
  const m = clone(start)
  m.script = script === null ? null : [...script]
  return m
}

function playOn(m: Match, log: Played['log'], say: Say): boolean {
  return log.every(({ seat, action }, i) => {
    const answer = applyAction(m, seat, action)
    if (!answer.ok) say(`played again, answer ${i + 1} is refused (${answer.refusal.code})`)
    return answer.ok
  })
}

export function checkReplay(played: Played, say: Say): void {
  const m = freshCopy(played)
  if (playOn(m, played.log, say) && hash(m) !== played.end)
    say('the same answers from the same state lead to another state')
}

/** Do everything, take everything back, do it again. */
export function checkUndo(played: Played, say: Say): void {
  const m = freshCopy(played)
  const before = hash(m)
  m.journal = true
  const mark = m.written
  if (!playOn(m, played.log, say)) return
  rollBack(m, mark)
  if (hash(m) !== before) return say('undoing everything does not lead back to the given state')
  m.script = played.script === null ? null : [...played.script]
  if (playOn(m, played.log, say) && hash(m) !== played.end)
    say('doing it again after undoing it leads to another state')
}

/** Two worlds that a viewer cannot tell apart must look the same to them, byte for byte. */
export function checkLeak(m: Match, seed: number, say: Say): void {
  const world = new Match(m.rules)
  for (let seat = SPECTATOR; seat < m.rules.things.seats; seat++) {
    const viewer = seat === SPECTATOR ? ('spectator' as const) : seat
    const real = JSON.stringify(viewFor(m, viewer))
    for (const other of [seed, seed + 1]) {
      imagine(m, seat, other, world)
      if (JSON.stringify(viewFor(world, viewer)) !== real)
        return say(
          `what ${seat < 0 ? 'a spectator' : seatName(seat)} is shown depends on what they may not know`,
        )
    }
  }
}
