// Many matches in one request: integers in, integers out.
import { forwardAnswers } from '@cardwright/bots'
import {
  applyListed,
  createMatch,
  listActions,
  outcome,
  type Match,
  type Options,
  type Outcome,
} from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { writeCodes } from './codes.ts'
import type { Environments } from './environments.ts'
import { refuseHeld } from './held.ts'
import { encoderFor } from './observation.ts'
import { Wrong } from './wrong.ts'

interface Wishes {
  observe?: boolean
  codes?: boolean
}

interface Ended extends Outcome {
  env: number
}

export function resetAll(
  envs: Environments,
  given: Wishes & { count?: number; seed?: number; seats?: number; options?: Options },
): object {
  refuseHeld(envs, 'resetAll')
  const { count, seed = 1, seats, options } = given
  const setup = { ...(seats === undefined ? {} : { seats }), ...(options ? { options } : {}) }
  envs.checkRoom(count! - 1, envs.rules({ ...setup, seed }))
  for (let k = 0; k < count!; k++) envs.begin(k, { ...setup, seed: (seed + k) >>> 0 })
  return stateOf(envs, count!, given)
}

/** All answers are looked at before the first is given: of a wrong request nothing happens. */
export function stepAll(
  envs: Environments,
  given: Wishes & { actions?: number[]; restart?: boolean },
): object {
  refuseHeld(envs, 'stepAll')
  const actions = given.actions!
  const matches = actions.map((action, k) => fits(envs, action, k))
  const ended: Ended[] = []
  actions.forEach((action, k) => {
    if (action < 0) return
    const m = matches[k]
    // not the list of another match: each has its own
    applyListed(m, m.list[action])
    if (m.s[ENDED] === 0) return
    ended.push({ env: k, ...outcome(m)! })
    if (given.restart === true) restart(envs, k)
  })
  return { ...stateOf(envs, actions.length, given), ended }
}

function fits(envs: Environments, action: number, k: number): Match {
  const { match } = envs.get(k)
  if (action === -1) return match
  const at = `actions[${k}]`
  envs.toAnswer(k, at)
  const n = listActions(match)
  if (action >= 0 && action < n) return match
  throw new Wrong(
    'no-such-answer',
    at,
    `match ${k} has no answer ${action}; its list has ${n} (0 to ${n - 1})`,
  )
}

/** Match k of n plays seeds k, k + n, k + 2n …: no two ever play the same one. */
function restart(envs: Environments, k: number): void {
  const env = envs.get(k)
  const seed = (env.setup.seed + envs.all.size) >>> 0
  env.setup = { ...env.setup, seed }
  env.bots.clear()
  createMatch(envs.game, { ...env.setup, into: env.match })
}

let room = new Int32Array(1 << 16)

function withRoom(size: number): Int32Array {
  if (room.length < size) {
    const larger = new Int32Array(Math.max(size, room.length * 2))
    larger.set(room)
    room = larger
  }
  return room
}

const base64 = (end: number): string => Buffer.from(room.buffer, 0, end * 4).toString('base64')

let shorts = new Int16Array(0)

/** Two bytes a number: larger ones, of which there are hardly any, end at the largest. */
function shortBase64(end: number): string {
  if (shorts.length < end) shorts = new Int16Array(room.length)
  for (let k = 0; k < end; k++) {
    const value = room[k]
    shorts[k] = value > 32_767 ? 32_767 : value < -32_768 ? -32_768 : value
  }
  return Buffer.from(shorts.buffer, 0, end * 2).toString('base64')
}

function stateOf(envs: Environments, count: number, wishes: Wishes): object {
  const asked: number[] = []
  const answers: number[] = []
  for (let k = 0; k < count; k++) {
    const { match } = envs.get(k)
    const isOver = match.s[ENDED] !== 0
    asked.push(isOver ? -1 : match.s[ASK])
    answers.push(isOver ? 0 : forwardAnswers(match))
  }
  return {
    asked,
    answers,
    ...(wishes.observe ? observations(envs, asked, answers) : {}),
    ...(wishes.codes ? { codes: codes(envs, answers) } : {}),
  }
}

/** One behind the other: `lengths` says where each ends. A match that is over shows itself to a spectator. */
function observations(envs: Environments, asked: readonly number[], answers: readonly number[]) {
  const lengths: number[] = []
  let end = 0
  asked.forEach((seat, k) => {
    const { match } = envs.get(k)
    const encoder = encoderFor(match.rules)
    const from = end
    end = encoder.write(match, seat, answers[k], withRoom(end + encoder.most), end)
    lengths.push(end - from)
  })
  return { observations: shortBase64(end), lengths }
}

function codes(envs: Environments, answers: readonly number[]): string {
  let end = 0
  answers.forEach((n, k) => {
    end = writeCodes(envs.get(k).match, n, withRoom(end + n), end)
  })
  return base64(end)
}
